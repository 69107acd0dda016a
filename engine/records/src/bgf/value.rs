//! The values of a document that are used.

use std::fmt;

use serde::de::{DeserializeSeed, Deserializer, Error as _, IgnoredAny, MapAccess, SeqAccess, Visitor};

/// The names of the fields that are used. All others are skipped.
const NAMES: [&str; 54] = [
    "matchlen",
    "gameMode",
    "date",
    "nameGreen",
    "nameRed",
    "location",
    "event",
    "round",
    "comment",
    "site",
    "extMatchID",
    "useCrawford",
    "useJacoby",
    "ratingGreen",
    "ratingRed",
    "finalGreen",
    "finalRed",
    "games",
    "wonPoints",
    "scoreGreen",
    "scoreRed",
    "initial",
    "cube",
    "points",
    "egyptian",
    "cubeOwner",
    "moves",
    "type",
    "red",
    "green",
    "player",
    "from",
    "to",
    "equity",
    "moveAnalysis",
    "move",
    "eq",
    "ply",
    "myWins",
    "myGammon",
    "myBackGammon",
    "oppGammon",
    "oppBackGammon",
    "matchEquity",
    "emg",
    "hasEMG",
    "cubeDecision",
    "eqNoDouble",
    "eqDoubleTake",
    "eqDoublePass",
    "eqCubeFul",
    "text",
    "wasResignation",
    "annotator",
];

/// The number of bytes of a text that count as one value against the limit.
const BYTES_A_NODE: usize = 32;

/// A value. A number that the document writes as a text is kept as a text.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Value {
    Nothing,
    Flag(bool),
    Number(f64),
    Text(Box<str>),
    List(Vec<Value>),
    /// Fields by their index in [`NAMES`].
    Fields(Vec<(u8, Value)>),
}

/// The value of a missing field.
static NOTHING: Value = Value::Nothing;

impl Value {
    /// Returns a field, or [`NOTHING`] if the field is missing or its name is not in [`NAMES`].
    pub(super) fn get(&self, name: &str) -> &Value {
        let Value::Fields(fields) = self else { return &NOTHING };
        let found = fields.iter().find(|(index, _)| NAMES.get(usize::from(*index)) == Some(&name));
        found.map_or(&NOTHING, |(_, value)| value)
    }

    pub(super) fn list(&self) -> &[Value] {
        if let Value::List(values) = self { values } else { &[] }
    }

    /// Returns a text of one line, without control characters.
    pub(super) fn text(&self) -> String {
        self.lines().replace('\n', " ")
    }

    /// Returns a text, without control characters other than the ends of its lines.
    pub(super) fn lines(&self) -> String {
        let Value::Text(text) = self else { return String::new() };
        let kept: String = text.chars().filter(|one| !one.is_control() || *one == '\n').collect();
        kept.trim().to_owned()
    }

    /// Returns a finite number, even if it is written as a text.
    pub(super) fn number(&self) -> Option<f64> {
        let number = match self {
            Value::Number(number) => *number,
            Value::Text(text) => text.parse().ok()?,
            _ => return None,
        };
        number.is_finite().then_some(number)
    }

    /// Returns a whole number.
    pub(super) fn whole(&self) -> Option<i32> {
        let number = self.number().filter(|number| number.fract() == 0.0)?;
        let fits = f64::from(i32::MIN) <= number && number <= f64::from(i32::MAX);
        #[expect(clippy::cast_possible_truncation, reason = "the range was checked just above")]
        fits.then_some(number as i32)
    }

    pub(super) fn flag(&self) -> Option<bool> {
        if let Value::Flag(flag) = self { Some(*flag) } else { None }
    }
}

/// Reads a value as long as there is room for its parts.
pub(super) struct Keep<'a> {
    /// The number of values that can still be kept.
    pub(super) room: &'a mut usize,
}

impl Keep<'_> {
    fn again(&mut self) -> Keep<'_> {
        Keep { room: self.room }
    }

    fn reserve_nodes<E: serde::de::Error>(&mut self, nodes: usize) -> Result<(), E> {
        let left = self.room.checked_sub(nodes);
        *self.room = left.ok_or_else(|| E::custom("more values than a file of this size has"))?;
        Ok(())
    }
}

impl<'de> DeserializeSeed<'de> for Keep<'_> {
    type Value = Value;

    fn deserialize<D: Deserializer<'de>>(mut self, from: D) -> Result<Value, D::Error> {
        self.reserve_nodes(1)?;
        from.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Keep<'_> {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a value")
    }

    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Nothing)
    }

    fn visit_bool<E>(self, flag: bool) -> Result<Value, E> {
        Ok(Value::Flag(flag))
    }

    #[expect(clippy::cast_precision_loss, reason = "no number of a match is that large")]
    fn visit_i64<E>(self, number: i64) -> Result<Value, E> {
        Ok(Value::Number(number as f64))
    }

    #[expect(clippy::cast_precision_loss, reason = "no number of a match is that large")]
    fn visit_u64<E>(self, number: u64) -> Result<Value, E> {
        Ok(Value::Number(number as f64))
    }

    fn visit_f64<E>(self, number: f64) -> Result<Value, E> {
        Ok(Value::Number(number))
    }

    fn visit_str<E: serde::de::Error>(mut self, text: &str) -> Result<Value, E> {
        self.reserve_nodes(text.len() / BYTES_A_NODE)?;
        Ok(Value::Text(text.into()))
    }

    fn visit_seq<A: SeqAccess<'de>>(mut self, mut list: A) -> Result<Value, A::Error> {
        let mut values = Vec::new();
        while let Some(value) = list.next_element_seed(self.again())? {
            values.push(value);
        }
        Ok(Value::List(values))
    }

    fn visit_map<A: MapAccess<'de>>(mut self, mut map: A) -> Result<Value, A::Error> {
        let mut fields: Vec<(u8, Value)> = Vec::new();
        while let Some(name) = map.next_key::<String>()? {
            let Some(index) = NAMES.iter().position(|&known| known == name) else {
                // Fields that are not read take no memory.
                map.next_value::<IgnoredAny>()?;
                continue;
            };
            let index = u8::try_from(index).map_err(|_too_many| A::Error::custom("too many names"))?;
            fields.push((index, map.next_value_seed(self.again())?));
        }
        Ok(Value::Fields(fields))
    }
}
