import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { verify } from '../actions.mjs';
import { Client } from '../site.mjs';

const AGAIN_AFTER_MS = 50;
/** What a browser sends again: nobody knows whether it was done. */
const IS_SENT_AGAIN = /SERVICE_UNAVAILABLE|SERVICE_TIMEOUT|PLAN_BUSY/;

/** One person in each project, who has one action under way at a time and sends it again, under its id, until it is answered. */
export class SteadyLoad {
  #clients = [];
  #idle = [];
  #answered = new Map();
  #times = [];
  #failed = null;
  #stopped = false;
  #running;

  async open({ url, people, projects }) {
    for (const [n, projectId] of projects.entries()) {
      const client = await Client.open({ url, person: people[n % people.length], projectId });
      this.#clients.push(client);
      this.#answered.set(projectId, []);
    }
  }

  /** Goes on at this pace over all projects until `stop`. */
  start(perSecond) {
    this.#idle = [...this.#clients];
    this.#running = this.#run(perSecond);
  }

  /** Resolves when everybody was answered. Throws when somebody was refused. */
  async stop() {
    this.#stopped = true;
    await this.#running;
    for (const client of this.#clients) client.close();
    if (this.#failed) throw this.#failed;
  }

  /** How long each action waited that was answered since then, in milliseconds; those that wait still count with what they have. */
  timesSince(since) {
    const now = performance.now();
    return this.#times
      .filter(({ end }) => (end ?? now) >= since)
      .map(({ begun, end }) => (end ?? now) - begun);
  }

  answeredBetween(from, to) {
    return this.#times.filter(({ end }) => end !== undefined && end >= from && end < to).length;
  }

  /** Throws unless each project's log has every answered action once, at the seq that was answered, and nothing else. Answers how many. */
  async verify(person) {
    let actions = 0;
    for (const [projectId, answers] of this.#answered) {
      await verify(person, projectId, answers);
      const last = Math.max(0, ...answers.map(({ seq }) => seq));
      if (last !== answers.length)
        throw new Error(`${projectId}: ${answers.length} actions were answered, the last as ${last}`);
      actions += answers.length;
    }
    return actions;
  }

  async #run(perSecond) {
    const begun = performance.now();
    const underWay = new Set();
    for (let n = 1; !this.#stopped && !this.#failed; n += 1) {
      const client = this.#idle.shift();
      if (client) {
        const one = this.#edit(client, n).finally(() => underWay.delete(one));
        underWay.add(one);
      }
      await sleep(Math.max(0, begun + (n * 1000) / perSecond - performance.now()));
    }
    await Promise.all(underWay);
  }

  async #edit(client, n) {
    const time = { begun: performance.now(), end: undefined };
    this.#times.push(time);
    try {
      this.#answered.get(client.projectId).push(await actUntilAnswered(client, n));
    } catch (error) {
      this.#failed ??= error;
    }
    time.end = performance.now();
    this.#idle.push(client);
  }
}

async function actUntilAnswered(client, n) {
  const id = randomUUID();
  for (;;) {
    try {
      return await client.act('ADD_RESOURCE', { name: `recurso ${n}` }, id);
    } catch (error) {
      if (!IS_SENT_AGAIN.test(error.message)) throw error;
      await sleep(AGAIN_AFTER_MS);
    }
  }
}
