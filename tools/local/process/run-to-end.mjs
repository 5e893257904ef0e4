import { spawn } from 'node:child_process';
import { closeSync, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { openLog, rotate } from './log-file.mjs';

/** Programs under way, with whether a polite end is kept from them. */
const running = new Map();

function endGroup(child, signal) {
  if (!child.pid) return;
  try {
    process.kill(-child.pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/** Hands each line of the program's output to `onLine` and writes it to the log as well. */
function follow(child, log, onLine) {
  const file = createWriteStream(log, { flags: 'a' });
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      file.write(`${line}\n`);
      onLine(line);
    });
  }
  child.once('close', () => file.end());
}

/**
 * Runs a program to its end and resolves with its exit code (127 when it could not be started).
 *
 * @param options.log    where its output goes; without one it goes where ours does
 * @param options.onLine hears each line too (needs `log`)
 * @param options.late   ms after which it is killed, which counts as code 124
 * @param options.shield true for a program that a Ctrl-C must not break off half-way
 */
export function runToEnd(command, args, { cwd, env = process.env, log, onLine, late, shield = false } = {}) {
  if (log) rotate(log);
  const out = onLine ? 'pipe' : log ? openLog(log) : 'inherit';
  const child = spawn(command, args, { cwd, env, detached: true, stdio: ['ignore', out, out] });
  if (typeof out === 'number') closeSync(out);
  if (onLine) follow(child, log, onLine);
  running.set(child, shield);
  return new Promise((done) => {
    let timedOut = false;
    const kill = () => {
      timedOut = true;
      endGroup(child, 'SIGKILL');
    };
    const timer = late && setTimeout(kill, late);
    const end = (code) => {
      clearTimeout(timer);
      running.delete(child);
      done(timedOut ? 124 : code);
    };
    child.once('error', () => end(127));
    child.once(onLine ? 'close' : 'exit', (code) => end(code ?? 1));
  });
}

/** Ends the programs under way, for a Ctrl-C during a long step; shielded ones are only waited for. */
export async function endRunning() {
  for (const [child, shield] of running) if (!shield) endGroup(child, 'SIGTERM');
  while (running.size > 0) await new Promise((done) => setTimeout(done, 50));
}

/** Kills the programs under way, shielded or not. */
export function killRunning() {
  for (const child of running.keys()) endGroup(child, 'SIGKILL');
}
