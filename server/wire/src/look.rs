//! The look of an account beside its name.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A title that the latest performances earn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Title {
    /// PR below 7.5 over the last 30 analysed rated matches.
    Expert,
    /// PR below 5.5.
    Master,
    /// PR below 4.
    Grandmaster,
}

/// The picture, flag and title beside the name of an account.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Look {
    /// The name of a drawing, such as `owl`.
    pub picture: Option<String>,
    /// A country by its code in ISO 3166-1, such as `UA`.
    pub flag: Option<String>,
    /// The title.
    pub title: Option<Title>,
}
