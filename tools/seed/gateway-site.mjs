import { PlanView } from './history/plan-view.mjs';

/** As many claims as one question of the close may carry. */
const PORTION = 1_000;

/** The site as the history works on it, through the gateway in the names of the people who do the work. */
export class GatewaySite {
  /** `sockets` by the name of the account. */
  constructor(api, sockets, projectId) {
    this.api = api;
    this.projectId = projectId;
    this.sockets = sockets;
    this.seq = 0;
    this.read = null;
  }

  /** Read again only after an action: nobody else works on it. */
  async plan() {
    if (this.read) return this.read;
    const { plan, seq } = await this.api.get(`/project/${this.projectId}/full/${this.api.userId}`);
    this.seq = seq;
    this.read = plan;
    return plan;
  }

  async act(who, when, type, payload) {
    const { seq } = await this.sockets[who].act(type, payload, { when, baseSeq: this.seq });
    this.seq = seq;
    this.read = null;
  }

  /** Validates the term and the whole plan on the server, portion by portion, and closes what was validated. */
  async close(when) {
    const view = new PlanView(await this.plan());
    const claims = view.leaves.map(({ id, progress, commitment }) => ({ taskId: id, progress, commitment }));
    const members = new Set(view.members.map(({ id }) => id));
    const ofTerm = claims.filter(({ taskId, commitment }) => members.has(taskId) || commitment !== null);
    const termId = view.term.id;
    const { projectId } = this;
    await this.validated('/terms/validation_term_tasks', { projectId, termId, data: ofTerm });
    for (let at = 0; at < claims.length; at += PORTION) {
      const data = claims.slice(at, at + PORTION);
      await this.validated('/terms/validation_server_multiple', { projectId, data });
    }
    await this.act('facilitadora', when, 'CLOSE_TERM_V2', { termId, validatedSeq: this.seq });
  }

  async validated(path, body) {
    const answer = await this.api.post(path, body);
    if (!answer.status || !answer.valid) throw new Error(`${path} finds ${JSON.stringify(answer.data)}`);
    if (answer.seq !== this.seq)
      throw new Error('Somebody else changed the plan while the seed closed a term');
  }
}
