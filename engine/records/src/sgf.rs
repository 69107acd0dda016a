//! SGF, FF\[4\] GM\[6\], as GNU Backgammon writes matches: one game tree for each game.
//!
//! ```text
//! (;FF[4]GM[6]MI[length:5][game:0][ws:0][bs:0]PW[Anna]PB[Bob]RU[Crawford]RE[B+1]
//! ;B[31lost]
//! ;W[52hcfd]
//! ;B[double]
//! ;W[drop])
//! ```
//!
//! The first node has the length, the number and the points of the game, the names, the rules and the result. Each
//! later node is a turn: the dice and pairs of letters from and to, or `double`, `take`, `drop`. The letters `a` to
//! `x` are White's points 1 to 24 and Black's points 24 to 1. `y` is the bar and `z` is off. Comments, event, date,
//! round, place, annotator and ratings are read and written, and GNU Backgammon's evaluations. Variations are not
//! read. Two properties are this program's own: `ET` is the time of the event, and `PG` the program that made the
//! evaluations, if it is not the one that wrote the file.

mod judged;
mod judgements;
mod moves;
mod read;
mod split;
mod tree;
mod write;

pub use read::SgfMatch;
pub use split::matches;
pub use write::NotInSgf;
