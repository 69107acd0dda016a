/**
 * The pictures that players choose from: a background and shapes of one colour each, in a square of 32 units. The
 * server has the same names; one of its tests compares them.
 */

type Shape = readonly [fill: string, path: string];
export interface Picture {
  readonly ground: string;
  readonly shapes: readonly Shape[];
}

const CREAM = "#fbf3e0";
const INK = "#22303c";
const RED = "#c8452f";
const GOLD = "#f0b93a";
const WHITE = "#ffffff";
const BROWN = "#8a5a33";

/** A disc as a path. */
function disc(x: number, y: number, r: number): string {
  return `M${String(x - r)} ${String(y)}a${String(r)} ${String(r)} 0 1 0 ${String(2 * r)} 0a${String(r)} ${String(r)} 0 1 0 ${String(-2 * r)} 0z`;
}

export const pictures: Readonly<Record<string, Picture>> = {
  anchor: {
    ground: "#2f6f9f",
    shapes: [
      [
        CREAM,
        "M14.7 11.5h2.6v2h3.2v2.4h-3.2v7.6c2.4-.5 4.2-2.2 4.7-4.4l-1.6.6 2.4-4.2 2.6 4.1-1.3-.2c-.5 4-4 6.8-8.1 6.8s-7.6-2.8-8.1-6.8l-1.3.2 2.6-4.1 2.4 4.2-1.6-.6c.5 2.2 2.3 3.9 4.7 4.4v-7.6h-3.2v-2.4h3.2z",
      ],
      [CREAM, disc(16, 8.8, 3.3)],
      ["#2f6f9f", disc(16, 8.8, 1.5)],
    ],
  },
  bear: {
    ground: "#dfe9d6",
    shapes: [
      [BROWN, disc(9.5, 10, 3.6) + disc(22.5, 10, 3.6) + disc(16, 17, 9)],
      ["#d9b58c", disc(9.5, 10, 1.7) + disc(22.5, 10, 1.7) + disc(16, 20.5, 4.6)],
      [INK, disc(12.3, 15, 1.3) + disc(19.7, 15, 1.3) + "M14 18.7h4l-2 2.4z"],
    ],
  },
  bell: {
    ground: "#6b4c9a",
    shapes: [
      [GOLD, "M16 6c4.5 0 7 3.4 7 8v5l2 3.5H7L9 19v-5c0-4.6 2.5-8 7-8z"],
      [CREAM, disc(16, 5.8, 1.6) + disc(16, 24.8, 2.3)],
    ],
  },
  bird: {
    ground: "#bfe0ee",
    shapes: [
      [
        "#1f6f8b",
        "M8 13c2-4 7-5.5 11-3.5l6 1-4.5 2.5c1.5 6-2.5 11-8.5 11-3 0-5.5-1-7.5-3 4 .5 5-1 5-2.5-1.5-1.5-2-3.5-1.5-5.5z",
      ],
      [CREAM, "M12 15c3-1 6 .5 6.5 4-3 1.5-6 .5-6.5-4z" + disc(18.5, 11.5, 1.2)],
      [INK, disc(18.7, 11.5, 0.7)],
      [GOLD, "M22.5 10.2l4.5 1.3-4.7 1.3z"],
    ],
  },
  boat: {
    ground: "#cfe4f2",
    shapes: [
      [WHITE, "M15 6v13H6.5z"],
      [RED, "M17 8v11h7.5z"],
      [BROWN, "M5.5 20.5h21l-3.5 5.5H9z"],
    ],
  },
  book: {
    ground: "#3f7d5a",
    shapes: [
      [CREAM, "M15.5 10c-2.5-2-6-2.5-9.5-2v14c3.5-.5 7 0 9.5 2zM16.5 10c2.5-2 6-2.5 9.5-2v14c-3.5-.5-7 0-9.5 2z"],
      [
        "#b9a77e",
        "M8 11.5c2-.2 4 .1 5.5 1v1.4c-1.5-.9-3.5-1.2-5.5-1zM8 15c2-.2 4 .1 5.5 1v1.4c-1.5-.9-3.5-1.2-5.5-1zM24 11.5c-2-.2-4 .1-5.5 1v1.4c1.5-.9 3.5-1.2 5.5-1zM24 15c-2-.2-4 .1-5.5 1v1.4c1.5-.9 3.5-1.2 5.5-1z",
      ],
    ],
  },
  cat: {
    ground: "#f2d8c2",
    shapes: [
      [INK, "M7 6l6 4h6l6-4v11c0 5.5-4 9-9 9s-9-3.5-9-9z"],
      ["#9ad06c", disc(12.3, 15.5, 1.9) + disc(19.7, 15.5, 1.9)],
      [INK, "M11.8 13.8h1v3.4h-1zM19.2 13.8h1v3.4h-1z"],
      ["#f29a9a", "M14.5 19h3L16 21z"],
    ],
  },
  checkers: {
    ground: "#4d3a2a",
    shapes: [
      [CREAM, disc(12, 19, 7)],
      ["#d9c79d", disc(12, 19, 4.2)],
      [RED, disc(20, 13, 7)],
      ["#e8836f", disc(20, 13, 4.2)],
    ],
  },
  crown: {
    ground: "#7a2c4c",
    shapes: [
      [GOLD, "M7 23l-1.5-11 5.5 4.5L16 8l5 8.5 5.5-4.5L25 23z"],
      [RED, disc(16, 19.5, 1.5)],
      ["#4aa3d8", disc(11, 20, 1.2) + disc(21, 20, 1.2)],
      [CREAM, disc(16, 7.5, 1.4) + disc(5.5, 11.5, 1.3) + disc(26.5, 11.5, 1.3)],
    ],
  },
  cube: {
    ground: "#254e70",
    shapes: [
      [
        WHITE,
        "M8.5 7h15A1.5 1.5 0 0 1 25 8.5v15a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 7 23.5v-15A1.5 1.5 0 0 1 8.5 7z",
      ],
      [
        "#254e70",
        "M14.2 11.5h-1.9c-1.6 1.7-2.5 3.5-2.5 5.4 0 2.2 1.3 3.6 3.1 3.6 1.7 0 2.9-1.2 2.9-2.9 0-1.6-1.1-2.7-2.5-2.7h-.3c.2-1.2.6-2.3 1.2-3.4zM20.3 11.5h-1.9l-2.3 5.6v1.4h3.2v2h1.7v-2h1.2V17H21v-2.2h-1.7V17h-1.5z",
      ],
    ],
  },
  cup: {
    ground: "#e7d3b1",
    shapes: [
      ["#2d7f86", "M7 14h15v5c0 4-2.5 6-6 6h-3c-3.5 0-6-2-6-6z"],
      ["#2d7f86", "M22 15.2c3 0 4.5 1.2 4.5 3s-1.8 3.3-5 3.3v-1.8c2 0 3-.6 3-1.5s-.8-1.2-2.5-1.2z"],
      [WHITE, "M11 6c-1.5 2 1.5 3 0 5.5h1.5c1.5-2.5-1.5-3.5 0-5.5zM16 6c-1.5 2 1.5 3 0 5.5h1.5c1.5-2.5-1.5-3.5 0-5.5z"],
    ],
  },
  dice: {
    ground: "#a63d2f",
    shapes: [
      [WHITE, "M7 8.5l10.5-2 2 10.5-10.5 2z"],
      [CREAM, "M16.5 17.5l8.5-1.5 1.5 8.5-8.5 1.5z"],
      [
        INK,
        disc(13.2, 12.7, 1.4) + disc(10, 10.6, 1.1) + disc(16.4, 14.8, 1.1) + disc(19.5, 20, 1) + disc(23.5, 22, 1),
      ],
    ],
  },
  fish: {
    ground: "#15616d",
    shapes: [
      ["#ff9f4a", "M5 16c3-5.5 11-7.5 16-2l5-4v12l-5-4c-5 5.5-13 3.5-16-2z"],
      [CREAM, "M13 11.5c1.5 2.5 1.5 6.5 0 9l2 .2c1.5-2.7 1.5-6.7 0-9.4z" + disc(9.5, 14.8, 1.5)],
      [INK, disc(9.3, 14.8, 0.8)],
    ],
  },
  fox: {
    ground: "#d8e6e2",
    shapes: [
      ["#d9682b", "M6 6l6.5 4.5h7L26 6v10.5L16 27 6 16.5z"],
      [WHITE, "M6.5 17l5 1.5L16 23l4.5-4.5 5-1.5L16 27z"],
      [INK, disc(12, 15.5, 1.3) + disc(20, 15.5, 1.3) + "M14.3 22h3.4L16 24.3z"],
    ],
  },
  key: {
    ground: "#40514e",
    shapes: [
      [GOLD, disc(11, 12, 5.5) + "M13.5 15.8l2.3-2.3 10 10v2.5h-3v-2h-2v-2h-2v-1.2z"],
      ["#40514e", disc(10, 11, 2)],
    ],
  },
  kite: {
    ground: "#9fd3f0",
    shapes: [
      [RED, "M20 5v10h-8z"],
      [GOLD, "M20 5l6 10h-6z"],
      ["#3b7dd8", "M12 15h8v9z"],
      ["#2f9e6b", "M20 15h6l-6 9z"],
      [INK, "M19.6 24c-1 2-3 1-4.5 2s-2.5 1.5-4.6.8l.3-1c1.8.5 2.5 0 3.8-.8s3.5 0 4-1.5z"],
    ],
  },
  leaf: {
    ground: "#eef0d0",
    shapes: [
      ["#3f8f4f", "M25.5 6.5c1 9-2.5 16-9.5 16.5-3 .2-5.5-1-6.5-3C8 14 14.5 7 25.5 6.5z"],
      ["#d9edc0", "M22 10C15.5 13 11 18 7 26l-1.5-.8C9.5 17 14.5 12.5 22 10z"],
    ],
  },
  lighthouse: {
    ground: "#31456a",
    shapes: [
      [GOLD, "M4 8l8.5 2v2.5L4 14.5zM28 8l-8.5 2v2.5L28 14.5z"],
      [CREAM, "M12.5 13.5h7L21 26H11z"],
      [RED, "M12.2 16.5h7.6l.4 3h-8.4zM11.5 22.5h9l.4 3.5h-9.8zM12.5 8.5L16 5l3.5 3.5z"],
      [GOLD, "M13.2 8.5h5.6v5h-5.6z"],
    ],
  },
  moon: {
    ground: "#20274d",
    shapes: [
      ["#f4e6b0", "M19.5 6A10.5 10.5 0 1 0 26 20.5 9 9 0 0 1 19.5 6z"],
      [WHITE, disc(22.5, 11, 0.9) + disc(25.5, 15, 0.7) + disc(7, 7.5, 0.8)],
    ],
  },
  mountain: {
    ground: "#f3cfa6",
    shapes: [
      ["#e8743b", disc(23, 10, 3)],
      ["#52657a", "M3.5 25l9-16 9 16z"],
      ["#6f8499", "M14.5 25l6-10 6.5 10z"],
      [WHITE, "M12.5 9l3 5.3-1.8-.6-1.3 1.5-1.4-1.6-1.4.9z"],
    ],
  },
  mushroom: {
    ground: "#dcebc9",
    shapes: [
      [CREAM, "M12.5 17h7l1.5 9H11z"],
      [RED, "M5.5 18C5.5 11 10 6.5 16 6.5S26.5 11 26.5 18c-6 1.8-15 1.8-21 0z"],
      [WHITE, disc(12, 12, 1.9) + disc(18.5, 10.5, 1.5) + disc(21.5, 15, 1.7) + disc(16, 15.5, 1.3)],
    ],
  },
  owl: {
    ground: "#c9d6ea",
    shapes: [
      ["#6d4c41", "M8 6l4.5 2.5h7L24 6v12.5c0 5-3.5 8-8 8s-8-3-8-8z"],
      [CREAM, disc(12.2, 13.5, 3.6) + disc(19.8, 13.5, 3.6) + "M12 20h8c0 3-1.5 5-4 5s-4-2-4-5z"],
      [INK, disc(12.5, 13.5, 1.7) + disc(19.5, 13.5, 1.7)],
      [GOLD, "M14.5 16h3L16 19z"],
    ],
  },
  rocket: {
    ground: "#2b2d5b",
    shapes: [
      [CREAM, "M16 4.5c4 3.5 5 8.5 4 15.5h-8c-1-7 0-12 4-15.5z"],
      [RED, "M12 15l-4 5.5V24l4.2-3zM20 15l4 5.5V24l-4.2-3z"],
      ["#4aa3d8", disc(16, 12.5, 2.3)],
      [GOLD, "M13.5 21h5L16 27.5z"],
    ],
  },
  star: {
    ground: "#8c2f5e",
    shapes: [[GOLD, "M16 5l3.2 7.3 7.9.8-5.9 5.3 1.7 7.8L16 22.1l-6.9 4.1 1.7-7.8-5.9-5.3 7.9-.8z"]],
  },
  sun: {
    ground: "#79c4e8",
    shapes: [
      [
        "#f7a325",
        "M16 3.5l2.2 4.3 4.6-1.5-.3 4.8 4.8.4L24.5 16l2.8 4.5-4.8.4.3 4.8-4.6-1.5-2.2 4.3-2.2-4.3-4.6 1.5.3-4.8-4.8-.4L7.5 16l-2.8-4.5 4.8-.4-.3-4.8 4.6 1.5z",
      ],
      ["#ffd95a", disc(16, 16, 6.3)],
    ],
  },
  tree: {
    ground: "#d5eadf",
    shapes: [
      [BROWN, "M14.5 20h3v7h-3z"],
      ["#2f7d4f", "M16 4l6 7.5h-3l4.5 5.5h-3l4 5.5h-17l4-5.5h-3L13 11.5h-3z"],
    ],
  },
  tulip: {
    ground: "#fbe3ea",
    shapes: [
      [
        "#3f8f4f",
        "M15.2 16h1.6v11h-1.6zM15.5 26c-4 0-6.5-2.5-7-7 4 .5 6.5 3 7 7zM16.5 26c4 0 6.5-2.5 7-7-4 .5-6.5 3-7 7z",
      ],
      ["#d8336d", "M9.5 6.5l3.5 3 3-4.5 3 4.5 3.5-3c1.5 6.5-1 11.5-6.5 11.5s-8-5-6.5-11.5z"],
    ],
  },
  turtle: {
    ground: "#cdeae6",
    shapes: [
      ["#8bbf5a", disc(25, 17, 2.8) + disc(10, 22, 2.2) + disc(19, 22, 2.2) + "M4.5 21l4-2.5v3z"],
      ["#3d7a45", "M6 20.5C6 14 9.5 10 14.5 10S23 14 23 20.5z"],
      ["#d2e59a", "M14.5 12.5l3 2.5-1.2 3.5h-3.6L11.5 15zM9 16l2.2 2.8H8zM20 16l1 2.8h-3.2z"],
      [INK, disc(25.8, 16.3, 0.7)],
    ],
  },
};

export const pictureNames: readonly string[] = Object.keys(pictures);
