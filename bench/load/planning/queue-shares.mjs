import { setTimeout as sleep } from 'node:timers/promises';

const LOOK_EVERY_MS = 200;
/** An even share that stays so for so long is no accident. */
const STAYS_MS = 1_000;
const GIVE_UP_MS = 12_000;
const ACTIONS_OF_QUEUE = /^plomada_planning_queue_actions_total\{queue="([^"]+)"\} (\d+)/gm;

/**
 * Which process has which queue: the one that the broker gave the queue's last actions to. The broker tells nobody of it, so
 * that it takes a load in every queue.
 */
export class QueueShares {
  #planning;
  #counts = new Map();
  #holders = new Map();

  constructor(planning) {
    this.#planning = planning;
  }

  /** Who was given actions since the last look. A queue that gave some to several is nobody's for now. */
  async look() {
    const takers = new Map();
    for (const [name, text] of await this.#planning.metrics()) {
      for (const [, queue, count] of text.matchAll(ACTIONS_OF_QUEUE)) {
        const key = `${name} ${queue}`;
        if (Number(count) > (this.#counts.get(key) ?? 0))
          takers.set(queue, [...(takers.get(queue) ?? []), name]);
        this.#counts.set(key, Number(count));
      }
    }
    for (const [queue, names] of takers) this.#holders.set(queue, names.length === 1 ? names[0] : null);
  }

  /** Whether each living process has as many queues as the others, or one more. */
  get isEven() {
    const { names } = this.#planning;
    const shares = new Map(names.map((name) => [name, 0]));
    for (const holder of this.#holders.values()) {
      if (!shares.has(holder)) return false;
      shares.set(holder, shares.get(holder) + 1);
    }
    const sizes = [...shares.values()];
    return Math.max(...sizes) - Math.min(...sizes) <= 1;
  }

  /** Milliseconds from `since` until the share was even and stayed so; Infinity when that did not come. */
  async evenAfter(since) {
    let evenSince = null;
    while (performance.now() < since + GIVE_UP_MS) {
      await this.look();
      const now = performance.now();
      if (!this.isEven) evenSince = null;
      else evenSince ??= now;
      if (evenSince !== null && now - evenSince >= STAYS_MS) return evenSince - since;
      await sleep(LOOK_EVERY_MS);
    }
    return Infinity;
  }
}
