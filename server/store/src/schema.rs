//! The tables as diesel sees them. `migrations/` creates them, and the two must agree. Every test that reads or
//! writes a table shows where they differ.

diesel::table! {
    users (id) {
        id -> BigInt,
        name -> Text,
        name_folded -> Text,
        kind -> Text,
        password_hash -> Nullable<Text>,
        created_at -> BigInt,
        owner_id -> Nullable<BigInt>,
        picture -> Nullable<Text>,
        flag -> Nullable<Text>,
        words -> Nullable<Text>,
        title -> Nullable<Text>,
    }
}

diesel::table! {
    taken_names (look) {
        look -> Text,
        user_id -> Nullable<BigInt>,
        taken_at -> BigInt,
    }
}

diesel::table! {
    api_tokens (id) {
        id -> BigInt,
        user_id -> BigInt,
        name -> Text,
        token_hash -> Text,
        scopes -> Text,
        created_at -> BigInt,
        last_used_at -> Nullable<BigInt>,
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
        network -> Nullable<Text>,
    }
}

diesel::table! {
    known_devices (known_hash) {
        known_hash -> Text,
        user_id -> BigInt,
        seen_at -> BigInt,
    }
}

diesel::table! {
    sign_ins (id) {
        id -> BigInt,
        user_id -> BigInt,
        known_hash -> Text,
        user_agent -> Text,
        network -> Text,
        at -> BigInt,
    }
}

diesel::table! {
    pending_grants (user_id) {
        user_id -> BigInt,
        device_hash -> Text,
    }
}

diesel::table! {
    spent_grants (device_hash) {
        device_hash -> Text,
        at -> BigInt,
    }
}

diesel::table! {
    reset_requests (id) {
        id -> BigInt,
        asked -> Text,
        asked_at -> BigInt,
    }
}

diesel::table! {
    address_accounts (address_hash, user_id) {
        address_hash -> Text,
        user_id -> BigInt,
        seen_at -> BigInt,
    }
}

diesel::table! {
    device_accounts (device_hash, user_id) {
        device_hash -> Text,
        user_id -> BigInt,
        seen_at -> BigInt,
    }
}

diesel::table! {
    matches (id) {
        id -> BigInt,
        status -> Text,
        settings -> Text,
        rating_list -> Nullable<Text>,
        opener_id -> BigInt,
        invited_id -> Nullable<BigInt>,
        white_id -> Nullable<BigInt>,
        black_id -> Nullable<BigInt>,
        white_rating -> Nullable<Double>,
        black_rating -> Nullable<Double>,
        dice_commitment -> Text,
        white_contribution -> Nullable<Text>,
        black_contribution -> Nullable<Text>,
        dice_g0 -> Nullable<Text>,
        last_seq -> Integer,
        to_act -> Nullable<Text>,
        next_deadline -> Nullable<BigInt>,
        white_points -> Integer,
        black_points -> Integer,
        winner -> Nullable<Text>,
        ending -> Nullable<Text>,
        opened_at -> BigInt,
        started_at -> Nullable<BigInt>,
        ended_at -> Nullable<BigInt>,
        rematch_of -> Nullable<BigInt>,
        by_link -> Bool,
        is_quick -> Bool,
        rating_min -> Nullable<Integer>,
        rating_max -> Nullable<Integer>,
        tournament_id -> Nullable<BigInt>,
        roll_set_id -> Nullable<BigInt>,
        marks -> Integer,
    }
}

diesel::table! {
    contacts (user_id, other_id) {
        user_id -> BigInt,
        other_id -> BigInt,
        is_friend -> Bool,
        is_blocked -> Bool,
        note -> Text,
    }
}

diesel::table! {
    competitions (id) {
        id -> BigInt,
        kind -> Text,
        name -> Text,
        director_id -> Nullable<BigInt>,
        part_of -> Nullable<BigInt>,
        week -> Nullable<BigInt>,
        settings -> Text,
        status -> Text,
        created_at -> BigInt,
    }
}

diesel::table! {
    competition_steps (competition_id, seq) {
        competition_id -> BigInt,
        seq -> Integer,
        at -> BigInt,
        by_id -> Nullable<BigInt>,
        step -> Text,
    }
}

diesel::table! {
    dice_seeds (match_id) {
        match_id -> BigInt,
        sealed_seed -> Text,
        created_at -> BigInt,
        seat_rule -> SmallInt,
    }
}

diesel::table! {
    match_events (match_id, seq) {
        match_id -> BigInt,
        seq -> Integer,
        at -> BigInt,
        side -> Nullable<Text>,
        request -> Nullable<Text>,
        event -> Text,
    }
}

diesel::table! {
    packed_logs (match_id) {
        match_id -> BigInt,
        bytes -> Integer,
        log -> Binary,
    }
}

diesel::table! {
    rematches (match_id) {
        match_id -> BigInt,
        next_id -> BigInt,
        dice_commitment -> Text,
        created_at -> BigInt,
        white_request -> Nullable<Text>,
        black_request -> Nullable<Text>,
        white_contribution -> Nullable<Text>,
        black_contribution -> Nullable<Text>,
        started -> Bool,
        series -> Nullable<Text>,
        limited -> Bool,
        white_terms -> Nullable<Text>,
        black_terms -> Nullable<Text>,
        declined_by -> Nullable<Text>,
        white_offers -> Integer,
        black_offers -> Integer,
    }
}

diesel::table! {
    chat_lines (match_id, number) {
        match_id -> BigInt,
        number -> Integer,
        user_id -> BigInt,
        at -> BigInt,
        request -> Text,
        text -> Text,
        phrase -> Nullable<Text>,
        spectator -> Bool,
    }
}

diesel::table! {
    lobby_lines (number) {
        number -> Integer,
        user_id -> Nullable<BigInt>,
        at -> BigInt,
        request -> Text,
        text -> Text,
    }
}

diesel::table! {
    mail_addresses (user_id) {
        user_id -> BigInt,
        address -> Text,
        folded -> Text,
        confirmed -> Bool,
        language -> Text,
        your_turn -> Bool,
        challenge -> Bool,
        match_found -> Bool,
        unsubscribe -> Text,
    }
}

diesel::table! {
    mail_links (token_hash) {
        token_hash -> Text,
        user_id -> BigInt,
        purpose -> Text,
        address -> Text,
        expires_at -> BigInt,
        sign_in_id -> Nullable<BigInt>,
    }
}

diesel::table! {
    mail_queue (id) {
        id -> BigInt,
        user_id -> BigInt,
        kind -> Text,
        match_id -> Nullable<BigInt>,
        once -> Text,
        state -> Text,
        made_at -> BigInt,
        next_try_at -> BigInt,
        tries -> Integer,
        sign_in_id -> Nullable<BigInt>,
    }
}

diesel::table! {
    account_settings (user_id) {
        user_id -> BigInt,
        document -> Text,
        changed_at -> BigInt,
    }
}

diesel::table! {
    conversations (low_id, high_id) {
        low_id -> BigInt,
        high_id -> BigInt,
        last_number -> Integer,
        last_at -> BigInt,
        low_read -> Integer,
        high_read -> Integer,
        low_unread -> Integer,
        high_unread -> Integer,
        low_wrote -> Bool,
        high_wrote -> Bool,
        low_from -> Integer,
        high_from -> Integer,
    }
}

diesel::table! {
    direct_messages (low_id, high_id, number) {
        low_id -> BigInt,
        high_id -> BigInt,
        number -> Integer,
        by_low -> Bool,
        at -> BigInt,
        request -> Text,
        text -> Text,
    }
}

diesel::table! {
    held_messages (id) {
        id -> BigInt,
        competition_id -> BigInt,
        by_id -> BigInt,
        to_id -> BigInt,
        at -> BigInt,
        request -> Text,
        text -> Text,
    }
}

diesel::table! {
    clubs (id) {
        id -> BigInt,
        name -> Text,
        look -> Text,
        about -> Text,
        joining -> Text,
        last_line -> Integer,
        created_at -> BigInt,
        dissolved_at -> Nullable<BigInt>,
    }
}

diesel::table! {
    club_members (club_id, user_id) {
        club_id -> BigInt,
        user_id -> BigInt,
        role -> Text,
        since -> BigInt,
        offered -> Bool,
    }
}

diesel::table! {
    club_outsiders (club_id, user_id) {
        club_id -> BigInt,
        user_id -> BigInt,
        standing -> Text,
        at -> BigInt,
        by_id -> Nullable<BigInt>,
    }
}

diesel::table! {
    club_lines (club_id, number) {
        club_id -> BigInt,
        number -> Integer,
        user_id -> BigInt,
        at -> BigInt,
        request -> Text,
        text -> Text,
    }
}

diesel::table! {
    commentary_lines (roll_set_id, number) {
        roll_set_id -> BigInt,
        number -> Integer,
        turn -> Integer,
        user_id -> BigInt,
        at -> BigInt,
        request -> Text,
        text -> Text,
    }
}

diesel::table! {
    club_events (competition_id) {
        competition_id -> BigInt,
        club_id -> BigInt,
        members_only -> Bool,
        added_at -> BigInt,
    }
}

diesel::allow_tables_to_appear_in_same_query!(club_lines, users);
diesel::allow_tables_to_appear_in_same_query!(commentary_lines, users);
diesel::allow_tables_to_appear_in_same_query!(commentary_lines, roll_sets);
diesel::allow_tables_to_appear_in_same_query!(club_events, competitions);

diesel::table! {
    push_subscriptions (id) {
        id -> BigInt,
        user_id -> BigInt,
        endpoint -> Text,
        public_key -> Text,
        auth -> Text,
        language -> Text,
        your_turn -> Bool,
        challenge -> Bool,
        match_found -> Bool,
        round -> Bool,
        calls -> Bool,
        made_at -> BigInt,
        messages -> Bool,
    }
}

diesel::table! {
    push_queue (id) {
        id -> BigInt,
        subscription_id -> BigInt,
        kind -> Text,
        match_id -> Nullable<BigInt>,
        path -> Nullable<Text>,
        once -> Text,
        state -> Text,
        made_at -> BigInt,
        next_try_at -> BigInt,
        tries -> Integer,
    }
}

diesel::table! {
    vacations (user_id, from_at) {
        user_id -> BigInt,
        from_at -> BigInt,
        until_at -> BigInt,
    }
}

diesel::table! {
    ratings (user_id, list) {
        user_id -> BigInt,
        list -> Text,
        rating -> Double,
        experience -> BigInt,
        rated_at -> BigInt,
        is_bot -> Bool,
        listed_rating -> Nullable<Double>,
        missing -> Nullable<Text>,
        days_played -> Integer,
        last_day -> BigInt,
        checked_at -> BigInt,
        debt -> Double,
    }
}

diesel::table! {
    rating_opponents (user_id, list, opponent_id) {
        user_id -> BigInt,
        list -> Text,
        opponent_id -> BigInt,
        points -> BigInt,
    }
}

diesel::table! {
    listing_checks (user_id) {
        user_id -> BigInt,
        due_at -> BigInt,
        stamp -> BigInt,
    }
}

diesel::table! {
    rating_starts (user_id, list) {
        user_id -> BigInt,
        list -> Text,
        rating -> Double,
        experience -> BigInt,
        at -> BigInt,
    }
}

diesel::table! {
    rating_history (match_id, user_id) {
        match_id -> BigInt,
        user_id -> BigInt,
        place -> BigInt,
        list -> Text,
        outcome -> Text,
        at -> BigInt,
        n -> Integer,
        rating_before -> Double,
        experience_before -> BigInt,
        rating_after -> Double,
        experience_after -> BigInt,
        k -> Double,
        p -> Double,
        voided -> Bool,
    }
}

diesel::table! {
    match_analyses (match_id, plies) {
        match_id -> BigInt,
        plies -> Integer,
        made_at -> BigInt,
        report -> Nullable<Binary>,
    }
}

diesel::table! {
    library_matches (id) {
        id -> BigInt,
        owner_id -> BigInt,
        added_at -> BigInt,
        file_name -> Text,
        file -> Binary,
        white -> Text,
        black -> Text,
        length -> Nullable<Integer>,
        games -> Integer,
        white_points -> BigInt,
        black_points -> BigInt,
        bytes -> BigInt,
        fingerprint -> Nullable<Text>,
        played_at -> Nullable<BigInt>,
        learned_plies -> Nullable<Integer>,
        path -> Nullable<Text>,
    }
}

diesel::table! {
    library_analyses (library_id, plies) {
        library_id -> BigInt,
        plies -> Integer,
        made_at -> BigInt,
        report -> Nullable<Binary>,
        white_pr -> Nullable<Double>,
        black_pr -> Nullable<Double>,
    }
}

diesel::table! {
    deep_analyses (id) {
        id -> BigInt,
        user_id -> BigInt,
        asked_at -> BigInt,
        match_id -> Nullable<BigInt>,
        library_id -> Nullable<BigInt>,
        worked_at -> Nullable<BigInt>,
        done -> Integer,
        total -> Integer,
        made_at -> Nullable<BigInt>,
        report -> Nullable<Binary>,
    }
}

diesel::table! {
    performances (user_id, match_id) {
        user_id -> BigInt,
        match_id -> BigInt,
        ended_at -> BigInt,
        opponent_id -> BigInt,
        played -> Text,
        part -> Nullable<Text>,
    }
}

diesel::table! {
    trainer_cards (owner_id, match_id, stop) {
        owner_id -> BigInt,
        match_id -> BigInt,
        stop -> Integer,
        question -> Text,
        #[sql_name = "box"]
        box_ -> Integer,
        due_at -> BigInt,
        asked -> Integer,
        stability -> Nullable<Double>,
        difficulty -> Nullable<Double>,
        reviewed_at -> Nullable<BigInt>,
    }
}

diesel::table! {
    review_comments (id) {
        id -> BigInt,
        match_id -> BigInt,
        stop -> Integer,
        author_id -> BigInt,
        at -> BigInt,
        text -> Text,
    }
}

diesel::table! {
    ledger_accounts (kind, owner) {
        kind -> Text,
        owner -> BigInt,
        user_id -> Nullable<BigInt>,
        match_id -> Nullable<BigInt>,
        balance -> BigInt,
        entries -> BigInt,
    }
}

diesel::table! {
    ledger_transfers (id) {
        id -> BigInt,
        from_kind -> Text,
        from_owner -> BigInt,
        to_kind -> Text,
        to_owner -> BigInt,
        amount -> BigInt,
        reason -> Text,
        match_id -> Nullable<BigInt>,
        at -> BigInt,
        once -> Nullable<Text>,
    }
}

diesel::table! {
    ledger_entries (kind, owner, number) {
        kind -> Text,
        owner -> BigInt,
        number -> BigInt,
        transfer_id -> BigInt,
        amount -> BigInt,
        balance -> BigInt,
    }
}

diesel::table! {
    stakes (match_id) {
        match_id -> BigInt,
        white_id -> BigInt,
        black_id -> BigInt,
        each_amount -> BigInt,
        at -> BigInt,
    }
}

diesel::table! {
    settlements (match_id) {
        match_id -> BigInt,
        white_paid -> BigInt,
        black_paid -> BigInt,
        house_share -> BigInt,
        at -> BigInt,
    }
}

diesel::table! {
    player_records (user_id) {
        user_id -> BigInt,
        is_bot -> Bool,
        played -> BigInt,
        won -> BigInt,
        lost -> BigInt,
        forsaken -> BigInt,
        departed -> BigInt,
        streak -> BigInt,
        best_streak -> BigInt,
        best_streak_at -> BigInt,
    }
}

diesel::table! {
    moderators (user_id) {
        user_id -> BigInt,
        since -> BigInt,
    }
}

diesel::table! {
    reports (id) {
        id -> BigInt,
        reporter_id -> BigInt,
        player_id -> BigInt,
        match_id -> Nullable<BigInt>,
        reason -> Text,
        text -> Text,
        at -> BigInt,
        closed_at -> Nullable<BigInt>,
        evidence -> Nullable<Text>,
    }
}

diesel::table! {
    practices (id) {
        id -> BigInt,
        user_id -> BigInt,
        version -> BigInt,
        created_at -> BigInt,
        changed_at -> BigInt,
        document -> Text,
    }
}

diesel::table! {
    boards (id) {
        id -> BigInt,
        owner_id -> BigInt,
        name -> Text,
        public_key -> Text,
        enrolled_at -> BigInt,
        revoked_at -> Nullable<BigInt>,
        frozen -> Nullable<Text>,
        session -> Nullable<Text>,
        last_seq -> BigInt,
        head -> Text,
        last_heard_at -> Nullable<BigInt>,
        clock_ahead -> Nullable<BigInt>,
        find_asked_at -> Nullable<BigInt>,
        hello -> Nullable<Text>,
        health -> Nullable<Text>,
        occupancy -> Nullable<Text>,
        last_match_id -> Nullable<BigInt>,
    }
}

diesel::table! {
    board_usage (board_id) {
        board_id -> BigInt,
        hour -> BigInt,
        hour_frames -> BigInt,
        hour_bytes -> BigInt,
        day -> BigInt,
        day_frames -> BigInt,
        day_bytes -> BigInt,
    }
}

diesel::allow_tables_to_appear_in_same_query!(board_frames, matches);
diesel::allow_tables_to_appear_in_same_query!(board_frames, boards);
diesel::allow_tables_to_appear_in_same_query!(board_seats, boards);
diesel::allow_tables_to_appear_in_same_query!(board_codes, boards);
diesel::allow_tables_to_appear_in_same_query!(board_usage, boards);

diesel::table! {
    team_results (team_match_id) {
        team_match_id -> BigInt,
        ended_at -> BigInt,
        boards -> Integer,
        a_name -> Text,
        a_captain_id -> BigInt,
        b_name -> Text,
        b_captain_id -> BigInt,
        vp_a -> Integer,
        vp_b -> Integer,
        people -> Text,
        set_up_at -> BigInt,
    }
}

diesel::table! {
    duplicate_results (team_match_id, user_id) {
        team_match_id -> BigInt,
        user_id -> BigInt,
        boards -> Integer,
        imp_won -> Integer,
        imp_lost -> Integer,
    }
}

diesel::table! {
    roll_sets (id) {
        id -> BigInt,
        competition_id -> BigInt,
        number -> Integer,
        commitment -> Text,
        imported -> Nullable<Text>,
        revealed -> Bool,
    }
}

diesel::table! {
    thrown_rolls (roll_set_id, side, turn) {
        roll_set_id -> BigInt,
        side -> Text,
        turn -> Integer,
        first_die -> Integer,
        second_die -> Integer,
    }
}

diesel::table! {
    board_codes (code) {
        code -> Text,
        owner_id -> BigInt,
        name -> Text,
        issued_at -> BigInt,
        board_id -> Nullable<BigInt>,
    }
}

diesel::table! {
    board_seats (match_id, side) {
        match_id -> BigInt,
        side -> Text,
        board_id -> BigInt,
        console -> Text,
        shared -> Bool,
        bound_at -> BigInt,
    }
}

diesel::table! {
    board_frames (board_id, seq) {
        board_id -> BigInt,
        seq -> BigInt,
        hash -> Text,
        at -> BigInt,
        stored_at -> BigInt,
        kind -> Text,
        match_id -> Nullable<BigInt>,
        step -> Nullable<BigInt>,
        body -> Text,
    }
}

diesel::table! {
    maintenance (only_row) {
        only_row -> Integer,
        since -> BigInt,
        message -> Text,
    }
}

diesel::table! {
    dice_key (only_row) {
        only_row -> Integer,
        fingerprint -> Text,
        since -> BigInt,
    }
}

diesel::table! {
    second_factors (user_id) {
        user_id -> BigInt,
        enrolment -> BigInt,
        sealed -> Text,
        confirmed_at -> Nullable<BigInt>,
        used_step -> BigInt,
    }
}

diesel::table! {
    recovery_codes (user_id, code_hash) {
        user_id -> BigInt,
        code_hash -> Text,
    }
}

diesel::table! {
    passkeys (id) {
        id -> BigInt,
        user_id -> BigInt,
        credential -> Text,
        public_key -> Text,
        counter -> BigInt,
        name -> Text,
        created_at -> BigInt,
        used_at -> Nullable<BigInt>,
    }
}

diesel::table! {
    passkey_challenges (challenge) {
        challenge -> Text,
        user_id -> Nullable<BigInt>,
        expires_at -> BigInt,
    }
}

diesel::joinable!(passkeys -> users (user_id));
diesel::allow_tables_to_appear_in_same_query!(passkeys, users);

diesel::table! {
    operator_log (id) {
        id -> BigInt,
        at -> BigInt,
        operator -> Text,
        act -> Text,
        user_id -> Nullable<BigInt>,
        detail -> Text,
    }
}

diesel::allow_tables_to_appear_in_same_query!(operator_log, users);
diesel::allow_tables_to_appear_in_same_query!(dice_seeds, matches);
diesel::joinable!(library_analyses -> library_matches (library_id));
diesel::allow_tables_to_appear_in_same_query!(taken_names, users);
diesel::joinable!(sessions -> users (user_id));
diesel::joinable!(known_devices -> users (user_id));
diesel::joinable!(device_accounts -> users (user_id));
diesel::allow_tables_to_appear_in_same_query!(known_devices, users);
diesel::allow_tables_to_appear_in_same_query!(device_accounts, users);
diesel::joinable!(address_accounts -> users (user_id));
diesel::allow_tables_to_appear_in_same_query!(address_accounts, users);
diesel::joinable!(chat_lines -> users (user_id));
diesel::joinable!(lobby_lines -> users (user_id));
diesel::allow_tables_to_appear_in_same_query!(lobby_lines, users);
diesel::table! {
    entry_fees (tournament_id, seq) {
        tournament_id -> BigInt,
        seq -> Integer,
        user_id -> BigInt,
        amount -> BigInt,
        at -> BigInt,
    }
}

diesel::table! {
    entry_fee_returns (tournament_id, seq) {
        tournament_id -> BigInt,
        seq -> Integer,
        at -> BigInt,
    }
}

diesel::table! {
    pool_prizes (tournament_id, user_id) {
        tournament_id -> BigInt,
        user_id -> BigInt,
        amount -> BigInt,
    }
}

diesel::table! {
    pool_failures (tournament_id) {
        tournament_id -> BigInt,
        tries -> Integer,
        first_at -> BigInt,
        last_at -> BigInt,
        cause -> Text,
    }
}

diesel::table! {
    old_pools (tournament_id) {
        tournament_id -> BigInt,
    }
}

diesel::table! {
    pool_settlements (tournament_id) {
        tournament_id -> BigInt,
        house_share -> BigInt,
        at -> BigInt,
    }
}

diesel::table! {
    prize_corrections (tournament_id, seq, number) {
        tournament_id -> BigInt,
        seq -> Integer,
        number -> Integer,
        user_id -> Nullable<BigInt>,
        amount -> BigInt,
        at -> BigInt,
    }
}

diesel::table! {
    director_calls (id) {
        id -> BigInt,
        competition_id -> BigInt,
        match_id -> BigInt,
        user_id -> BigInt,
        reason -> Text,
        at -> BigInt,
        answer -> Nullable<Text>,
        answered_by -> Nullable<BigInt>,
        answered_at -> Nullable<BigInt>,
    }
}

diesel::table! {
    address_keys (day) {
        day -> BigInt,
        sealed_key -> Text,
    }
}

diesel::table! {
    plain_addresses (only_row) {
        only_row -> Integer,
        until -> BigInt,
    }
}

diesel::table! {
    heartbeat (only_row) {
        only_row -> Integer,
        at -> BigInt,
        failed_at -> Nullable<BigInt>,
        node -> Nullable<BigInt>,
    }
}

diesel::table! {
    outages (number) {
        number -> BigInt,
        from_at -> BigInt,
        to_at -> BigInt,
    }
}

diesel::table! {
    self_checks (night) {
        night -> BigInt,
        began_at -> BigInt,
        seen_at -> BigInt,
        finished_at -> Nullable<BigInt>,
        passed -> Nullable<Bool>,
        steps -> Text,
        told_at -> Nullable<BigInt>,
    }
}

diesel::table! {
    address_blocks (id) {
        id -> BigInt,
        network -> Text,
        reason -> Text,
        at -> BigInt,
        author_id -> Nullable<BigInt>,
        until -> Nullable<BigInt>,
        lifted_at -> Nullable<BigInt>,
        lifted_by_id -> Nullable<BigInt>,
    }
}

diesel::allow_tables_to_appear_in_same_query!(address_blocks, users);
diesel::joinable!(ledger_entries -> ledger_transfers (transfer_id));
diesel::allow_tables_to_appear_in_same_query!(library_analyses, library_matches, users);
diesel::joinable!(library_matches -> users (owner_id));
diesel::allow_tables_to_appear_in_same_query!(matches, rematches);
diesel::allow_tables_to_appear_in_same_query!(matches, users);
diesel::allow_tables_to_appear_in_same_query!(performances, users);
diesel::allow_tables_to_appear_in_same_query!(player_records, ratings, users);
diesel::allow_tables_to_appear_in_same_query!(review_comments, users);
diesel::allow_tables_to_appear_in_same_query!(reports, users);
diesel::joinable!(api_tokens -> users (user_id));
diesel::allow_tables_to_appear_in_same_query!(api_tokens, chat_lines, sessions, users);
diesel::allow_tables_to_appear_in_same_query!(match_analyses, matches, roll_sets);
diesel::joinable!(roll_sets -> competitions (competition_id));
diesel::allow_tables_to_appear_in_same_query!(competitions, roll_sets);
diesel::allow_tables_to_appear_in_same_query!(competitions, matches);
diesel::allow_tables_to_appear_in_same_query!(competitions, ratings);
diesel::allow_tables_to_appear_in_same_query!(competitions, users);
diesel::allow_tables_to_appear_in_same_query!(competitions, competition_steps);
diesel::allow_tables_to_appear_in_same_query!(ledger_entries, ledger_transfers, matches, stakes);
diesel::allow_tables_to_appear_in_same_query!(settlements, stakes);
diesel::allow_tables_to_appear_in_same_query!(entry_fees, entry_fee_returns, pool_settlements);

diesel::table! {
    dice_tallies (who, kind, cell) {
        who -> Text,
        kind -> Text,
        cell -> SmallInt,
        count -> BigInt,
    }
}

diesel::table! {
    dice_uncounted (match_id) {
        match_id -> BigInt,
    }
}

diesel::table! {
    dice_sets_counted (set_id) {
        set_id -> BigInt,
    }
}

diesel::allow_tables_to_appear_in_same_query!(dice_uncounted, matches);

diesel::table! {
    imports (id) {
        id -> BigInt,
        owner_id -> BigInt,
        begun_at -> BigInt,
        name -> Text,
        files -> Integer,
    }
}

diesel::table! {
    import_files (import_id, path) {
        import_id -> BigInt,
        path -> Text,
        outcome -> Text,
        library_id -> Nullable<BigInt>,
        detail -> Nullable<Text>,
        match_id -> Nullable<BigInt>,
    }
}

diesel::table! {
    played_marks (match_id) {
        match_id -> BigInt,
        content -> Text,
    }
}

diesel::table! {
    own_names (owner_id, folded) {
        owner_id -> BigInt,
        folded -> Text,
    }
}

diesel::table! {
    match_decisions (match_id) {
        match_id -> BigInt,
        plies -> Integer,
        decisions -> Binary,
    }
}

diesel::table! {
    library_decisions (library_id) {
        library_id -> BigInt,
        plies -> Integer,
        decisions -> Binary,
    }
}

diesel::table! {
    library_cards (owner_id, library_id, stop) {
        owner_id -> BigInt,
        library_id -> BigInt,
        stop -> Integer,
        question -> Text,
        #[sql_name = "box"]
        box_ -> Integer,
        due_at -> BigInt,
        asked -> Integer,
        stability -> Nullable<Double>,
        difficulty -> Nullable<Double>,
        reviewed_at -> Nullable<BigInt>,
    }
}

diesel::table! {
    saved_searches (id) {
        id -> BigInt,
        owner_id -> BigInt,
        name -> Text,
        search -> Text,
        created_at -> BigInt,
    }
}

diesel::table! {
    position_notes (owner_id, source_id, stop) {
        owner_id -> BigInt,
        source_id -> BigInt,
        stop -> Integer,
        text -> Text,
        at -> BigInt,
    }
}

diesel::table! {
    shared_positions (id) {
        id -> BigInt,
        owner_id -> BigInt,
        shared_at -> BigInt,
        source_id -> BigInt,
        stop -> Integer,
        position -> Text,
    }
}

diesel::table! {
    library_sources (library_id, number) {
        library_id -> BigInt,
        number -> Integer,
        added_at -> BigInt,
        file_name -> Text,
        path -> Nullable<Text>,
        file -> Binary,
        bytes -> BigInt,
    }
}

diesel::table! {
    library_mends (library_id, line) {
        library_id -> BigInt,
        line -> Integer,
        text -> Nullable<Text>,
        at -> BigInt,
    }
}

diesel::table! {
    puzzle_ratings (puzzle) {
        puzzle -> Text,
        rating -> Double,
        deviation -> Double,
        volatility -> Double,
        answered -> BigInt,
        solved -> BigInt,
    }
}

diesel::table! {
    puzzle_players (user_id) {
        user_id -> BigInt,
        rating -> Double,
        deviation -> Double,
        volatility -> Double,
        answered -> BigInt,
        solved -> BigInt,
        streak -> BigInt,
        best_streak -> BigInt,
        last_day -> Nullable<BigInt>,
    }
}

diesel::table! {
    puzzle_answers (user_id, puzzle) {
        user_id -> BigInt,
        puzzle -> Text,
        at -> BigInt,
        solved -> Bool,
        rated -> Bool,
    }
}

diesel::table! {
    puzzle_questions (user_id, topic) {
        user_id -> BigInt,
        topic -> Text,
        puzzle -> Text,
    }
}

diesel::table! {
    puzzle_cards (user_id, puzzle) {
        user_id -> BigInt,
        puzzle -> Text,
        due_at -> BigInt,
        stability -> Double,
        difficulty -> Double,
        reviewed_at -> BigInt,
    }
}

diesel::joinable!(played_marks -> matches (match_id));
diesel::allow_tables_to_appear_in_same_query!(matches, played_marks);
diesel::allow_tables_to_appear_in_same_query!(import_files, library_analyses);
diesel::allow_tables_to_appear_in_same_query!(library_decisions, library_matches);
diesel::allow_tables_to_appear_in_same_query!(library_cards, library_matches);
diesel::allow_tables_to_appear_in_same_query!(library_sources, library_matches);
diesel::allow_tables_to_appear_in_same_query!(library_decisions, library_analyses);
diesel::allow_tables_to_appear_in_same_query!(library_decisions, users);
diesel::allow_tables_to_appear_in_same_query!(own_names, library_matches);
diesel::allow_tables_to_appear_in_same_query!(own_names, library_analyses);
diesel::allow_tables_to_appear_in_same_query!(match_decisions, matches);
diesel::allow_tables_to_appear_in_same_query!(match_decisions, match_analyses);
diesel::allow_tables_to_appear_in_same_query!(match_decisions, performances);
diesel::allow_tables_to_appear_in_same_query!(match_decisions, roll_sets);
diesel::allow_tables_to_appear_in_same_query!(match_decisions, users);
diesel::allow_tables_to_appear_in_same_query!(matches, performances);

diesel::allow_tables_to_appear_in_same_query!(contacts, conversations);
diesel::allow_tables_to_appear_in_same_query!(entry_fees, matches);
