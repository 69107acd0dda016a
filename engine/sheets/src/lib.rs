//! Sheets to print: Kato record sheets of matches, and tables of results.
//!
//! [`DrawSheet`] draws the [`records::KatoSheet`] of a match as SVG pages or as a PDF. A [`TableSheet`] is a table on
//! as many pages as it needs. A PDF uses the standard fonts of its readers; letters that they lack come from DejaVu
//! Sans, which is part of this crate, or from a [`FontFile`] of the caller. The crate opens no file.
//!
//! ```
//! use records::{KatoSheet, Transcript};
//! use sheets::{DrawSheet, Paper};
//!
//! let mat = " 5 point match\n\n Game 1\n Anna : 0          Bob : 0\n  1) 31: 8/5 6/5       64: 24/14\n";
//! let sheet = KatoSheet::of_transcript(&Transcript::from_mat(mat)?);
//! let svg = sheet.page_svg(0, 0, Paper::A4).expect("the first page of the first game");
//! assert!(svg.starts_with("<svg") && svg.contains("Anna"));
//! let pdf = sheet.to_pdf(Paper::A4, None);
//! assert!(pdf.starts_with(b"%PDF-1.4"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![forbid(unsafe_code)]

mod arabic;
mod drawing;
mod font;
mod kato;
mod page;
mod pdf;
mod svg;
mod table_sheet;

pub use font::{FontFile, NotAFont};
pub use kato::DrawSheet;
pub use page::Paper;
pub use table_sheet::TableSheet;
