// Measures the cost of the heartbeats of seated players, on a server of its own. Each socket only watches its match. Like
// a browser, it answers one ping a second and sends its own. Not a test: it prints figures.
//
//     FULLPRIME=../../target/release/fullprime node measure/heartbeats.mjs [sockets] [seconds]
//
// The bytes are WebSocket frames, without TCP. Only the processor time of the server process is counted.

import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { connect } from "node:net";
import { Server } from "../support/server.mjs";

const sockets = Number(process.argv[2] ?? 10_000);
const seconds = Number(process.argv[3] ?? 20);
const AT_ONCE = 16;
const TICKS_PER_S = 100;

const limits = ["guest_by_address", "table_by_account"];
const server = await Server.start(
  `[limits]
${limits.map((name) => `${name} = { burst = 1000000, refill_s = 0.001 }`).join("\n")}
[connections]
max = ${sockets + 2_000}
per_address = ${sockets + 2_000}
`,
);
const counted = { received: 0, sent: 0, pings: 0 };

/** Creates a guest. Returns the guest's cookie, and a function that posts as the guest. */
async function guest() {
  const reply = await fetch(`${server.url}/api/v1/accounts/guest`, { method: "POST" });
  const session = await read(reply);
  const cookie = reply.headers.get("set-cookie").split(";")[0];
  const headers = { cookie, "x-csrf-token": session.csrf_token, "content-type": "application/json" };
  const post = async (path, body) =>
    read(await fetch(`${server.url}/api/v1${path}`, { method: "POST", headers, body: JSON.stringify(body) }));
  return { cookie, post };
}

async function read(reply) {
  if (!reply.ok) throw new Error(`${reply.url}: ${reply.status} ${await reply.text()}`);
  return reply.json();
}

/** Two guests at a match without a clock, each with a socket that watches it. */
async function pair() {
  const [one, other] = await Promise.all([guest(), guest()]);
  const settings = { format: { kind: "points", length: 5 }, rated: false, time: { kind: "none" } };
  const { id } = await one.post("/matches", { settings });
  await one.post(`/matches/${id}/seat`, {});
  await other.post(`/matches/${id}/seat`, {});
  for (const player of [one, other]) await sit(player.cookie, id);
}

function frame(opcode, payload) {
  const mask = randomBytes(4);
  const head = payload.length < 126 ? Buffer.from([0x80 | opcode, 0x80 | payload.length]) : null;
  if (head === null) throw new Error("the payload is too long for a short frame");
  return Buffer.concat([head, mask, payload.map((byte, at) => byte ^ mask[at % 4])]);
}

function sit(cookie, id) {
  return new Promise((resolve, reject) => {
    const socket = connect(server.port, "127.0.0.1");
    let open = false;
    let rest = Buffer.alloc(0);
    const send = (opcode, payload) => {
      const bytes = frame(opcode, payload);
      counted.sent += bytes.length;
      socket.write(bytes);
    };
    socket.on("error", reject);
    socket.write(
      `GET /ws HTTP/1.1\r\nhost: 127.0.0.1:${server.port}\r\nconnection: Upgrade\r\nupgrade: websocket\r\n` +
        `sec-websocket-version: 13\r\nsec-websocket-key: ${randomBytes(16).toString("base64")}\r\ncookie: ${cookie}\r\n\r\n`,
    );
    socket.on("data", (chunk) => {
      rest = Buffer.concat([rest, chunk]);
      if (!open) {
        const end = rest.indexOf("\r\n\r\n");
        if (end < 0) return;
        if (!rest.subarray(0, 12).toString().endsWith("101")) return reject(new Error(rest.toString()));
        rest = rest.subarray(end + 4);
        open = true;
        send(1, Buffer.from(JSON.stringify({ type: "watch_match", id, since: 0 })));
        // A browser pings once a second while a match is watched. The sockets begin at random times.
        setTimeout(
          () =>
            setInterval(() => {
              send(1, Buffer.from(JSON.stringify({ type: "ping", at: Date.now() })));
            }, 1_000),
          Math.random() * 1_000,
        );
        resolve();
      }
      for (;;) {
        if (rest.length < 2) return;
        const short = rest[1] & 0x7f;
        const header = short < 126 ? 2 : short === 126 ? 4 : 10;
        if (rest.length < header) return;
        const length = short < 126 ? short : short === 126 ? rest.readUInt16BE(2) : Number(rest.readBigUInt64BE(2));
        if (rest.length < header + length) return;
        counted.received += header + length;
        if ((rest[0] & 0x0f) === 9) {
          counted.pings += 1;
          send(10, rest.subarray(header, header + length));
        }
        rest = rest.subarray(header + length);
      }
    });
  });
}

/** The processor time of the server so far, in seconds. */
function processorTime() {
  const fields = readFileSync(`/proc/${server.process.pid}/stat`, "utf8").split(") ")[1].split(" ");
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_S;
}

try {
  let next = 0;
  const worker = async () => {
    while (next < sockets / 2) {
      next += 1;
      await pair();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  await wait(5_000);
  const before = { ...counted, cpu: processorTime(), at: performance.now() };
  await wait(seconds * 1_000);
  const s = (performance.now() - before.at) / 1_000;
  const per = (value) => value / s;
  console.log(`${sockets} seated sockets, ${s.toFixed(1)} s`);
  console.log(
    `  pings of the server    ${(per(counted.pings - before.pings) / sockets).toFixed(2)} a second and socket`,
  );
  console.log(
    `  server to clients      ${(per(counted.received - before.received) / sockets).toFixed(0)} bytes a second and socket`,
  );
  console.log(
    `  clients to server      ${(per(counted.sent - before.sent) / sockets).toFixed(0)} bytes a second and socket`,
  );
  const cpu = per(processorTime() - before.cpu);
  console.log(
    `  processor of the server  ${cpu.toFixed(2)} cores, ${((cpu / sockets) * 1e6).toFixed(0)} µs a second and socket`,
  );
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  server.process.kill("SIGKILL");
  process.exit();
}

function wait(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
