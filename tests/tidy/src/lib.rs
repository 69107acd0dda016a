//! House rules that are tests; see `tests/`. The library itself is empty.
#![forbid(unsafe_code)]
