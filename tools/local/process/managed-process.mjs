import { spawn } from 'node:child_process';
import { closeSync } from 'node:fs';
import { openLog, rotate } from './log-file.mjs';

const SETTLED_MS = 10_000;

/** How long to wait before the next start, by the number of deaths in a row: 0.25 s doubled up to 5 s. */
export const backOff = (deaths) => Math.min(5000, 250 * 2 ** (deaths - 1));

/**
 * A program that is kept running: started in a group of its own (so that a Ctrl-C of the terminal reaches only us and
 * the order of ending is ours), logged to a file, started again with a growing pause when it dies, until `stop`.
 *
 * `spec`: { name, command, args, env, cwd, log, grace } with `grace` ms between SIGTERM and SIGKILL.
 * `hooks`: `started(pid)`, `ended(pid)`, `died({how, pause})`; each may be left out.
 */
export class ManagedProcess {
  #spec;
  #hooks;
  #child;
  #stopping = false;
  #timer;
  #startedAt = 0;

  /** Deaths in a row that we did not ask for. */
  deaths = 0;

  constructor(spec, hooks = {}) {
    this.#spec = { grace: 8000, args: [], ...spec };
    this.#hooks = hooks;
  }

  get name() {
    return this.#spec.name;
  }

  get log() {
    return this.#spec.log;
  }

  get pid() {
    return this.#child?.pid;
  }

  start() {
    rotate(this.#spec.log);
    this.#stopping = false;
    this.#spawn();
  }

  #spawn() {
    const { command, args, env, cwd, log } = this.#spec;
    const out = openLog(log);
    const child = spawn(command, args, { cwd, env, detached: true, stdio: ['ignore', out, out] });
    closeSync(out);
    this.#child = child;
    this.#startedAt = Date.now();
    child.once('error', (error) => this.#gone(child, error.message));
    child.once('exit', (code, signal) => this.#gone(child, signal ?? `exit code ${code}`));
    if (child.pid) this.#hooks.started?.(child.pid);
  }

  #gone(child, how) {
    if (this.#child !== child) return;
    this.#child = undefined;
    if (child.pid) this.#hooks.ended?.(child.pid);
    if (this.#stopping) return;
    this.deaths = Date.now() - this.#startedAt > SETTLED_MS ? 1 : this.deaths + 1;
    const pause = backOff(this.deaths);
    this.#hooks.died?.({ how, pause });
    this.#timer = setTimeout(() => this.#spawn(), pause);
  }

  /** Sends a signal to the program and to what it started; it counts as a death and is followed by a new start. */
  signal(signal) {
    if (!this.pid) return;
    try {
      process.kill(-this.pid, signal);
    } catch (error) {
      if (error.code !== 'ESRCH') throw error;
    }
  }

  /** Ends the program for good, by another signal than SIGTERM where one is said; resolves when it has gone. */
  stop(signal = 'SIGTERM') {
    this.#stopping = true;
    clearTimeout(this.#timer);
    const child = this.#child;
    if (!child) return Promise.resolve();
    return new Promise((done) => {
      const hard = setTimeout(() => this.signal('SIGKILL'), this.#spec.grace);
      child.once('exit', () => {
        clearTimeout(hard);
        done();
      });
      this.signal(signal);
    });
  }
}
