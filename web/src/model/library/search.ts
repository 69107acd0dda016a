/** The form of the position library, and the sketch of a position in it. Pure. */

import type {
  ArchivePart,
  ArchiveSource,
  CheckersAtLeast,
  CubePlace,
  DecidedBy,
  MistakeTheme,
  PositionOrder,
  PositionSearch,
} from "../../wire/messages";

/** The search as form values: texts, empty for conditions that are not set. */
export interface SearchForm {
  own: readonly CheckersAtLeast[];
  theirs: readonly CheckersAtLeast[];
  source: ArchiveSource;
  by: DecidedBy;
  order: PositionOrder;
  part: ArchivePart | "";
  theme: MistakeTheme | "";
  cubeAt: CubePlace | "";
  cube: string;
  opponent: string;
  error: string;
  leadMin: string;
  leadMax: string;
  ownAway: string;
  opponentAway: string;
}

export const EMPTY: SearchForm = {
  own: [],
  theirs: [],
  source: "all",
  by: "own",
  order: "error",
  part: "",
  theme: "",
  cubeAt: "",
  cube: "",
  opponent: "",
  error: "",
  leadMin: "",
  leadMax: "",
  ownAway: "",
  opponentAway: "",
};

export const PAGE = 40;
export const SKIP_MAX = 960;

/** Converts a form to a search, starting at an offset. Fields that are not numbers are ignored. */
export function searchOf(form: SearchForm, skip: number): PositionSearch {
  const number = (text: string): number | null => {
    const value = Number(text.trim().replace(",", "."));
    return text.trim() === "" || !Number.isFinite(value) ? null : value;
  };
  const whole = (text: string): number | null => {
    const value = number(text);
    return value === null ? null : Math.round(value);
  };
  const away = (text: string): number | null => {
    const value = whole(text);
    return value === null ? null : Math.min(255, Math.max(0, value));
  };
  return {
    source: form.source,
    by: form.by,
    opponent: form.opponent.trim() === "" ? null : form.opponent.trim(),
    own: [...form.own],
    theirs: [...form.theirs],
    lead_min: whole(form.leadMin),
    lead_max: whole(form.leadMax),
    own_away: away(form.ownAway),
    opponent_away: away(form.opponentAway),
    cube: whole(form.cube),
    cube_at: form.cubeAt === "" ? null : form.cubeAt,
    part: form.part === "" ? null : form.part,
    theme: form.theme === "" ? null : form.theme,
    error_min: number(form.error),
    order: form.order,
    skip: Math.min(SKIP_MAX, Math.max(0, skip)),
  };
}

/** Returns the form for a saved search. */
export function formOf(search: PositionSearch): SearchForm {
  const text = (value: number | null): string => (value === null ? "" : String(value));
  return {
    own: search.own,
    theirs: search.theirs,
    source: search.source,
    by: search.by,
    order: search.order,
    part: search.part ?? "",
    theme: search.theme ?? "",
    cubeAt: search.cube_at ?? "",
    cube: text(search.cube),
    opponent: search.opponent ?? "",
    error: text(search.error_min),
    leadMin: text(search.lead_min),
    leadMax: text(search.lead_max),
    ownAway: text(search.own_away),
    opponentAway: text(search.opponent_away),
  };
}

/** Adds a checker on a place of a sketch; after fifteen the place is empty again. */
export function oneMore(places: readonly CheckersAtLeast[], place: number): CheckersAtLeast[] {
  const least = leastOn(places, place);
  const others = places.filter((one) => one.place !== place);
  return least >= 15 ? others : [...others, { place, least: least + 1 }].sort((a, b) => a.place - b.place);
}

export function leastOn(places: readonly CheckersAtLeast[], place: number): number {
  return places.find((one) => one.place === place)?.least ?? 0;
}

/** Converts a place of the other side's numbering to this side's, for the picture of the board. The bar stays 25. */
export function seenFromHere(place: number): number {
  return place === 25 ? 25 : 25 - place;
}
