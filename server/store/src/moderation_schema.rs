//! The tables of moderation and of voided matches, as diesel sees them. `migrations/` creates them.

use super::schema::{matches, team_results, users};

diesel::table! {
    sanctions (id) {
        id -> BigInt,
        user_id -> BigInt,
        kind -> Text,
        reason -> Text,
        evidence -> Text,
        author_id -> Nullable<BigInt>,
        operator -> Text,
        at -> BigInt,
        until_at -> Nullable<BigInt>,
        lifted_at -> Nullable<BigInt>,
        appeal -> Nullable<Text>,
        appealed_at -> Nullable<BigInt>,
        decided_at -> Nullable<BigInt>,
        decided_by -> Nullable<BigInt>,
        granted -> Nullable<Bool>,
        answer -> Nullable<Text>,
    }
}

diesel::table! {
    moderation_log (id) {
        id -> BigInt,
        at -> BigInt,
        moderator_id -> Nullable<BigInt>,
        operator -> Text,
        player_id -> Nullable<BigInt>,
        act -> Text,
        until_at -> Nullable<BigInt>,
        why -> Text,
    }
}

diesel::table! {
    fair_play_cases (id) {
        id -> BigInt,
        user_id -> BigInt,
        found_at -> BigInt,
        evidence -> Text,
        closed_at -> Nullable<BigInt>,
    }
}

diesel::table! {
    voids (id) {
        id -> BigInt,
        at -> BigInt,
        author_id -> Nullable<BigInt>,
        operator -> Text,
        reason -> Text,
        evidence -> Text,
        scope -> Text,
        undone_at -> Nullable<BigInt>,
        undone_by -> Nullable<BigInt>,
        undone_operator -> Nullable<Text>,
        undone_why -> Nullable<Text>,
    }
}

diesel::table! {
    void_matches (void_id, match_id) {
        void_id -> BigInt,
        match_id -> BigInt,
    }
}

diesel::table! {
    void_team_matches (void_id, team_match_id) {
        void_id -> BigInt,
        team_match_id -> BigInt,
    }
}

diesel::table! {
    voided_team_matches (team_match_id) {
        team_match_id -> BigInt,
        void_id -> BigInt,
    }
}

diesel::table! {
    voided_matches (match_id) {
        match_id -> BigInt,
        void_id -> BigInt,
    }
}

diesel::table! {
    void_effects (step_id, user_id, list) {
        step_id -> BigInt,
        user_id -> BigInt,
        list -> Text,
        rating_before -> Double,
        experience_before -> BigInt,
        rating_after -> Nullable<Double>,
        experience_after -> Nullable<BigInt>,
    }
}

diesel::table! {
    rating_revision (only_row) {
        only_row -> Integer,
        number -> BigInt,
        rewrite_from -> Nullable<BigInt>,
        established_days -> Integer,
    }
}

diesel::table! {
    void_payments (void_id, number) {
        void_id -> BigInt,
        number -> Integer,
        user_id -> Nullable<BigInt>,
        amount -> BigInt,
        at -> BigInt,
    }
}

diesel::allow_tables_to_appear_in_same_query!(matches, voided_matches);
diesel::allow_tables_to_appear_in_same_query!(users, voided_matches);
diesel::allow_tables_to_appear_in_same_query!(sanctions, users);
diesel::allow_tables_to_appear_in_same_query!(team_results, voided_team_matches);
