/**
 * Plays one game against a bot over the API of Fullprime.
 *
 * Node 22.18 or newer runs it as it is: `node play.ts http://127.0.0.1:8080 fp_... Pip`. The token needs the scope
 * `play`. The types below are a small part of those in `web/src/wire/messages.ts`.
 */

type Command = { do: "accept_resignation" | "take" | "roll" } | { do: "play"; moves: { from: number; to: number }[] };

interface View {
  id: string;
  seq: number;
  you: "white" | "black" | null;
  phase: { kind: string; outcome?: { winner: string | null } };
  allowed: string[];
  plays: { complete: boolean; edges: { from: number; to: number; next: number }[] }[] | null;
}

type Told =
  | { type: "match"; view: View }
  | { type: "refused" | "error"; error: { code: string; message: string } }
  | { type: "welcome" | "chat" | "done" };

/** Node's WebSocket takes headers, which those of browsers do not. */
interface Socket {
  onopen: () => void;
  onmessage: (event: { data: string }) => void;
  onclose: () => void;
  send(text: string): void;
  close(): void;
}
declare const process: { argv: string[]; exitCode: number };
declare const console: { log(...words: unknown[]): void };
declare const WebSocket: new (url: string, options: { headers: Record<string, string> }) => Socket;
declare function fetch(url: string, options: object): Promise<{ ok: boolean; text(): Promise<string>; json(): Promise<unknown> }>;

const [, , site = "", token = "", bot = ""] = process.argv;
const authorization = `Bearer ${token}`;

async function post(path: string, body: object): Promise<unknown> {
  const headers = { authorization, "content-type": "application/json" };
  const answer = await fetch(`${site}/api/v1${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}

/** The command of a player who takes everything and moves at random; null while it is not our turn. */
function choose(view: View): Command | null {
  for (const command of ["accept_resignation", "take", "roll"] as const) {
    if (view.allowed.includes(command)) return { do: command };
  }
  if (!view.allowed.includes("play") || view.plays === null) return null;
  // The legal plays are a graph: node 0 is the current board, each edge moves one checker by one die.
  const moves: { from: number; to: number }[] = [];
  let node = view.plays[0];
  while (node !== undefined && !node.complete) {
    const edge = node.edges[Math.floor(Math.random() * node.edges.length)];
    if (edge === undefined) break;
    moves.push({ from: edge.from, to: edge.to });
    node = view.plays[edge.next];
  }
  return { do: "play", moves };
}

const settings = { format: { kind: "normal" }, rated: false, time: { kind: "none" } };
const table = (await post("/matches", { settings, invite: bot })) as { id: string };
await post(`/matches/${table.id}/seat`, {});

const socket = new WebSocket(`${site.replace("http", "ws")}/ws`, { headers: { authorization } });
let answered = -1;
socket.onopen = () => socket.send(JSON.stringify({ type: "watch_match", id: table.id, since: 0 }));
socket.onmessage = (event) => {
  const message = JSON.parse(event.data) as Told;
  if (message.type === "refused" || message.type === "error") {
    console.log("refused:", message.error.code, message.error.message);
    process.exitCode = 1;
    socket.close();
  } else if (message.type === "match") {
    const view = message.view;
    if (view.phase.kind === "over") {
      console.log(view.phase.outcome?.winner === view.you ? "won" : "lost", "against", bot);
      socket.close();
      return;
    }
    const command = choose(view);
    if (command !== null && view.seq !== answered) {
      answered = view.seq;
      socket.send(JSON.stringify({ type: "act", id: view.id, request: `a${answered}`, seen: answered, command }));
    }
  }
};

export {};
