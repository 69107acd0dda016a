/** The texts of the frame, the front page and the match page: the messages, and the choices between them. */

import type { Left } from "../../model/events/countdown";
import type { Duty, ListingGap, MatchFormat, TimeControl } from "../../wire/messages";
import { chosen, type Chosen } from "./choices";
import type { FirstMessages } from "./messages";

export type FirstTexts = Chosen<FirstMessages, ReturnType<typeof choices>>;

export function firstTexts(messages: FirstMessages): FirstTexts {
  return chosen(messages, choices(messages));
}

function choices({ agenda, bots, comparatives, event, game, player, speech }: FirstMessages) {
  const duration = (seconds: number): string => {
    const whole = Math.floor(seconds / 60);
    const rest = seconds % 60;
    if (whole === 0) return game.duration.seconds(rest);
    return rest === 0 ? game.duration.minutes(whole) : game.duration.both(whole, rest);
  };
  const clock = (time: TimeControl, words: FirstMessages["game"]["clock" | "clockLong"]): string => {
    switch (time.kind) {
      case "none":
        return words.none;
      case "live":
        return words.live(time.delay_s, duration(time.reserve_s));
      case "correspondence":
        return words.correspondence(time.days_per_turn);
      default:
        return time satisfies never;
    }
  };
  return {
    agenda: {
      duty: ({ kind, event: of, count }: Duty): string => agenda.duty[kind](of?.name ?? "", count),
    },
    bots: {
      /** `title` is English, as the server says it. */
      title: (title: string): string => {
        const titles: Readonly<Record<string, string | undefined>> = bots.title;
        return titles[title.toLowerCase().replace(" ", "_")] ?? title;
      },
    },
    comparatives: {
      winners: (names: readonly string[]): string => {
        const [one, ...others] = names;
        return one !== undefined && others.length === 0
          ? comparatives.winners.one(one)
          : comparatives.winners.tied(names);
      },
    },
    event: {
      againstField: (imp: number): string => event.againstField(`${imp < 0 ? "−" : "+"}${String(Math.abs(imp))}`),
      left: ({ days, hours, minutes, seconds }: Left): string => {
        if (days > 0) return event.left.days(days, hours);
        if (hours > 0) return event.left.hours(hours, minutes);
        return minutes > 0 ? event.left.minutes(minutes, seconds) : event.left.seconds(seconds);
      },
    },
    game: {
      format: (format: MatchFormat): string =>
        format.kind === "points" ? game.format.points(format.length) : game.format[format.kind],
      clock: (time: TimeControl): string => clock(time, game.clock),
      clockLong: (time: TimeControl): string => clock(time, game.clockLong),
    },
    player: {
      missing: (gap: ListingGap): string => {
        switch (gap.kind) {
          case "experience":
          case "debt":
            return player.missing[gap.kind](gap.points);
          case "days":
            return player.missing.days(gap.days);
          case "opponents":
            return player.missing.opponents(gap.people);
          case "hidden":
            return player.missing.hidden;
          default:
            return gap satisfies never;
        }
      },
    },
    speech: {
      outage: (seconds: number): string =>
        seconds < 120 ? speech.outage.seconds(seconds) : speech.outage.minutes(Math.round(seconds / 60)),
    },
  };
}
