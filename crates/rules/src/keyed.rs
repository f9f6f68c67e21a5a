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
        struct Keys<T>(PhantomData<T>);
        impl<'de, T: Keyed + Deserialize<'de>> Visitor<'de> for Keys<T> {
            type Value = Object<T>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(T::WHAT)
            }

            fn visit_map<A: MapAccess<'de>>(self, keys: A) -> Result<Object<T>, A::Error> {
                T::deserialize(MapAccessDeserializer::new(keys)).map(Object)
            }
        }
        deserializer.deserialize_map(Keys(PhantomData))
    }
}

/// The same for a field.
pub(crate) fn object<'de, T: Keyed + Deserialize<'de>, D: Deserializer<'de>>(deserializer: D) -> Result<T, D::Error> {
    Object::deserialize(deserializer).map(|Object(read)| read)
}
