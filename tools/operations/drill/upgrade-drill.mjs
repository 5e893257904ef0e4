import { Drill } from './drill.mjs';

/** What is done while a process is replaced, besides the edits that go on all the time. */
const MEANWHILE = {
  planning: (firm) => firm.closeTerm(),
  'imports-worker': (firm) => firm.importSchedule(),
  imports: (firm) => firm.importSchedule(),
};

/** An installation of one build, `from`, that becomes one of another, `to`, while a firm works with it. */
export class UpgradeDrill extends Drill {
  /** Process by process to the new build, and those that it does not have any longer are ended. */
  async upgrade(order) {
    const gone = this.names.filter((name) => !order.includes(name));
    for (const name of [...order, ...gone]) await this.#replace(name, this.to);
  }

  /** Some back to the old build, in this order, and forward again in the opposite one. */
  async goBackAndForward(names) {
    for (const name of names) await this.#replace(name, this.from);
    for (const name of names.toReversed()) await this.#replace(name, this.to);
  }

  #replace(name, release) {
    const meanwhile = MEANWHILE[name] ?? (async () => undefined);
    return this.step(`${name} to the ${release.name} build`, () =>
      Promise.all([this.processes.replace(name, release), meanwhile(this.firm)]),
    );
  }
}
