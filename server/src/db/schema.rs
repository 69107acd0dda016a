//! The tables as diesel sees them. `migrations/` makes them; the two must agree, and any test that reads or writes a
//! table shows where they do not.

diesel::table! {
    users (id) {
        id -> BigInt,
        name -> Text,
        name_folded -> Text,
        kind -> Text,
        password_hash -> Nullable<Text>,
        created_at -> BigInt,
    }
}

diesel::table! {
    sessions (id) {
        id -> BigInt,
        user_id -> BigInt,
        token_hash -> Text,
        user_agent -> Text,
        created_at -> BigInt,
        last_seen_at -> BigInt,
        expires_at -> BigInt,
    }
}

diesel::joinable!(sessions -> users (user_id));
diesel::allow_tables_to_appear_in_same_query!(sessions, users);
