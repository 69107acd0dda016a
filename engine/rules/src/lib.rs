//! The rules of backgammon: the board, legal plays, the cube and the results of games.
#![forbid(unsafe_code)]
