//! The numbers behind the judgement. The rules give most of what a table is worth; these say the rest: how sure
//! anything is while turns are left, and what money and abilities will still bring. Found by play against
//! variants of itself.

/// What cannot be read off the rules. "Points" are those of 9.8.
#[derive(Clone, Copy, Debug)]
pub(super) struct Weights {
    /// How far a comparison with Rome can still move in one turn, in symbols; over several it grows as their root.
    pub drift: f32,
    /// What Rome's face-down cards can move it while they are unknown (9.5), in symbols.
    pub hidden: f32,
    /// How far a difference in points moves in one turn.
    pub points_drift: f32,
    /// How far the lead in Intrigue moves in one turn (6.5), in symbols.
    pub intrigue_drift: f32,
    /// How far a difference in money moves in one turn, in Aurei.
    pub money_drift: f32,
    /// A card in hand against the same card in the display, when there is time to play it: it may still be cut short,
    /// and counts for nothing until then.
    pub patience: f32,
    /// Cards one plays in a turn, on average: the first is free, more cost more (6.1).
    pub plays: f32,
    /// Points that the first Aureus brings while there is time to spend it. A price of 2 or so buys a symbol, and a
    /// symbol is worth up to 5 points, but only one group can be bought in a turn (5.1).
    pub aureus: f32,
    /// The purse, in Aurei, at which one more is worth a quarter of the first: dearer groups are rare.
    pub purse: f32,
    /// Points a turn for each Aureus off the price (5.2): less than an Aureus, for one does not buy in every turn.
    pub discount: f32,
    /// Points a turn for each step of Religion (4.2): a better card kept, a worse one for Rome.
    pub foresight: f32,
    /// Points a turn for each step of Militia (4.3): one more card.
    pub levy_of_one: f32,
    /// Points a turn for each step of Scouts (6.2): a free card.
    pub free_play: f32,
    /// Points a turn lost for each step of Adversaries (7.5): a card, and Rome has it.
    pub tribute: f32,
    /// Points a turn for each card in the largest category, which will pay that much (7.2).
    pub income: f32,
    /// The chance that a seat still to move this round leaves a given group to Rome (9.1).
    pub leaves: f32,
    /// How much better than the average card is the best of one more card to come (4.1).
    pub choice: f32,
    /// Solitaire: what a point of means adds to every comparison with Rome, in symbols.
    pub solo_means: f32,
}

impl Weights {
    pub const TRIED: Weights = Weights {
        drift: 0.7,
        hidden: 0.5,
        points_drift: 2.0,
        intrigue_drift: 0.6,
        money_drift: 1.5,
        patience: 0.8,
        plays: 1.4,
        aureus: 0.8,
        purse: 8.0,
        discount: 0.3,
        foresight: 0.3,
        levy_of_one: 1.0,
        free_play: 0.4,
        tribute: 0.8,
        income: 0.15,
        leaves: 0.75,
        choice: 0.3,
        solo_means: 0.06,
    };
}
