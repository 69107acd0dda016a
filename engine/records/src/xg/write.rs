//! Writes `.xg` files: the moves, the cube, results, headers, comments, and one analysis.

use std::collections::BTreeMap;

use play::{CubeAction, GameAction, GameEnding};
use rules::{BySide, Cube, CubeOwner, CubeValue, GameResult, Play, Position, Roll, Side};

use super::archive::MAGIC;
use super::board::{numbers, of_white, pairs};
use super::judged::{Around, Chosen, Judged, NOT_ANALYSED};
use super::pack::{Record, file};
use super::read::{DAYS_TO_1970, UNLIMITED};
use crate::dates;
use crate::judgement::ForeignAnalysis;
use crate::transcript::{Comment, Transcript, TranscriptGame};

/// The version of the layout that is written: that of eXtreme Gammon 2.10.
const VERSION: i32 = 30;
/// The value for a roll before which the side could not double.
const MAY_NOT_DOUBLE: i32 = -2;

impl Transcript {
    /// Returns the match as a file of eXtreme Gammon. White is the player listed first. A game that could not be read
    /// to its end is written as far as it was read. Of the analyses one is written: that of eXtreme Gammon if there is
    /// one, and the first one otherwise.
    #[must_use]
    pub fn to_xg(&self, analyses: &[ForeignAnalysis]) -> Vec<u8> {
        let judged = Judged::choose_analysis(analyses);
        let mut writer = Writer { transcript: self, judged, records: Vec::new(), comments: Vec::new() };
        writer.match_header();
        for (number, game) in (1..).zip(&self.games) {
            writer.game(number, game);
        }
        writer.match_footer();
        let Writer { records, comments, judged, .. } = writer;
        let score = self.score();
        let title = format!(
            "{} vs. {}, {}{}-{}",
            self.players.white,
            self.players.black,
            self.length.map_or(String::new(), |length| format!("{} point match ", length.points())),
            score.white,
            score.black
        );
        file(&title, judged.analyst, &records, &comments)
    }
}

struct Writer<'a> {
    transcript: &'a Transcript,
    judged: Judged<'a>,
    records: Vec<Record>,
    comments: Vec<String>,
}

/// The state of a game while its actions are written.
struct State {
    /// The number of the game, counted from 1.
    game: usize,
    /// The points that each side needs to win the match; in a session, the points that it has.
    points: BySide<i32>,
    jacoby: bool,
    /// The number of actions that were written.
    done: usize,
    /// The position as `side` sees it.
    position: Position,
    side: Option<Side>,
    cube: Cube,
    /// The value of the cube at the start.
    start: CubeValue,
    automatic_doubles: i32,
    crawford: bool,
    /// True if the side on roll has doubled and must roll now.
    has_doubled: bool,
    plays: usize,
}

impl Writer<'_> {
    /// Adds a comment and returns its number, or -1 without one.
    fn comment(&mut self, text: &str) -> i32 {
        let text = said_text(text);
        if text.is_empty() {
            return -1;
        }
        self.comments.push(text);
        i32::try_from(self.comments.len()).map_or(-1, |count| count - 1)
    }

    fn match_header(&mut self) {
        let transcript = self.transcript;
        let about = &transcript.about;
        let length = transcript.length.map_or(UNLIMITED, |length| i32::from(length.points()));
        // A transcript does not state whether beavers were allowed, so this depends on whether there is one.
        let has_beaver = transcript.games.iter().flat_map(|game| &game.actions).any(|action| {
            matches!(action, GameAction::Cube { action: CubeAction::Beaver | CubeAction::Raccoon, .. })
        });
        let has_automatic_double = transcript.games.iter().any(|game| game.cube != CubeValue::ONE);
        let (white, black) = (rating(&about.white_rating), rating(&about.black_rating));
        let comment = self.comment(&about.comment);
        let record = Record::new(0)
            .text((9, 40), 880, &transcript.players.white)
            .text((50, 40), 1138, &transcript.players.black)
            .i32(92, length)
            .byte(100, u8::from(transcript.length.is_some() && transcript.crawford))
            .byte(101, u8::from(transcript.length.is_none() && transcript.jacoby))
            .byte(102, u8::from(has_beaver))
            .byte(103, u8::from(has_automatic_double))
            .f64(104, white.0)
            .f64(112, black.0)
            .i32(120, white.1)
            .i32(124, black.1)
            .f64(128, days(&about.date, &about.time))
            .text((136, 128), 622, &about.event)
            .i32s(272, &[-1, -1])
            .text((283, 128), 1396, &about.place)
            .byte(416, 1)
            .text((417, 128), 1654, &about.round)
            .i32(548, 1)
            .i32(552, VERSION)
            .bytes(556, &MAGIC.to_le_bytes())
            .i32s(576, &[comment, -1])
            .i32(608, -1)
            .i32(612, 10)
            .wide(1960, &about.annotator);
        self.records.push(record);
    }

    fn match_footer(&mut self) {
        let score = self.transcript.score().map(points);
        let whole = self.transcript.length.map_or(i32::MAX, |length| i32::from(length.points()));
        let winner = i32::from(score.white >= whole) - i32::from(score.black >= whole);
        self.records.push(Record::new(5).i32s(12, &[score.white, score.black, winner]));
    }

    fn game(&mut self, number: usize, game: &TranscriptGame) {
        let actions = game.actions_to_result();
        let mut comments = said(&game.comments, actions.len());
        let comment = comments.remove(&0).map_or(-1, |text| self.comment(&text));
        let automatic_doubles = exponent(game.cube);
        let is_over = game.stated_result().is_some();
        let score = game.score.map(points);
        self.records.push(
            Record::new(1)
                .i32s(12, &[score.white, score.black])
                .byte(20, u8::from(game.crawford))
                .board(21, numbers(&Position::STARTING))
                .i32(48, i32::try_from(number).unwrap_or(i32::MAX))
                .byte(52, u8::from(!is_over))
                .i32s(56, &[comment, -1, automatic_doubles]),
        );
        let length = self.transcript.length.map(|length| i32::from(length.points()));
        let mut state = State {
            game: number,
            points: score.map(|points| length.map_or(points, |length| length - points)),
            jacoby: length.is_none() && self.transcript.jacoby,
            done: 0,
            position: Position::STARTING,
            side: None,
            cube: Cube { value: game.cube, owner: CubeOwner::Centred },
            start: game.cube,
            automatic_doubles,
            crawford: game.crawford,
            has_doubled: false,
            plays: 0,
        };
        while let Some(action) = actions.get(state.done) {
            let done = state.done;
            let text = comments.remove(&(done + 1));
            let count = match action {
                GameAction::Play { side, roll, play } => {
                    self.play(&mut state, *side, *roll, Some(play), None, text);
                    1
                }
                GameAction::IllegalPlay { side, roll, after, .. } => {
                    self.play(&mut state, *side, *roll, None, Some(after), text);
                    1
                }
                GameAction::Cube { side, .. } => {
                    let answers = answers(&actions[done..]);
                    // A cube record has one comment, so the comments on the double and on its answers are joined.
                    let later = (done + 2..=done + answers.len()).filter_map(|after| comments.remove(&after));
                    let texts: Vec<String> = text.into_iter().chain(later).collect();
                    self.double(&mut state, *side, &answers, &texts.join("\n"));
                    answers.len()
                }
            };
            state.done += count;
        }
        if let Some(unplayed) = game.unplayed {
            self.play(&mut state, unplayed.side, unplayed.roll, None, None, None);
        }
        self.game_footer(game);
    }

    fn game_footer(&mut self, game: &TranscriptGame) {
        let Some((winner, won)) = game.stated_result() else { return };
        let cube = u32::from(game.last_cube().get());
        let kind =
            GameResult::ALL.iter().map(|result| u32::from(result.multiplier())).find(|n| n * cube == won);
        let kind = kind.and_then(|kind| i32::try_from(kind).ok()).unwrap_or(1);
        let termination = match game.end.map(|end| end.how) {
            Some(GameEnding::Passed) => 0,
            Some(GameEnding::BorneOff) => kind,
            // 100 is added for a game that was given up.
            Some(GameEnding::Resigned | GameEnding::Left | GameEnding::TimedOut) | None => 100 + kind,
        };
        let score = game.score_after().map(points);
        self.records.push(
            Record::new(4)
                .i32s(12, &[score.white, score.black])
                .i32s(24, &[sign(winner), points(won), termination])
                .f64(40, NOT_ANALYSED)
                .f64(48, NOT_ANALYSED),
        );
    }

    /// Adds the records of a roll: that of the cube before it, and that of the play.
    fn play(
        &mut self,
        state: &mut State,
        side: Side,
        roll: Roll,
        play: Option<&Play>,
        illegal: Option<&Position>,
        comment: Option<String>,
    ) {
        state.side = Some(side);
        if !state.has_doubled {
            let choice = if state.may_double(side) { 0 } else { MAY_NOT_DOUBLE };
            let record = state.cube_record(side).i32s(16, &[choice, -1, -1, -1]).bytes(208, &thrown(roll));
            let chosen = Chosen { has_doubled: false, is_taken: None };
            let judged = self.judged.cube(state.game, state.done).filter(|_| choice != MAY_NOT_DOUBLE);
            self.records.push(match judged {
                Some(judged) => self.judged.write_cube(record, judged, state.around(side), chosen),
                None => record,
            });
        }
        let before = state.position;
        // The position after the play, as the side that played sees it.
        let after = match (play, illegal) {
            (Some(play), _) => {
                rules::apply_play(&before, roll, &play.to_moves()).map_or(before, |next| next.flip())
            }
            (None, Some(after)) => *after,
            (None, None) => before,
        };
        let is_played = play.is_some() || illegal.is_some();
        let comment = comment.map_or(-1, |text| self.comment(&text));
        let [high, low] = [roll.high().pips(), roll.low().pips()].map(i32::from);
        let record = Record::new(3)
            .board(9, of_white(&before, side))
            // This position is as the side that plays sees it; the one before the play is as White sees it.
            .board(35, if is_played { numbers(&after) } else { [0; 26] })
            .i32(64, sign(side))
            .i32s(68, &play.map_or([-1; 8], pairs))
            .i32s(100, &[high, low, state.cube_number()])
            .board(124, numbers(&before))
            .i32s(152, &[high, low])
            .byte(2308, u8::from(is_played))
            .f64(2312, NOT_ANALYSED)
            .f64(2320, NOT_ANALYSED)
            .i32s(2344, &[-1; 32])
            .i32s(2472, &[-1, -1, i32::from(illegal.is_some())])
            .byte(2510, 0xff)
            .i32(2524, comment)
            .i32(2540, state.automatic_doubles);
        let reached = after.flip();
        let decision = (&before, roll, is_played.then_some(&reached));
        let place = (state.game, state.done);
        self.records.push(self.judged.write_play(record, place, decision, state.around(side)));
        if is_played {
            state.position = reached;
            state.side = Some(side.opponent());
            state.plays += 1;
        }
        state.has_doubled = false;
    }

    /// Adds the record of a double with its answers.
    fn double(
        &mut self,
        state: &mut State,
        side: Side,
        actions: &[(Side, CubeAction, CubeValue)],
        comment: &str,
    ) {
        state.side = Some(side);
        let answer = |index: usize| actions.get(index).map(|(_, action, _)| *action);
        let take = match answer(1) {
            Some(CubeAction::Pass) => 0,
            Some(CubeAction::Take) => 1,
            Some(CubeAction::Beaver) => 2,
            _ => -1,
        };
        let beaver = match (take, answer(2)) {
            (2, Some(CubeAction::Pass)) => 0,
            (2, Some(CubeAction::Raccoon)) => 2,
            (2, _) => 1,
            _ => -1,
        };
        let raccoon = if beaver == 2 { 1 } else { -1 };
        let comment = self.comment(comment);
        let record = state.cube_record(side).i32s(16, &[1, take, beaver, raccoon]).i32(292, comment);
        let is_taken = (take >= 0).then_some(take > 0);
        self.records.push(match self.judged.cube(state.game, state.done) {
            Some(judged) => {
                let chosen = Chosen { has_doubled: true, is_taken };
                self.judged.write_cube(record, judged, state.around(side), chosen)
            }
            None => record,
        });
        if let Some((_, _, value)) = actions.iter().rev().find(|(_, action, _)| *action != CubeAction::Pass)
            && take > 0
        {
            state.cube = Cube { value: *value, owner: CubeOwner::Side(side.opponent()) };
        }
        state.has_doubled = true;
    }
}

impl State {
    fn may_double(&self, side: Side) -> bool {
        !self.crawford && self.plays > 0 && self.cube.may_be_turned_by(side)
    }

    /// Returns the number of times the cube was turned, negative if Black owns it. It does not include automatic
    /// doubles, which another field states.
    fn cube_number(&self) -> i32 {
        let turns = exponent(self.cube.value) - exponent(self.start);
        match self.cube.owner {
            CubeOwner::Side(Side::Black) => -turns,
            CubeOwner::Side(Side::White) | CubeOwner::Centred => turns,
        }
    }

    /// Returns the circumstances of a decision of a side.
    fn around(&self, side: Side) -> Around {
        Around {
            points: [self.points[side], self.points[side.opponent()]],
            cube: 1 << self.cube_number().abs().min(30),
            owner: match self.cube.owner {
                CubeOwner::Centred => 0,
                CubeOwner::Side(owner) => sign(owner) * sign(side),
            },
            crawford: self.crawford,
            jacoby: self.jacoby,
        }
    }

    /// Returns the record of a decision about the cube that was not analysed.
    fn cube_record(&self, side: Side) -> Record {
        Record::new(2)
            .i32(12, sign(side))
            .i32(32, self.cube_number())
            .board(36, of_white(&self.position, side))
            .board(64, numbers(&self.position))
            .i16(120, -100)
            .f64(200, NOT_ANALYSED)
            .f64(216, NOT_ANALYSED)
            .i32s(224, &[-1, 0, -1])
            .f64(240, NOT_ANALYSED)
            .f64(248, NOT_ANALYSED)
            .i32(256, -1)
            .bytes(264, &[0xff; 2])
            .i32(292, -1)
            .i32(300, self.automatic_doubles)
    }
}

/// Returns the double at the front with its answers.
fn answers(actions: &[GameAction]) -> Vec<(Side, CubeAction, CubeValue)> {
    let cube = |action: &GameAction| match action {
        GameAction::Cube { side, action, value } => Some((*side, *action, *value)),
        GameAction::Play { .. } | GameAction::IllegalPlay { .. } => None,
    };
    actions.iter().map_while(cube).collect()
}

/// Joins the comments on each action. If the last double is not written, a comment on it moves to the action before.
fn said(comments: &[Comment], last: usize) -> BTreeMap<usize, String> {
    let mut said: BTreeMap<usize, String> = BTreeMap::new();
    for Comment { after, text } in comments {
        let so_far = said.entry((*after).min(last)).or_default();
        if !so_far.is_empty() {
            so_far.push('\n');
        }
        so_far.push_str(text);
    }
    said
}

/// Returns the part of a comment that rich text keeps.
fn said_text(text: &str) -> String {
    let kept = text.chars().map(|one| if one == '\t' { ' ' } else { one });
    kept.filter(|one| *one == '\n' || !one.is_control()).collect::<String>().trim().to_owned()
}

fn sign(side: Side) -> i32 {
    match side {
        Side::White => 1,
        Side::Black => -1,
    }
}

fn points(points: u32) -> i32 {
    i32::try_from(points).unwrap_or(i32::MAX)
}

/// Returns the number of times that a cube at 1 is turned to reach this value.
fn exponent(value: CubeValue) -> i32 {
    i32::try_from(value.get().trailing_zeros()).unwrap_or(0)
}

fn thrown(roll: Roll) -> [u8; 3] {
    [2, b'0' + roll.high().pips(), b'0' + roll.low().pips()]
}

/// Reads a rating such as `1712.50/400`, the second number being the experience. Both are 0 if it is another text.
fn rating(text: &str) -> (f64, i32) {
    let (rating, experience) = text.split_once('/').unwrap_or((text, "0"));
    let rating = rating.trim().parse().ok().filter(|rating: &f64| *rating > 0.0 && *rating < 10_000.0);
    (rating.unwrap_or(0.0), experience.trim().parse().unwrap_or(0))
}

/// Returns a day such as `2023-11-26` and a time such as `09:30` as days since 1899-12-30, or 0 if the day has another
/// form.
fn days(date: &str, time: &str) -> f64 {
    let day = dates::parse_day(date).and_then(|day| i32::try_from(day + DAYS_TO_1970).ok());
    let minutes = dates::parse_minutes(time).and_then(|minutes| i32::try_from(minutes).ok());
    day.map_or(0.0, |day| f64::from(day) + f64::from(minutes.unwrap_or(0)) / 1440.0)
}
