import { randomUUID } from 'node:crypto';
import { waitUntil } from '../../local/net/answers.mjs';

const PAUSE_MS = 20;
const GOES_ON_MS = 40_000;
/** Edits that have to be answered after a kill until it counts as survived. */
const ENOUGH = 20;

/** Somebody who makes one task after the other, each sent again under the same id while nobody answers. */
export class SteadyEdits {
  /** What was answered OK: the place in the log, by the id of the action, which is the task's too. */
  accepted = new Map();
  /** The longest that an answer took, in milliseconds. */
  longest = 0;
  #running = true;

  constructor(socket) {
    this.ended = this.#run(socket);
    // Heard by whoever waits for it; without, it would end everything before.
    this.ended.catch((error) => (this.failure = error));
  }

  async #run(socket) {
    while (this.#running) {
      const id = randomUUID();
      const begun = performance.now();
      const { seq } = await socket.act('CREATE_TASK', { id, text: `Task ${id}`, parent: null }, { id });
      this.longest = Math.max(this.longest, performance.now() - begun);
      this.accepted.set(id, seq);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }

  /** Waits until some more were answered from now on. */
  goesOn() {
    const enough = this.accepted.size + ENOUGH;
    return waitUntil(() => this.accepted.size >= enough, {
      timeout: GOES_ON_MS,
      hopeless: () => this.failure,
      late: () => new Error('Edits are not answered any more'),
    });
  }

  async stop() {
    this.#running = false;
    await this.ended;
  }

  /** Throws unless what was answered is in the log where it was said to be, once, without gaps, and in the plan. */
  async verify(api, projectId) {
    const log = await logOf(api, projectId);
    const places = new Map(log.map(({ actionId, seq }) => [actionId, seq]));
    if (log.some(({ seq }, place) => seq !== place + 1)) throw new Error('The log has gaps');
    if (places.size !== log.length) throw new Error('An action is in the log twice');
    const { plan } = await api.get(`/project/${projectId}/plan`);
    const tasks = new Set(plan.tasks.map(({ id }) => id));
    const lost = [...this.accepted].filter(([id, seq]) => places.get(id) !== seq || !tasks.has(id));
    if (lost.length > 0) throw new Error(`${lost.length} of ${this.accepted.size} answered actions are lost`);
  }
}

async function logOf(api, projectId) {
  const log = [];
  for (let more = true; more;) {
    const page = await api.get(`/actions/${projectId}/since/${log.at(-1)?.seq ?? 0}`);
    log.push(...page.entries);
    more = page.more;
  }
  return log;
}
