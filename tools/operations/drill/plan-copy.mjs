/** Somebody's copy of a plan, as a browser keeps it: from what the gateway relays, in the order of the log, and a gap from the log. */
export class PlanCopy {
  #early = new Map();
  #reading = null;
  /** Entries that had to be read from the log, for those that came were later ones. */
  fetched = 0;

  constructor(rules, api, projectId) {
    Object.assign(this, { rules, api, projectId, plan: null, seq: 0 });
  }

  static async load(rules, api, projectId) {
    const copy = new PlanCopy(rules, api, projectId);
    const { plan, seq } = await api.get(`/project/${projectId}/full/${api.userId}`);
    Object.assign(copy, { plan: rules.fromDocument(plan), seq });
    return copy;
  }

  get hash() {
    return this.rules.hashOf(this.plan);
  }

  /** An entry as it was relayed. */
  take(entry) {
    if (entry.seq > this.seq) this.#early.set(entry.seq, entry);
    this.#applyKnown();
    if (this.#early.size > 0) void this.catchUp().catch(() => undefined);
  }

  /** Reads from the log what is not known yet. */
  catchUp() {
    this.#reading ??= this.#readOn().finally(() => (this.#reading = null));
    return this.#reading;
  }

  async #readOn() {
    for (let more = true; more;) {
      const page = await this.api.get(`/actions/${this.projectId}/since/${this.seq}`);
      for (const entry of page.entries) {
        if (entry.seq <= this.seq) continue;
        this.fetched += 1;
        this.#early.set(entry.seq, entry);
      }
      this.#applyKnown();
      more = page.more;
    }
  }

  #applyKnown() {
    for (let next; (next = this.#early.get(this.seq + 1));) {
      this.plan = this.rules.evolve(this.plan, next.changes);
      this.seq = next.seq;
    }
    for (const seq of this.#early.keys()) if (seq <= this.seq) this.#early.delete(seq);
  }
}
