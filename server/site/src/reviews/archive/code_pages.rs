//! Guesses the code pages of old texts before an import.

use records::code_page;
use texts::refusals;
use wire::{CodePageGuess, GuessCodePages};

use crate::{error::AppError, messages::ToWire};

/// The maximum number of texts.
const TEXTS_MAX: usize = 100;
/// The maximum number of characters of a sample.
const CHARACTERS_MAX: usize = 300;

/// Returns a guess for each text.
///
/// # Errors
/// If there are too many texts, or a sample is empty, too long, or has a character that stands for no byte.
pub fn guess(words: &GuessCodePages) -> Result<Vec<CodePageGuess>, AppError> {
    if words.samples.len() > TEXTS_MAX {
        return Err(AppError::invalid("samples", refusals::at_most(TEXTS_MAX)));
    }
    words.samples.iter().map(|sample| guess_one(sample)).collect()
}

fn guess_one(sample: &str) -> Result<CodePageGuess, AppError> {
    let bytes: Option<Vec<u8>> = sample.chars().map(|one| u8::try_from(u32::from(one)).ok()).collect();
    let bytes = bytes
        .filter(|bytes| (1..=CHARACTERS_MAX).contains(&bytes.len()))
        .ok_or_else(|| AppError::invalid("samples", refusals::each_has_characters(1, CHARACTERS_MAX)))?;
    let guess = code_page::guess(&bytes);
    Ok(CodePageGuess { code_page: guess.page.to_wire(), certain: guess.is_certain })
}
