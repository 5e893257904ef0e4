import { spawn } from 'node:child_process';
import { closeSync } from 'node:fs';
import { openLog, rotate } from './log-file.mjs';

const running = new Set();

/**
 * Runs a program to its end with its output in `log` (or inherited when there is none) and resolves with its exit
 * code. `late` ms without an end kill it, which counts as code 124.
 */
export function runToEnd(command, args, { cwd, env = process.env, log, late } = {}) {
  if (log) rotate(log);
  const out = log ? openLog(log) : 'inherit';
  const child = spawn(command, args, { cwd, env, detached: true, stdio: ['ignore', out, out] });
  if (log) closeSync(out);
  running.add(child);
  return new Promise((done) => {
    let timedOut = false;
    const timer = late && setTimeout(() => ((timedOut = true), endGroup(child, 'SIGKILL')), late);
    const end = (code) => {
      clearTimeout(timer);
      running.delete(child);
      done(timedOut ? 124 : code);
    };
    child.once('error', () => end(127));
    child.once('exit', (code) => end(code ?? 1));
  });
}

function endGroup(child, signal) {
  try {
    process.kill(-child.pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/** Passes a signal to every program that is being run to its end, for a Ctrl-C during a long step. */
export function endRunning(signal) {
  for (const child of running) if (child.pid) endGroup(child, signal);
}
