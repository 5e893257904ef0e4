import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';

/** Below the range that systems hand out to outgoing connections, so that a kept port is rarely taken in between. */
const FIRST = 21_000;
const LAST = 31_999;

/** True when nothing listens on `port` and we may. */
export function isFree(port, host = '127.0.0.1') {
  return new Promise((done) => {
    const server = createServer();
    server.once('error', () => done(false));
    server.listen({ port, host, exclusive: true }, () => server.close(() => done(true)));
  });
}

/** True when a program accepts connections on `port` of this machine. */
export function isTaken(port) {
  return new Promise((done) => {
    const socket = connect({ port, host: '127.0.0.1' });
    const end = (answer) => {
      socket.destroy();
      done(answer);
    };
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
    socket.setTimeout(1000, () => end(false));
  });
}

async function pick(taken) {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * (LAST - FIRST + 1));
    if (!taken.has(port) && (await isFree(port))) return port;
  }
}

function kept(file) {
  if (!existsSync(file)) return {};
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

/**
 * One free loopback port for each name. The ports of an earlier start are used again while they are free
 * (`<home>/ports.json`), so that addresses in logs and bookmarks stay true.
 */
export async function choosePorts(home, names) {
  const file = join(home, 'ports.json');
  const before = kept(file);
  const chosen = {};
  const taken = new Set(Object.values(before));
  for (const name of names) {
    const old = before[name];
    chosen[name] = Number.isInteger(old) && (await isFree(old)) ? old : await pick(taken);
    taken.add(chosen[name]);
  }
  writeFileSync(file, JSON.stringify({ ...before, ...chosen }, null, 2));
  return chosen;
}
