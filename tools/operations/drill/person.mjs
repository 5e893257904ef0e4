import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { waitUntil } from '../../local/net/answers.mjs';
import { ProjectSocket } from '../../seed/socket.mjs';
import { PlanCopy } from './plan-copy.mjs';

const PAUSE_MS = 250;
const GOES_ON_MS = 60_000;
/** Edits that have to be answered until somebody counts as working on. */
const ENOUGH = 3;

/** Somebody who edits a plan all the time, each edit sent again under its id until it is answered, and who keeps a copy of it. */
export class Person {
  /** What was answered OK: the place in the log by the id of the action, null where nothing was to be written. */
  answered = new Map();
  refused = [];
  /** The longest that an edit waited for its answer, in milliseconds, and what was going on then. */
  longest = { ms: 0, during: '' };
  #working = true;
  #resting = null;

  /** `taskId` is a task of theirs in the open term. `during()` says what is going on. */
  static async join({ api, project, taskId, rules, during }) {
    const person = new Person();
    const socket = await ProjectSocket.open(api, project.id);
    const copy = await PlanCopy.load(rules, api, project.id);
    Object.assign(person, { api, project, taskId, socket, copy, during });
    for (const event of ['doAction', 'doActionFromAdmin'])
      socket.socket.on(event, ({ entry }) => entry && copy.take(entry));
    socket.socket.on('connect', () => void copy.catchUp().catch(() => undefined));
    await copy.catchUp();
    person.ended = person.#work();
    return person;
  }

  /** Waits until some more of their edits were answered from now on. */
  goesOn() {
    const enough = this.answered.size + ENOUGH;
    return waitUntil(() => this.answered.size >= enough || this.refused.length > 0, {
      timeout: GOES_ON_MS,
      late: () => new Error(`Edits of ${this.project.name} are not answered any more (${this.during()})`),
    });
  }

  /** Does something while they wait, as a screen does while somebody closes a term. */
  async whileResting(work) {
    let goOn;
    const asked = { over: new Promise((done) => (goOn = done)) };
    asked.begun = new Promise((done) => (asked.begin = done));
    this.#resting = asked;
    await asked.begun;
    try {
      return await work();
    } finally {
      this.#resting = null;
      goOn();
    }
  }

  async stop() {
    this.#working = false;
    await this.ended;
  }

  /** Ends their work where it stands: what they wait for is not waited for any longer. */
  close() {
    this.#working = false;
    this.socket.close();
  }

  /** Tells the others of what leaves no trace in the log. */
  announce(type) {
    return this.act(type, {}, { isLogged: false });
  }

  /** Has one action done. An answer that refuses it is kept; one that does not come within the socket's patience too. */
  async act(type, payload, { isLogged = true } = {}) {
    const id = randomUUID();
    const begun = performance.now();
    try {
      const { seq, unchanged } = await this.socket.act(type, payload, { id });
      this.answered.set(id, unchanged || !isLogged ? null : seq);
      return seq;
    } catch (error) {
      this.refused.push(`${error.message} (${this.during()})`);
      return null;
    } finally {
      const ms = performance.now() - begun;
      if (ms > this.longest.ms) this.longest = { ms, during: this.during() };
    }
  }

  async #work() {
    for (let n = 1; this.#working; n += 1) {
      if (this.#resting) {
        this.#resting.begin();
        await this.#resting.over;
      }
      await this.act(...this.#edit(n));
      await sleep(PAUSE_MS);
    }
  }

  /** A new task, a word to it, and progress of what they have in the term. */
  #edit(n) {
    const newest = `${this.taskId}-${n - ((n - 1) % 3)}`;
    if (n % 3 === 1)
      return [
        'CREATE_TASK',
        { id: newest, text: `Partida ${n}`, parent: null, start: '2026-06-01', duration: 3 },
      ];
    if (n % 3 === 2) return ['UPDATE_TASK', { id: newest, comments: `Comentario ${n}` }];
    return ['SET_PROGRESSES', { entries: [{ taskId: this.taskId, progress: Math.min(n, 95) / 100 }] }];
  }
}
