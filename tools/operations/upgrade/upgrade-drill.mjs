import { join } from 'node:path';
import { DEMO } from '../../local/processes.mjs';
import { waitUntil } from '../../local/net/answers.mjs';
import { runToEnd } from '../../local/process/run-to-end.mjs';
import { failedStep } from '../../local/test/check.mjs';
import { loadRules } from '../archive/product-rules.mjs';
import { openDeadLetters } from '../dead-letter-queues.mjs';
import { Firm } from './firm.mjs';
import { errorsIn } from './log-errors.mjs';
import { ORDER, Processes } from './processes.mjs';
import { storedPlans } from './stored-plans.mjs';

const PREFIX = 'plomada';
const PROJECTS = 3;
const READY_MS = 120_000;
const SEED_MS = 300_000;
const SETTLED_MS = 120_000;

/** What is done while a process is replaced, besides the edits that go on all the time. */
const MEANWHILE = {
  planning: (firm) => firm.closeTerm(),
  'imports-worker': (firm) => firm.importSchedule(),
  imports: (firm) => firm.importSchedule(),
};

/** An installation of one build that becomes one of another while a firm works with it. */
export class UpgradeDrill {
  #during = 'before';

  static async open({ home, group, urls, env, steps, from, to }) {
    const drill = new UpgradeDrill();
    const names = [...new Set([...ORDER, ...from.processes.map(({ name }) => name)])];
    const processes = await Processes.open({ home, group, urls, env, names });
    return Object.assign(drill, {
      home,
      urls,
      env,
      steps,
      from,
      to,
      names,
      processes,
      rules: await loadRules(),
    });
  }

  /** The old build with its demo, and people at work on it. */
  async begin() {
    const { from, processes, steps } = this;
    await steps.run('processes of the old build', async () => {
      for (const { name } of from.processes) await processes.replace(name, from);
      await this.#ready();
    });
    await steps.run('demo data of the old build', () => this.#seed());
    await steps.run('people at work', async () => {
      const { rules } = this;
      const { url } = processes;
      this.firm = await Firm.make({ url, projects: PROJECTS, rules, during: () => this.#during });
      await this.#goesOn();
    });
  }

  /** Process by process to the new build, and those that it does not have any longer are ended. */
  async upgrade(order) {
    const gone = this.names.filter((name) => !order.includes(name));
    for (const name of [...order, ...gone]) await this.#replace(name, this.to, MEANWHILE[name]);
  }

  /** Some back to the old build, in this order, and forward again in the opposite one. */
  async goBackAndForward(names) {
    for (const name of names) await this.#replace(name, this.from, MEANWHILE[name]);
    for (const name of names.toReversed()) await this.#replace(name, this.to, MEANWHILE[name]);
  }

  /** Ends the work and answers what came of it. */
  async end() {
    const { firm, home, names, rules, steps, urls } = this;
    return steps.run('what came of it', async () => {
      this.#during = 'at the end';
      await firm.stop();
      const stored = await storedPlans({ url: urls.MONGO_URL, prefix: PREFIX, rules });
      const projects = await this.#outcomes(stored);
      return {
        projects,
        people: firm.people,
        refused: firm.people.flatMap(({ refused }) => refused),
        // After the reports have followed: what they could not read is among them.
        deadLetters: await this.#deadLetters(),
        errors: errorsIn(home, names),
      };
    });
  }

  close() {
    this.firm?.close();
    this.processes.close();
  }

  async #replace(name, release, meanwhile = async () => undefined) {
    const { firm, processes, steps } = this;
    this.#during = `${name} to the ${release.name} build`;
    await steps.run(this.#during, async () => {
      await Promise.all([processes.replace(name, release), meanwhile(firm)]);
      await this.#goesOn();
    });
  }

  #goesOn() {
    return Promise.all(this.firm.people.map((person) => person.goesOn()));
  }

  #ready() {
    const url = `${this.processes.url}/api/health/ready`;
    const isReady = async () => (await fetch(url).catch(() => null))?.ok === true;
    return waitUntil(isReady, {
      timeout: READY_MS,
      late: () => new Error(`${url} did not say within ${READY_MS / 1000} s that all of it is ready`),
    });
  }

  async #seed() {
    const { env, from, home, processes } = this;
    const log = join(home, 'logs', 'seed.log');
    const args = [join(from.folder, 'tools/seed/seed.mjs'), '--url', processes.url];
    const code = await runToEnd(process.execPath, args, { cwd: from.folder, env, log, late: SEED_MS });
    if (code !== 0) throw failedStep('The demo', code, log);
  }

  /** Of every project, those of the demo too: its log, what was answered, the hash of its plan by whoever has it. */
  async #outcomes(stored) {
    const [owner] = this.firm.accounts;
    const admin = await this.firm.gateway.login('admin@plomada.demo', DEMO.password);
    const found = [];
    for (const api of [owner, admin]) {
      const { businesses } = await api.get(`/project/all/${api.userId}`);
      const projects = Object.values(businesses).flatMap((business) => business.projects);
      for (const { id, name } of projects) found.push(await this.#outcome(api, { id, name }, stored.get(id)));
    }
    return found;
  }

  async #outcome(api, { id, name }, { log, hash }) {
    const { firm, rules } = this;
    const people = firm.people.filter(({ project }) => project.id === id);
    const { plan, seq } = await api.get(`/project/${id}/plan`);
    const copies = people.map(({ api: { session }, copy }) => [session.user.firstName, copy.hash]);
    return {
      name,
      log,
      answered: people.flatMap(({ answered }) => [...answered]),
      hashes: { stored: hash, served: rules.hashOf(rules.fromDocument(plan)), ...Object.fromEntries(copies) },
      reported: await isReported(api, id, seq),
    };
  }

  async #deadLetters() {
    const { letters, close } = await openDeadLetters({ url: this.urls.RABBITMQ_URL, prefix: PREFIX });
    try {
      return await letters.list(this.names);
    } finally {
      await close();
    }
  }
}

/** Whether the indicators of a plan follow it up to an entry: what the processes tell each other has come through. */
async function isReported(api, id, seq) {
  const isThere = async () => {
    const report = await api.get(`/reports/${id}`);
    return report.seq >= seq && !report.stale && report.indicators !== null;
  };
  const late = () => new Error('late');
  return waitUntil(isThere, { timeout: SETTLED_MS, every: 500, late }).then(
    () => true,
    () => false,
  );
}
