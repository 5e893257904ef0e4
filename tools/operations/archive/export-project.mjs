import { AGAIN, IN_THE_LOG, OF_PROJECTS, filterOf } from './collections.mjs';
import { PlanReplay } from './replay-log.mjs';
import { moved } from './account-ids.mjs';
import { UserFacingError } from '../../local/user-facing-error.mjs';
import { readArchivedBlock, wholeEntries } from './whole-entries.mjs';
import { writeArchive } from './write-archive.mjs';

const broken = (why) => new UserFacingError(`The project cannot be exported: ${why}.`);
/** These come first, in this order: whoever reads the file knows the rest by them. */
const FIRST = ['projects.projects', 'auth.project_places', 'planning.checkpoints', 'planning.log'];
/** What is written meanwhile is left out of these. */
const UNTIL = { 'notifications.notifications': 'date', 'notifications.proposals': 'date' };

/**
 * Writes one project whole into a file: its plan with the log up to the entry that was the last when it began, its scenarios, its files
 * and what the other services keep of it. People may go on working. Answers the first line of the file.
 */
export async function exportProject({ client, prefix, product, rules, signal }, projectId, file) {
  const database = (service) => client.db(`${prefix}_${service}`);
  const project = await database('projects')
    .collection('projects')
    .findOne({ _id: projectId, status: 'ready' });
  if (!project)
    throw new UserFacingError(`There is no project ${projectId}, or it is deleted: restore it first.`);
  const whole = new WholeProject({ database, project, rules, at: new Date() });
  await whole.noteHeads();
  const describe = async () => ({
    kind: 'project',
    product,
    at: whole.at.toISOString(),
    ...(await whole.described()),
  });
  return writeArchive(file, whole.documents(), describe, signal);
}

class WholeProject {
  /** Accounts that something of the project is said to be of. */
  #people = new Set();
  #plan = null;
  /** The last entries by plan, the project's own one first. */
  #heads = new Map();

  constructor({ database, project, rules, at }) {
    Object.assign(this, { database, project, rules, at, projectId: project._id });
  }

  async noteHeads() {
    const planning = this.database('planning');
    const scenarios = await planning.collection('scenarios').find({ projectId: this.projectId }).toArray();
    const ids = scenarios.map(({ scenarioId }) => this.rules.scenarioPlanId(this.projectId, scenarioId));
    for (const planId of [this.projectId, ...ids]) {
      const newest = await planning
        .collection('log')
        .findOne({ projectId: planId }, { sort: { seq: -1 }, projection: { seq: 1 } });
      this.#heads.set(planId, newest?.seq ?? 0);
    }
  }

  async *documents() {
    yield* this.#noted('projects.projects', [this.project]);
    yield* this.#noted('auth.project_places', this.#find('auth', 'project_places', { _id: this.projectId }));
    for (const [planId, head] of this.#heads) yield* this.#planOf(planId, head);
    for (const [service, collection, kept] of OF_PROJECTS) {
      const where = `${service}.${collection}`;
      if (kept.stays || FIRST.includes(where)) continue;
      const filter = await filterOf(this.database(service), kept, this.projectId, service);
      // The pieces of a file in their order, each file for itself.
      const options = kept.piecesOf && { sort: { files_id: 1, n: 1 } };
      yield* this.#noted(where, this.#find(service, collection, this.#limited(where, filter), options));
    }
    const picture = /[0-9a-f]{64}$/.exec(this.project.logoURL ?? '')?.[0];
    if (picture)
      yield* this.#noted('projects.pictures', this.#find('projects', 'pictures', { _id: picture }));
  }

  /** What the first line says besides the counts. */
  async described() {
    const { _id: id, name, projectId: code, businessId } = this.project;
    const business = await this.database('projects').collection('businesses').findOne({ _id: businessId });
    return {
      project: { id, name, code },
      business: { id: businessId, name: business?.name ?? '' },
      plan: this.#plan,
      people: await this.#accounts(),
      left: await this.#left(),
    };
  }

  async *#noted(where, documents) {
    for await (const document of documents) {
      moved(where, document, (id) => {
        this.#people.add(id);
        return id;
      });
      yield [where, document];
    }
  }

  #find(service, collection, filter, options = {}) {
    return this.database(service)
      .collection(collection)
      .find(filter, { batchSize: 100, ...options });
  }

  #limited(where, filter) {
    const heads = this.#heads;
    if (where === 'planning.snapshots') return { ...filter, seq: { $lte: heads.get(this.projectId) } };
    if (where === 'planning.scenarios')
      return { ...filter, scenarioId: { $in: [...heads.keys()].slice(1).map((id) => id.split('~')[1]) } };
    // What is being accepted or rejected at this moment is done with in a minute.
    if (where === 'notifications.proposals') filter = { ...filter, status: 'pending' };
    return where in UNTIL ? { ...filter, [UNTIL[where]]: { $lte: this.at.toISOString() } } : filter;
  }

  async *#planOf(planId, head) {
    const replay = new PlanReplay(this.rules, planId, { fail: broken });
    const upTo = { projectId: planId, seq: { $lte: head } };
    for await (const checkpoint of this.#find('planning', 'checkpoints', upTo, { sort: { seq: 1 } })) {
      await replay.begin(checkpoint);
      yield ['planning.checkpoints', checkpoint];
    }
    // Whether an entry was told of is no part of what was done.
    const stored = this.#find('planning', 'log', upTo, { sort: { seq: 1 }, projection: { pending: 0 } });
    for await (const entry of wholeEntries(stored, (first) => this.#archivedBlock(planId, first))) {
      await replay.take(entry);
      yield ['planning.log', entry];
    }
    replay.end();
    if (replay.seq !== head) throw broken(`the log of ${planId} ends before entry ${head}`);
    if (planId !== this.projectId) return;
    const { at } = replay.last ?? replay;
    this.#plan = { seq: head, at, schema: this.rules.WRITTEN_SCHEMA, hash: replay.hash };
    for (const { userId } of replay.plan.responsibles.rows) if (userId !== null) this.#people.add(userId);
  }

  async #archivedBlock(projectId, first) {
    return readArchivedBlock(this.database('planning'), projectId, first).catch(({ message }) => {
      throw broken(message);
    });
  }

  async #accounts() {
    const found = await this.database('auth')
      .collection('users')
      .find({ _id: { $in: [...this.#people] } }, { projection: { email: 1, firstName: 1, lastName: 1 } })
      .toArray();
    return found.map(({ _id: id, email, firstName, lastName = '' }) => ({ id, email, firstName, lastName }));
  }

  /** How much of it stays behind, by collection. */
  async #left() {
    const left = {};
    for (const [service, collection, { of, stays }] of OF_PROJECTS) {
      if (!stays || stays === AGAIN || stays === IN_THE_LOG) continue;
      const count = await this.database(service).collection(collection).countDocuments(of(this.projectId));
      if (count > 0) left[`${service}.${collection}`] = { count, why: stays };
    }
    return left;
  }
}
