/** Events as sentences, for screen readers. */

import { BAR, OFF } from "../../model/board/checkers";
import type { CommandKind, LoggedEvent, MatchView, Seat } from "../../wire/messages";
import { isCrawford } from "../../model/match/move-list";
import { t } from "../text/index.svelte";

/** Returns a sentence for each event that a player must know. `view` has the names. */
export function spoken(events: readonly LoggedEvent[], view: MatchView): string[] {
  return [...events.map((event) => sentence(event, view)), choice(view)].filter((text) => text !== "");
}

/** The player's own moves as they are made, in the short form of the move list. */
export function spokenMoves(moves: readonly { from: number; to: number }[], complete: boolean): string {
  const words = t().speech;
  const places = moves.map(({ from, to }) => `${from === BAR ? words.bar : from}/${to === OFF ? words.off : to}`);
  return complete ? `${places.join(" ")}. ${words.complete}` : `${places.join(" ")}.`;
}

/** Returns the viewer's choices before the roll, or an empty text. */
function choice(view: MatchView): string {
  const may = (kind: CommandKind): boolean => view.allowed.includes(kind);
  const words = t().speech;
  if (may("take")) return may("beaver") ? words.mayBeaver : words.mayTake;
  return may("roll") ? (may("double") ? words.mayDouble : words.mayRoll) : "";
}

function sentence(event: LoggedEvent, view: MatchView): string {
  const words = t().speech;
  /** The name of a player; null for the reader. */
  const who = (seat: Seat): string | null => (view.you === seat ? null : (view[seat].name ?? t().board.side(seat)));
  switch (event.event) {
    case "game_started":
      return words.gameStarted(
        event.game,
        who(event.starter),
        event.opening?.[0] ?? null,
        event.opening?.[1] ?? null,
        isCrawford(event.crawford, event.game),
      );
    case "rolled":
      return words.rolled(who(event.seat), ...event.dice);
    case "played":
      return event.moves.length === 0 ? words.noPlay(who(event.seat)) : words.played(who(event.seat), event.notation);
    case "illegal_play_offered":
      return words.illegalPlay(who(event.seat), event.notation);
    case "illegal_play_accepted":
      return words.acceptsIllegal(who(event.seat));
    case "illegal_play_declined":
      return words.declinesIllegal(who(event.seat));
    case "doubled":
      return words.doubled(who(event.seat), event.value);
    case "taken":
      return words.taken(who(event.seat));
    case "passed":
      return words.passed(who(event.seat));
    case "beavered":
      return words.beavered(who(event.seat), event.value);
    case "raccooned":
      return words.raccooned(who(event.seat), event.value);
    case "resignation_offered":
      return words.resigns(who(event.seat), t().match.result(event.result));
    case "resignation_declined":
      return words.declines(who(event.seat));
    case "resignation_accepted":
      return words.resigned(who(event.seat), t().match.result(event.result));
    case "stop_agreed":
      return words.stopAgreed(who(event.seat));
    case "abort_agreed":
      return words.abortAgreed(who(event.seat));
    case "abort_declined":
      return words.abortDeclined(who(event.seat));
    case "take_back_asked":
      return words.takeBackAsked(who(event.seat));
    case "take_back_declined":
      return words.takeBackDeclined(who(event.seat));
    case "took_back":
      return words.tookBack(who(event.seat));
    case "pause_asked":
      return view.paused_until === null ? words.pauseAsked(who(event.seat)) : words.paused;
    case "pause_declined":
      return words.pauseDeclined(who(event.seat));
    case "resumed":
      return words.resumed(who(event.seat));
    case "pause_ended":
      return words.pauseEnded;
    case "abandoned":
      return words.abandoned;
    case "called_off":
      return words.calledOff;
    case "held":
      return words.held(event.hold.reason);
    case "released":
      return words.released;
    case "roll_asked":
      return words.rollAsked(who(event.seat));
    case "turn_opened":
      return words.turnOpened;
    case "substituted":
      return words.substituted(event.came, event.left);
    case "extra_time":
      return words.extraTime(event.total / 60_000);
    case "outage":
      return words.outage(Math.max(1, Math.round((event.to - event.from) / 1000)));
    case "at_board":
      return words.atBoard[event.what](who(event.seat));
    case "vacation":
      return words.vacation(who(event.seat));
    case "timed_out":
      return words.timedOut(who(event.seat));
    case "claimed":
      return words.claimed(who(event.seat), event.claim);
    case "left":
      return words.left(who(event.seat));
    case "game_ended":
      return words.gameEnded(who(event.summary.winner), event.summary.points, event.score.white, event.score.black);
    case "match_ended":
      if (event.outcome.reason === "aborted") return t().play.over.aborted;
      return event.outcome.winner === null ? words.drawn : words.matchEnded(who(event.outcome.winner));
    default:
      return unknown(event);
  }
}

function unknown(_event: never): string {
  return "";
}
