//! Kato record sheets as drawings.

use records::KatoSheet;

use crate::drawing::{page, pages};
use crate::font::FontFile;
use crate::page::{Page, Paper};
use crate::{pdf, svg};

/// Draws a [`KatoSheet`], eight boards on a page.
pub trait DrawSheet {
    /// Returns a page of a game as a separate document, or `None` if there is no such page. Both are counted from 0.
    #[must_use]
    fn page_svg(&self, game: usize, page: usize, paper: Paper) -> Option<String>;

    /// Returns all pages of all games, each as a document of its own.
    #[must_use]
    fn to_svgs(&self, paper: Paper) -> Vec<String>;

    /// Returns all pages of all games as one document. `more` has the letters of names that DejaVu Sans lacks.
    #[must_use]
    fn to_pdf(&self, paper: Paper, more: Option<&FontFile>) -> Vec<u8>;

    /// Returns all pages of one game, counted from 0, or `None` if there is no such game.
    #[must_use]
    fn game_pdf(&self, game: usize, paper: Paper, more: Option<&FontFile>) -> Option<Vec<u8>>;
}

impl DrawSheet for KatoSheet {
    fn page_svg(&self, game: usize, number: usize, paper: Paper) -> Option<String> {
        page(self, game, number, paper).as_ref().map(svg::document)
    }

    fn to_svgs(&self, paper: Paper) -> Vec<String> {
        pages(self, paper).map(|page| svg::document(&page)).collect()
    }

    fn to_pdf(&self, paper: Paper, more: Option<&FontFile>) -> Vec<u8> {
        pdf::document(&pages(self, paper).collect::<Vec<_>>(), more)
    }

    fn game_pdf(&self, game: usize, paper: Paper, more: Option<&FontFile>) -> Option<Vec<u8>> {
        let count = self.games.get(game)?.pages();
        let pages: Vec<Page> = (0..count).filter_map(|number| page(self, game, number, paper)).collect();
        Some(pdf::document(&pages, more))
    }
}
