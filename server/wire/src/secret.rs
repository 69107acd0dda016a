//! The debug output of messages with secrets.

/// Implements `Debug` with only the listed fields, so that passwords do not appear in logs.
macro_rules! debug_without_secrets {
    ($type:ident { $($shown:ident),* }) => {
        impl std::fmt::Debug for $type {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.debug_struct(stringify!($type))$(.field(stringify!($shown), &self.$shown))*.finish_non_exhaustive()
            }
        }
    };
}
pub(crate) use debug_without_secrets;
