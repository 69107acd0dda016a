import { describe, expect, it } from "vitest";
import { boardColours } from "../../model/app/settings";
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

/** The variables of a rule of board.css, by their names without `--b-`. */
function variables(selector: string): Colours {
  const rule = css.split("}").find((text) => text.trimEnd().includes(`${selector} {`));
  const found = [...(rule ?? "").matchAll(/--b-([a-z-]+): (#[0-9a-f]{6});/g)];
  return new Map(found.map(([, name, hex]) => [name ?? "", rgb(hex ?? "")]));
}

function boardOf(board: string): (name: string) => Rgb {
  const colours = new Map([...variables("[data-board]"), ...variables(`[data-board="${board}"]`)]);
  return (name) => {
    const colour = colours.get(name);
    if (colour === undefined) throw new Error(`${board} has no colour ${name}`);
    return colour;
  };
}

it("measures black on white as WCAG does", () => {
  expect(contrast(rgb("#000000"), rgb("#ffffff"))).toBeCloseTo(21, 5);
  expect(contrast(rgb("#777777"), rgb("#ffffff"))).toBeCloseTo(4.48, 2);
});

describe.each(boardColours)("the board %s", (board) => {
  const colour = boardOf(board);
  const grounds: readonly (readonly [string, Rgb])[] = [
    ...["field", "field-lo", "point-a", "point-a-lo", "point-b", "point-b-lo"].map(
      (name) => [name, colour(name)] as const,
    ),
    // The bar is a part of the frame, and the trays are wells in it.
    ...["frame-hi", "frame", "frame-lo", "well"].map((name) => [name, colour(name)] as const),
    ["tray", over(colour("well"), colour("frame"), WELL_OPACITY)],
  ];

  it.each(["white", "black"])("shows %s checkers and dice on every ground, by their fill or their edge", (seat) => {
    const weak = grounds.flatMap(([name, ground]) => {
      const best = Math.max(contrast(colour(seat), ground), contrast(colour(`${seat}-edge`), ground));
      return best < SHAPE ? [`${name} ${best.toFixed(2)}`] : [];
    });
    expect(weak).toEqual([]);
  });

  it("tells the checkers of both sides apart by their fill", () => {
    expect(contrast(colour("white"), colour("black"))).toBeGreaterThanOrEqual(TEXT);
  });

  it.each([
    ["label", ["frame-hi", "frame", "frame-lo"]],
    ["white-pip", ["white-hi", "white", "white-lo"]],
    ["black-pip", ["black-hi", "black", "black-lo"]],
    ["cube-ink", ["cube"]],
  ] as const)("has readable text in %s", (ink, papers) => {
    const weak = papers.flatMap((paper) => {
      const found = contrast(colour(ink), colour(paper));
      return found < TEXT ? [`${paper} ${found.toFixed(2)}`] : [];
    });
    expect(weak).toEqual([]);
  });
});
