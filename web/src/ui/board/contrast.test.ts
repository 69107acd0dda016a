import { describe, expect, it } from "vitest";
import { boardColours, checkerSets, diceSets } from "../../model/app/settings";
import css from "./board.css?raw";

/** The opacity of the well's colour over the frame (`.well` in Ground.svelte). */
const WELL_OPACITY = 0.62;
/** WCAG 2.2: 1.4.11 for shapes and 1.4.3 for text. */
const SHAPE = 3;
const TEXT = 4.5;

type Rgb = readonly [number, number, number];
type Colours = ReadonlyMap<string, Rgb>;

function rgb(hex: string): Rgb {
  const part = (at: number): number => parseInt(hex.slice(at, at + 2), 16);
  return [part(1), part(3), part(5)];
}

function luminance(colour: Rgb): number {
  const [red, green, blue] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Rgb, other: Rgb): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function over(top: Rgb, below: Rgb, opacity: number): Rgb {
  const mixed = top.map((part, index) => part * opacity + (below[index] ?? 0) * (1 - opacity));
  return mixed as [number, number, number];
}

/** The variables of a rule of board.css, by their names without `--`. */
function variables(selector: string): Colours {
  const rule = css.split("}").find((text) => text.trimEnd().includes(`${selector} {`));
  const found = [...(rule ?? "").matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g)];
  return new Map(found.map(([, name, hex]) => [name ?? "", rgb(hex ?? "")]));
}

/** Returns a function from the name of a colour to the colour in these sets. A missing colour fails the test. */
function setOf(...selectors: readonly string[]): (name: string) => Rgb {
  const colours = new Map(selectors.flatMap((selector) => [...variables(selector)]));
  return (name) => {
    const colour = colours.get(name);
    if (colour === undefined) throw new Error(`${selectors.join(", ")} has no colour ${name}`);
    return colour;
  };
}
const boardOf = (board: string): ((name: string) => Rgb) => setOf("[data-board]", `[data-board="${board}"]`);

it("measures black on white as WCAG does", () => {
  expect(contrast(rgb("#000000"), rgb("#ffffff"))).toBeCloseTo(21, 5);
  expect(contrast(rgb("#777777"), rgb("#ffffff"))).toBeCloseTo(4.48, 2);
});

const pieces = [
  ...checkerSets.map((set) => ["checkers", set, "b"] as const),
  ...diceSets.map((set) => ["dice", set, "d"] as const),
];

describe.each(boardColours)("the board %s", (board) => {
  const colour = boardOf(board);
  const grounds: readonly (readonly [string, Rgb])[] = [
    ...["field", "field-lo", "point-a", "point-a-lo", "point-b", "point-b-lo"],
    // The bar is a part of the frame, and the trays are wells in it.
    ...["frame-hi", "frame", "frame-lo", "well"],
  ].map((name) => [name, colour(`b-${name}`)] as const);
  const tray = ["tray", over(colour("b-well"), colour("b-frame"), WELL_OPACITY)] as const;

  it.each(pieces)("shows the %s %s on every ground, by their fill or their edge", (kind, set, prefix) => {
    const piece = setOf(`[data-${kind}="${set}"]`);
    const weak = ["white", "black"].flatMap((seat) =>
      [...grounds, tray].flatMap(([name, ground]) => {
        const [fill, edge] = [piece(`${prefix}-${seat}`), piece(`${prefix}-${seat}-edge`)];
        const best = Math.max(contrast(fill, ground), contrast(edge, ground));
        return best < SHAPE ? [`${seat} on ${name} ${best.toFixed(2)}`] : [];
      }),
    );
    expect(weak).toEqual([]);
  });

  it("has readable numbers", () => {
    const weak = ["frame-hi", "frame", "frame-lo"].filter(
      (paper) => contrast(colour("b-label"), colour(`b-${paper}`)) < TEXT,
    );
    expect(weak).toEqual([]);
    expect(contrast(colour("b-cube-ink"), colour("b-cube"))).toBeGreaterThanOrEqual(TEXT);
  });
});

describe.each(pieces)("the %s %s", (kind, set, prefix) => {
  const colour = setOf(`[data-${kind}="${set}"]`);

  it("tell both sides apart by their fill", () => {
    expect(contrast(colour(`${prefix}-white`), colour(`${prefix}-black`))).toBeGreaterThanOrEqual(TEXT);
  });

  it("have readable pips and counts", () => {
    const weak = ["white", "black"].flatMap((seat) =>
      ["-hi", "", "-lo"].flatMap((shade) => {
        const found = contrast(colour(`${prefix}-${seat}-pip`), colour(`${prefix}-${seat}${shade}`));
        return found < TEXT ? [`${seat}${shade} ${found.toFixed(2)}`] : [];
      }),
    );
    expect(weak).toEqual([]);
  });
});
