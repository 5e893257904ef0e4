import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { UserFacingError } from '../user-facing-error.mjs';
import { lastLines } from './log-file.mjs';
import { RunningFile } from './running-file.mjs';
import { ManagedProcess } from './managed-process.mjs';

const GUARD = fileURLToPath(new URL('./guard.mjs', import.meta.url));
const TRIES_AT_START = 5;

/**
 * All programs that one start keeps running from one home: launched, recorded in the home, restarted when they die, and
 * ended in order. `say` hears a line for each death and restart.
 */
export class ProcessGroup {
  #home;
  #say;
  #running;
  #members = new Map();
  #guard;
  #closing;

  /** While starting, a program that keeps dying is given up; once all is up it is tried again for ever. */
  starting = true;

  constructor(home, say) {
    this.#home = home;
    this.#say = say;
  }

  /** Takes the home and sets the guard beside it. */
  async open() {
    this.#running = await RunningFile.take(this.#home, this.#say);
    this.#guard = spawn(process.execPath, [GUARD, this.#home, String(process.pid)], {
      detached: true,
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    this.#guard.unref();
    this.#guard.stdin.unref();
  }

  /** Starts a program ({name, command, args, env, cwd, grace}) of a kind: 'service' or 'backing'. */
  launch = (program, kind) => {
    if (this.#closing)
      throw new UserFacingError(`${program.name} is not started: everything is being ended.`);
    const { name } = program;
    const log = join(this.#home, 'logs', `${name}.log`);
    const managed = new ManagedProcess(
      { ...program, log },
      {
        started: (pid) => this.#running.add(name, kind, pid),
        ended: () => this.#running.remove(name),
        died: ({ how, pause }) => this.#say(`${name} ended (${how}), starting it again in ${pause / 1000} s`),
      },
    );
    const failure = (what) =>
      new UserFacingError([`${name} ${what}; the end of ${log}:`, ...lastLines(log)].join('\n'));
    this.#members.set(name, { managed, kind });
    managed.start();
    return {
      managed,
      failure,
      givenUp: () =>
        this.starting && managed.deaths >= TRIES_AT_START
          ? failure(`ended ${TRIES_AT_START} times while starting`)
          : undefined,
    };
  };

  /** Sends a signal (SIGKILL by default) to a program by name; resolves when it is gone. It is started again. */
  async kill(name, signal = 'SIGKILL') {
    const member = this.#member(name);
    const { pid } = member;
    member.signal(signal);
    while (member.pid !== undefined && member.pid === pid) await new Promise((done) => setTimeout(done, 10));
  }

  /** Ends a program and starts it again at once. */
  async restart(name) {
    const member = this.#member(name);
    await member.stop();
    member.start();
  }

  /** Ends a program for good, with SIGKILL at once where that is the signal; resolves when it is gone. */
  async end(name, signal = 'SIGTERM') {
    const member = this.#member(name);
    const ended = member.stop(signal);
    this.#members.delete(name);
    await ended;
  }

  #member(name) {
    const member = this.#members.get(name);
    if (!member) throw new Error(`no program is called ${name}`);
    return member.managed;
  }

  #of(kind) {
    return [...this.#members.values()]
      .filter((member) => member.kind === kind)
      .map((member) => member.managed);
  }

  /** Ends everything: services in the reverse order of their start (the public one first), then what they stand on. */
  close() {
    this.#closing ??= this.#endInOrder();
    return this.#closing;
  }

  async #endInOrder() {
    const [first, ...rest] = this.#of('service').reverse();
    await first?.stop();
    await Promise.all(rest.map((one) => one.stop()));
    const backing = this.#of('backing').filter((one) => one.name !== 'epmd');
    await Promise.all(backing.map((one) => one.stop()));
    // The broker says goodbye to its port mapper, so that one goes last.
    await Promise.all(this.#of('backing').map((one) => one.stop()));
    this.#running?.release();
  }

  /** Kills everything at once, for a second Ctrl-C. */
  killAll() {
    this.#closing ??= Promise.resolve();
    for (const { managed } of this.#members.values()) {
      void managed.stop();
      managed.signal('SIGKILL');
    }
    this.#running?.release();
  }
}
