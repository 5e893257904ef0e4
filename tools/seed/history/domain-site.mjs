import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { exported, loadSources } from '../../sources/load-sources.mjs';
import { ACCOUNTS, COMPANY } from '../people.mjs';

const path = (name) => fileURLToPath(new URL(`../../../${name}`, import.meta.url));
const FILE = 'demo/edificio-los-aromos.xml';

/** The domain and the file readers, bundled for this process. */
export const loadDomain = () =>
  loadSources('demo', [
    exported('*', 'libs/interchange/src/index.ts'),
    exported('*', 'libs/domain/src/index.ts'),
  ]);

/** A site without services: the seed's history decided by the domain alone, as planning would decide it. */
export class DomainSite {
  constructor(domain, { now }) {
    this.domain = domain;
    this.now = now;
    this.actions = 0;
    /** After so many actions the site is gone. */
    this.most = Infinity;
  }

  /** The site of the building, its schedule loaded. */
  static ofBuilding(domain, { now }) {
    const site = new DomainSite(domain, { now });
    const read = domain.readSchedule(readFileSync(path(FILE)), FILE);
    if (!read.ok) throw new Error(read.code);
    site.read = read.schedule;
    const { name, startDate, workingDays, holidays } = read.schedule;
    site.begin({ name, startDate, workingDays, holidays }, ['admin', 'facilitadora', 'capataz']);
    site.decide('facilitadora', 'LOAD_PROJECT', { jobId: 'read' });
    return site;
  }

  /** A plan without tasks, and who is on it. */
  begin({ name, startDate, ...chosen }, accounts) {
    const settings = { ...this.domain.defaultSettings(name, startDate), ...chosen };
    const empty = this.domain.createPlan(settings, 'term-1');
    this.state = { ...empty, responsibles: this.domain.Table.of(accounts.map(personOf)) };
  }

  async plan() {
    return this.domain.toDocument(this.state);
  }

  async act(who, when, type, payload) {
    this.decide(who, type, payload, when);
  }

  async close() {
    this.decide('facilitadora', 'CLOSE_TERM_V2', { termId: this.domain.openTerm(this.state).id });
  }

  /** An earlier `when` is the time, as planning takes it for the demo. */
  decide(who, type, payload, when = this.now) {
    if (this.actions >= this.most) throw new Error('cut off');
    const action = `a${++this.actions}`;
    const decision = this.domain.decide(
      this.state,
      { type, payload },
      {
        actor: { userId: who, name: who, roles: ACCOUNTS[who].projectRoles },
        now: when < this.now ? when : this.now,
        today: (when < this.now ? when : this.now).slice(0, 10),
        newId: (n) => `${action}-${n}`,
        schedule: () => this.read,
      },
    );
    if (!decision.ok) {
      const rows = (decision.refusal.rows ?? []).map((id) => JSON.stringify(this.state.tasks.get(id) ?? id));
      throw new Error(`${type} refused: ${JSON.stringify(decision.refusal)} ${rows.slice(0, 2).join(' ')}`);
    }
    this.state = this.domain.evolve(this.state, decision.changes);
  }
}

function personOf(account) {
  const { firstName, lastName, email, function: work } = ACCOUNTS[account];
  const role = account === 'capataz' ? 'user' : 'admin';
  return {
    id: account,
    userId: account,
    firstName,
    lastName,
    email,
    company: COMPANY,
    function: work,
    role,
    isActive: true,
  };
}
