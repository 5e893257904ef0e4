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

/** An installation of its own that something is done to while a firm works with it. */
export class Drill {
  #during = 'before';

  /** Opens a drill of the class that is asked; `from` is the release that it begins with. */
  static async open({ home, group, urls, env, steps, from, ...more }) {
    const names = [...new Set([...ORDER, ...from.processes.map(({ name }) => name)])];
    const processes = await Processes.open({ home, group, urls, env, names });
    const parts = { home, group, urls, env, steps, from, names, processes, rules: await loadRules() };
    return Object.assign(new this(), parts, more);
  }

  /** The processes with the demo, and people at work on it. */
  async begin() {
    const { from, processes, steps } = this;
    await steps.run(`processes of the ${from.name} build`, () => this.start(from));
    await steps.run(`demo data of the ${from.name} build`, () => this.#seed());
    await steps.run('people at work', async () => {
      const { rules } = this;
      const { url } = processes;
      this.firm = await Firm.make({ url, projects: PROJECTS, rules, during: () => this.#during });
      await this.#goesOn();
    });
  }

  /** Starts every process of a release, and waits until they say that all is ready. */
  async start(release) {
    for (const { name } of release.processes) await this.processes.replace(name, release);
    await this.#ready();
  }

  /** One step of the drill, and then everybody's edits have to go on. */
  step(title, work) {
    this.#during = title;
    return this.steps.run(title, async (news) => {
      await work(news);
      await this.#goesOn();
    });
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

  /** Whether what is said of a program that ended is part of the drill. */
  expects() {
    return false;
  }

  close() {
    this.firm?.close();
    this.processes.close();
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
