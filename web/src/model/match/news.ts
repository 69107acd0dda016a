/** What a listener of a match has to hear: each event once and in order, also after a reload. */

import type { LoggedEvent, MatchView, Seq } from "../../wire/messages";

/** A text for listeners. The number makes equal texts different, so that each is read out. */
export interface Line {
  readonly number: number;
  readonly text: string;
}

/** The number of texts that can be read again. */
const LINES_MAX = 40;
/** More missed events than this are not told one by one: the situation says enough. */
const MISSED_MAX = 12;

/** Returns the lines with one more; the oldest ones are dropped. An empty text adds nothing. */
export function withLine(lines: readonly Line[], text: string): readonly Line[] {
  if (text === "") return lines;
  return [...lines, { number: (lines.at(-1)?.number ?? 0) + 1, text }].slice(-LINES_MAX);
}

/**
 * Returns the events that a tab has missed, to be told when the page opens. `heard` is the last event that the tab has
 * told, null if it has told none: then only the last play is told. The roll, the offer or the start that made the present
 * situation is left out, because the situation itself says it.
 */
export function missed(log: readonly LoggedEvent[], heard: Seq | null, view: MatchView): LoggedEvent[] {
  const untold = heard === null ? lastPlay(log) : log.filter((event) => event.seq > heard);
  const news = isInSituation(untold.at(-1), view) ? untold.slice(0, -1) : untold;
  return news.length > MISSED_MAX ? [] : [...news];
}

function lastPlay(log: readonly LoggedEvent[]): LoggedEvent[] {
  const start = log.findLastIndex((event) => event.event === "game_started");
  const last = log.slice(start + 1).findLast((event) => event.event === "played");
  return last === undefined ? [] : [last];
}

/** Whether the situation of the view says what this event says. */
function isInSituation(event: LoggedEvent | undefined, { phase }: MatchView): boolean {
  switch (event?.event) {
    case "rolled":
      return phase.kind === "to_play";
    case "game_started":
      return true;
    case "doubled":
    case "beavered":
    case "raccooned":
      return phase.kind === "cube_offered";
    case "resignation_offered":
    case "illegal_play_offered":
    case "held":
      return true;
    default:
      return false;
  }
}

/** Whether a player may have new choices after this event. Only then are the choices told. */
export function passesTurn(event: LoggedEvent): boolean {
  switch (event.event) {
    case "game_started":
    case "played":
    case "took_back":
    case "illegal_play_accepted":
    case "doubled":
    case "taken":
    case "beavered":
    case "raccooned":
    case "turn_opened":
      return true;
    default:
      return false;
  }
}
