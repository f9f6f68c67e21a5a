//! JSON that is to be an object with keys and nothing else.

use std::fmt;
use std::marker::PhantomData;

use serde::de::value::MapAccessDeserializer;
use serde::de::{MapAccess, Visitor};
use serde::{Deserialize, Deserializer};

/// What is written as an object, and how to say so to somebody who wrote something else.
pub(crate) trait Keyed {
    const WHAT: &'static str;
}

/// Read from an object only: serde by itself would take a list of the values in order as well.
pub(crate) struct Object<T>(pub T);

impl<'de, T: Keyed + Deserialize<'de>> Deserialize<'de> for Object<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Object<T>, D::Error> {
        from_object(deserializer, T::WHAT).map(Object)
    }
}

/// Reads something from a JSON object and from nothing else; `what` is told to who wrote something else. For all who read JSON
/// from strangers: a type that reads itself would take a list of its values as well.
pub fn from_object<'de, T: Deserialize<'de>, D: Deserializer<'de>>(
    deserializer: D,
    what: &'static str,
) -> Result<T, D::Error> {
    struct Keys<T>(&'static str, PhantomData<T>);

    impl<'de, T: Deserialize<'de>> Visitor<'de> for Keys<T> {
        type Value = T;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str(self.0)
        }

        fn visit_map<A: MapAccess<'de>>(self, keys: A) -> Result<T, A::Error> {
            T::deserialize(MapAccessDeserializer::new(keys))
        }
    }

    deserializer.deserialize_map(Keys(what, PhantomData))
}

/// The same for a field.
pub(crate) fn object<'de, T: Keyed + Deserialize<'de>, D: Deserializer<'de>>(deserializer: D) -> Result<T, D::Error> {
    Object::deserialize(deserializer).map(|Object(read)| read)
}
