// Measures the bytes that an open front page sends and receives, from the socket's frames as Chromium counts them. Not a
// test: it prints figures.
//
//     FULLPRIME=../../target/release/fullprime node measure/front-page.mjs [minutes] [think_ms]
//
// It starts a server of its own, on which bots play one match at the pace of the default settings. The socket is not
// compressed, so a frame is its payload and a few bytes of header.

import { launch, open, DESKTOP } from "../support/browser.mjs";
import { Server } from "../support/server.mjs";

const minutes = Number(process.argv[2] ?? 5);
const thinkMs = Number(process.argv[3] ?? 1200);

const server = await Server.start(`featured = 1\nthink_ms = ${thinkMs}\n`);
const browser = await launch();
try {
  const page = await open(browser, server.url, DESKTOP);
  const client = await page.context().newCDPSession(page);
  await client.send("Network.enable");
  const heard = new Map();
  let sent = 0;
  client.on("Network.webSocketFrameReceived", ({ response: { payloadData } }) => {
    const kind = JSON.parse(payloadData).type;
    const { count, bytes } = heard.get(kind) ?? { count: 0, bytes: 0 };
    heard.set(kind, { count: count + 1, bytes: bytes + Buffer.byteLength(payloadData) });
  });
  client.on("Network.webSocketFrameSent", ({ response: { payloadData } }) => (sent += Buffer.byteLength(payloadData)));
  await page.goto("/");
  await page.getByRole("region", { name: "A game in play now" }).waitFor();
  // Only the open page is measured, so the messages of its first two seconds do not count.
  await page.waitForTimeout(2_000);
  heard.clear();
  sent = 0;
  await page.waitForTimeout(minutes * 60_000);
  const all = [...heard.values()].reduce((sum, { bytes }) => sum + bytes, 0);
  console.log(`front page open for ${minutes} min, bots thinking about ${thinkMs} ms`);
  for (const [kind, { count, bytes }] of heard) row(kind, count, bytes);
  console.log(
    `  received ${(all / minutes / 1e3).toFixed(1)} kB a minute, sent ${(sent / minutes / 1e3).toFixed(2)} kB`,
  );
} finally {
  await browser.close();
  await server.stop();
}

function row(kind, count, bytes) {
  const each = (bytes / count).toFixed(0).padStart(6);
  console.log(
    `  ${kind.padEnd(14)} ${(count / minutes).toFixed(1).padStart(6)} a minute, ${each} bytes each, ${(bytes / minutes / 1e3).toFixed(1)} kB a minute`,
  );
}
