// Draws the icons of the installed client from public/icon.svg: `npm run icons`. Needs Chromium, like the browser tests.

import { mkdir, readFile } from "node:fs/promises";
import { chromium } from "playwright-core";

const svg = await readFile(new URL("public/icon.svg", import.meta.url), "utf8");
const points = /<g.*<\/g>/.exec(svg)?.[0] ?? "";
const square = (inner) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${inner}</svg>`;
/** An icon that fills its square: systems cut the corners themselves, and may cut off up to a fifth on each side. */
const full = (scale) =>
  square(
    `<rect width="32" height="32" fill="#1c6854"/><g transform="translate(16 16) scale(${scale}) translate(-16 -17.5)">${points}</g>`,
  );
const icons = [
  ["icon-192", 192, svg],
  ["icon-512", 512, svg],
  ["maskable-512", 512, full(0.72)],
  ["apple-touch", 180, full(0.9)],
  // Phones show this icon beside a notice, as a shape in one colour.
  ["badge", 96, square(`<g transform="translate(16 16) scale(1.2) translate(-16 -17.5)">${points}</g>`)],
];

const folder = new URL("public/icons/", import.meta.url);
await mkdir(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu"],
});
for (const [name, size, picture] of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>*{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${picture}`);
  await page.screenshot({ path: new URL(`${name}.png`, folder).pathname, omitBackground: true });
  await page.close();
}
await browser.close();
