//! The trained judgement: what one seat knows, turned into [`Features`], and a small network that reads a chance of
//! winning off them.

mod bare;
mod features;
mod learn;
mod network;
mod policy;
mod quick;
mod reader;
mod thorough;
mod weights;

pub use bare::Bare;
pub use features::{Features, Sight, TurnSeen};
pub use learn::{Learner, Lesson};
pub use network::{Judgement, Mind, Network, Players};
pub use policy::{Choices, Policy};
pub use quick::Quick;
pub use reader::Reader;
pub use thorough::{Alone, Thorough};
pub use weights::{Family, WeightsError};
