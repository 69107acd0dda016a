/** Events, situations and answers as sentences, for screen readers. */

import { BAR, OFF, other } from "../../model/board/checkers";
import { hasContact } from "../../model/board/commentary";
import { raceOf, shotsAt, stationsOf } from "../../model/board/facts";
import { isComplete, type Turn } from "../../model/board/turn";
import { diceLeft } from "../../model/board/typed-play";
import { isCrawford } from "../../model/match/move-list";
import { passesTurn } from "../../model/match/news";
import type { Checkers, CommandKind, LoggedEvent, MatchView, Seat, SingleMove } from "../../wire/messages";
import { leftToRight } from "../format";
import { t } from "../text/index.svelte";
import { nameOf } from "./table-texts";

/** How a table speaks. */
export interface Manner {
  /** Whether the player's own play was heard move by move while it was made. */
  readonly ownPlayHeard: boolean;
  /** Whether a roll follows by itself where nothing else is possible. */
  readonly rollsAlone: boolean;
  /** Whether a dialog tells how the match ended. */
  readonly endIsShown: boolean;
}

/** Returns a sentence for each event that a player must know, then the player's choices. `view` has the names. */
export function spoken(events: readonly LoggedEvent[], view: MatchView, manner: Manner): string {
  const sentences = events.map((event) => {
    if (event.event === "match_ended" && manner.endIsShown) return "";
    const isOwn = event.event === "played" && event.seat === view.you && event.moves.length > 0;
    return isOwn && manner.ownPlayHeard ? t().speech.confirmed : sentence(event, view);
  });
  return joined([...sentences, events.some(passesTurn) ? choice(view, manner.rollsAlone) : ""]);
}

/** Returns a sentence for each event that is shown as a notice. */
export function notices(events: readonly LoggedEvent[], view: MatchView): string[] {
  return events.map((event) => sentence(event, view)).filter((text) => text !== "");
}

/** The player's own moves as they are made, in the short form of the move list, and what is left to do. */
export function spokenMoves(moves: readonly SingleMove[], turn: Turn): string {
  const words = t().speech;
  const places = moves.map(({ from, to }) => leftToRight(`${placeName(from)}/${placeName(to)}`));
  return `${places.join(" ")}. ${isComplete(turn) ? words.complete : words.toPlay(diceLeft(turn))}`;
}

/** Returns a place of a move as players say it: its number, or the words for the bar and for borne off. */
export function placeName(place: number): string {
  return place === BAR ? t().speech.bar : place === OFF ? t().speech.off : String(place);
}

/** A question that a player asks with a key. */
export type Question = "pips" | "shots" | "cube" | "score" | "situation" | "checkers";

/** Returns the answer about the board that is shown, `checkers`, which has the moves of an unfinished turn. */
export function answer(question: Question, view: MatchView, checkers: Checkers, near: Seat): string {
  switch (question) {
    case "pips":
      return pips(view, checkers, near);
    case "shots":
      return shots(view, checkers, near);
    case "cube":
      return cube(view);
    case "score":
      return score(view, near);
    case "situation":
      return situation(view, near);
    case "checkers":
      return [near, other(near)].map((seat) => stations(view, checkers, seat, near)).join(" ");
    default:
      return question satisfies never;
  }
}

/** Returns the whole situation: what a player knows who looks at the table for the first time. */
export function introduction(view: MatchView, near: Seat): string {
  const isOver = view.phase.kind === "over" || view.phase.kind === "waiting";
  return joined([
    view.you === null ? "" : t().speech.side(t().board.side(view.you)),
    view.game === 0 || isOver ? "" : t().speech.game(view.game, isCrawford(view.crawford, view.game)),
    view.settings.format.kind === "single" || view.phase.kind === "waiting" ? "" : score(view, near),
    isOver ? "" : situation(view, near),
  ]);
}

/** Returns the cube, whose turn it is with the roll, and the player's choices. */
function situation(view: MatchView, near: Seat): string {
  const { phase } = view;
  const isOffered = phase.kind === "cube_offered";
  return joined([isOffered || !view.cube.in_use ? "" : cube(view), turnOf(view, near), choice(view, false)]);
}

function turnOf(view: MatchView, near: Seat): string {
  const words = t().speech;
  const { phase, resignation } = view;
  if (view.held !== null) return words.held(view.held.reason);
  if (view.paused_until !== null) return words.paused;
  if (view.waits_for_other_room && resignation === null) return t().play.actions.otherRoom;
  if (resignation !== null && resignation.by !== near)
    return `${t().play.resign.offered(nameOf(view, resignation.by), resignation.result, resignation.points)}.`;
  switch (phase.kind) {
    case "to_roll":
      // The choices of the player say it.
      return phase.seat === view.you ? "" : words.toRoll(nameOf(view, phase.seat));
    case "to_play":
      return words.hasRolled(who(view, phase.seat), ...phase.dice);
    case "cube_offered":
      return words.cubeOffered(who(view, phase.to), phase.value);
    case "illegal_play_offered":
      return words.illegalPlay(who(view, other(phase.to)), phase.notation);
    case "resignation_offered":
      // An offer to the near side has been told above.
      return phase.to === near ? "" : `${t().play.actions.resignationSent(nameOf(view, phase.to))}.`;
    case "waiting":
    case "over":
      return "";
    default:
      return phase satisfies never;
  }
}

function cube(view: MatchView): string {
  const words = t().speech.cube;
  const { value, owner, in_use } = view.cube;
  if (!in_use) return words.none;
  return owner === null ? words.centred(value) : words.owned(who(view, owner), value);
}

function score(view: MatchView, near: Seat): string {
  const far = other(near);
  return t().speech.score(who(view, near), view.score[near], nameOf(view, far), view.score[far]);
}

function pips(view: MatchView, checkers: Checkers, near: Seat): string {
  const words = t().speech;
  const far = other(near);
  const race = raceOf(checkers);
  const counts = words.pips(who(view, near), race.pips[near], nameOf(view, far), race.pips[far]);
  return `${counts} ${race.leader === null ? words.even : words.lead(who(view, race.leader), race.lead)}`;
}

function shots(view: MatchView, checkers: Checkers, near: Seat): string {
  const words = t().speech;
  if (!hasContact(checkers)) return words.noContact;
  return [near, other(near)]
    .map((seat) => {
      const { blots, rolls } = shotsAt(checkers, seat);
      if (blots.length === 0) return words.noBlots(who(view, seat));
      // All points are in the numbering of the near side, as on the board.
      const points = blots.map((point) => (seat === near ? point : 25 - point));
      return `${words.blots(who(view, seat), points.length, points)} ${words.hits(who(view, other(seat)), rolls)}`;
    })
    .join(" ");
}

function stations(view: MatchView, checkers: Checkers, seat: Seat, near: Seat): string {
  const words = t().speech.stations;
  const places = stationsOf(checkers, seat).map(({ place, count }) => {
    if (place === BAR) return words.bar(count);
    return place === OFF ? words.off(count) : words.point(count, seat === near ? place : 25 - place);
  });
  return words.of(who(view, seat), places);
}

/** Returns the viewer's choices before the roll, or an empty text. */
function choice(view: MatchView, rollsAlone: boolean): string {
  const may = (kind: CommandKind): boolean => view.allowed.includes(kind);
  const words = t().speech;
  if (may("take")) return may("beaver") ? words.mayBeaver : words.mayTake;
  if (!may("roll")) return "";
  return may("double") ? words.mayDouble : rollsAlone ? "" : words.mayRoll;
}

/** Returns the name of a player; null for the reader. */
function who(view: Pick<MatchView, "you" | Seat>, seat: Seat): string | null {
  return view.you === seat ? null : (view[seat].name ?? t().board.side(seat));
}

function joined(sentences: readonly string[]): string {
  return sentences.filter((text) => text !== "").join(" ");
}

function sentence(event: LoggedEvent, view: MatchView): string {
  const words = t().speech;
  switch (event.event) {
    case "game_started":
      return words.gameStarted(
        event.game,
        who(view, event.starter),
        event.opening?.[0] ?? null,
        event.opening?.[1] ?? null,
        isCrawford(event.crawford, event.game),
      );
    case "rolled":
      return words.rolled(who(view, event.seat), ...event.dice);
    case "played":
      return event.moves.length === 0
        ? words.noPlay(who(view, event.seat))
        : words.played(who(view, event.seat), event.notation);
    case "illegal_play_offered":
      return words.illegalPlay(who(view, event.seat), event.notation);
    case "illegal_play_accepted":
      return words.acceptsIllegal(who(view, event.seat));
    case "illegal_play_declined":
      return words.declinesIllegal(who(view, event.seat));
    case "doubled":
      return words.doubled(who(view, event.seat), event.value);
    case "taken":
      return words.taken(who(view, event.seat), event.value);
    case "passed":
      return words.passed(who(view, event.seat));
    case "beavered":
      return words.beavered(who(view, event.seat), event.value);
    case "raccooned":
      return words.raccooned(who(view, event.seat), event.value);
    case "resignation_offered":
      return words.resigns(who(view, event.seat), t().match.result(event.result));
    case "resignation_declined":
      return words.declines(who(view, event.seat));
    case "resignation_accepted":
      return words.resigned(who(view, event.seat), t().match.result(event.result));
    case "stop_agreed":
      return words.stopAgreed(who(view, event.seat));
    case "abort_agreed":
      return words.abortAgreed(who(view, event.seat));
    case "abort_declined":
      return words.abortDeclined(who(view, event.seat));
    case "take_back_asked":
      return words.takeBackAsked(who(view, event.seat));
    case "take_back_declined":
      return words.takeBackDeclined(who(view, event.seat));
    case "took_back":
      return words.tookBack(who(view, event.seat));
    case "pause_asked":
      return view.paused_until === null ? words.pauseAsked(who(view, event.seat)) : words.paused;
    case "pause_declined":
      return words.pauseDeclined(who(view, event.seat));
    case "resumed":
      return words.resumed(who(view, event.seat));
    case "pause_ended":
      return words.pauseEnded;
    case "abandoned":
      return words.abandoned;
    case "called_off": {
      const isOfEvent = view.tournament !== null || view.team !== null || view.comparative !== null;
      return isOfEvent ? words.calledOff : words.calledOffTooLong;
    }
    case "held":
      return words.held(event.hold.reason);
    case "released":
      return words.released;
    case "roll_asked":
      return words.rollAsked(who(view, event.seat));
    case "turn_opened":
      return words.turnOpened;
    case "substituted":
      return words.substituted(event.came, event.left);
    case "extra_time":
      return words.extraTime(event.total / 60_000);
    case "outage":
      return words.outage(Math.max(1, Math.round((event.to - event.from) / 1000)));
    case "at_board":
      return words.atBoard[event.what](who(view, event.seat));
    case "vacation":
      return words.vacation(who(view, event.seat));
    case "timed_out":
      return words.timedOut(who(view, event.seat));
    case "claimed":
      return words.claimed(who(view, event.seat), event.claim);
    case "left":
      return words.left(who(view, event.seat));
    case "game_ended":
      return joined([
        words.gameEnded(who(view, event.summary.winner), event.summary.points),
        view.settings.format.kind === "single" ? "" : score({ ...view, score: event.score }, view.you ?? "white"),
      ]);
    case "match_ended":
      if (event.outcome.reason === "aborted") return t().play.over.aborted;
      return event.outcome.winner === null ? words.drawn : words.matchEnded(who(view, event.outcome.winner));
    default:
      return unknown(event);
  }
}

function unknown(_event: never): string {
  return "";
}
