import { understood, upgradedPlan } from './upgraded-plan.mjs';
import { unpacked } from './unpack.mjs';

/**
 * A plan as its log comes to it, entry by entry from its first checkpoint on, and what is to be known of it: planning keeps
 * plans so too. `fail` makes of a reason what is thrown when the log has a gap, or comes to another plan than a checkpoint; `check` may
 * throw when it is shown a plan or changes.
 */
export class PlanReplay {
  #expected = new Map();

  constructor(rules, planId, { fail, check = () => undefined }) {
    Object.assign(this, { rules, planId, fail, check, plan: null, seq: 0, last: null, words: new Map() });
  }

  /** A checkpoint; the first of a plan is that of seq 0. */
  async begin({ seq, at, schema, plan: packed }) {
    const document = upgradedPlan(this.rules, await unpacked(packed), schema);
    this.check('plan', document);
    const plan = this.rules.fromDocument(document);
    if (this.plan === null) {
      if (seq !== 0) throw this.fail(`the plan ${this.planId} has no beginning`);
      this.at = at;
      this.plan = plan;
      this.#note(rowsOf(this.rules, plan));
    } else this.#expected.set(seq, this.rules.hashOf(plan));
  }

  /** The next entry of the log. */
  async take(entry) {
    if (this.plan === null || entry.seq !== this.seq + 1)
      throw this.fail(`the log of ${this.planId} has no entry ${this.seq + 1}`);
    const stored = entry.changes ?? (entry.packed ? await unpacked(entry.packed) : []);
    const changes = understood(this.rules, () => this.rules.upgradeChanges(stored, entry.schema));
    this.check('changes', changes);
    this.plan = this.rules.evolve(this.plan, changes);
    this.seq = entry.seq;
    this.last = { at: entry.at, actor: entry.actor };
    this.#note(changes);
    const expected = this.#expected.get(entry.seq);
    if (expected === undefined) return;
    if (expected !== this.hash)
      throw this.fail(`the log of ${this.planId} comes to another plan than its checkpoint`);
    this.#expected.delete(entry.seq);
  }

  /** After the last entry. */
  end() {
    if (this.plan === null) throw this.fail(`the plan ${this.planId} is not there`);
    if (this.#expected.size > 0) throw this.fail(`the plan ${this.planId} has a checkpoint beyond its log`);
  }

  get hash() {
    return this.rules.hashOf(this.plan);
  }

  /** Which words of the company's lists it was ever written with. */
  #note(changes) {
    for (const one of this.rules.wordsUsedBy(changes)) this.words.set(`${one.list} ${one.word}`, one);
  }
}

/** The rows of a plan as what added them. */
function rowsOf(rules, plan) {
  const tables = Object.entries(rules.toDocument(plan)).filter(([table]) => table !== 'settings');
  return tables.flatMap(([table, rows]) => rows.map((row) => ({ kind: 'add', table, id: row.id, row })));
}
