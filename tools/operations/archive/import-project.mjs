import { randomUUID } from 'node:crypto';
import { checkProject, listedName } from './check-project.mjs';
import { BatchInsert, DURABLE } from './batch-insert.mjs';
import { AGAIN, KEPT, OF_PROJECTS, filterOf } from './collections.mjs';
import { linkedResponsibles } from './linked-responsibles.mjs';
import { matchPeople } from './match-accounts.mjs';
import { moved } from './account-ids.mjs';
import { readDocuments } from './read-archive.mjs';
import { UserFacingError } from '../../local/user-facing-error.mjs';

/** Who makes a project until it is all there: nobody sees one that is being made. */
const IMPORT = 'plomada-import';
const PICTURES = '/api/pictures/';
/** Words of a company's lists in one event. */
const WORDS_AT_ONCE = 500;

/**
 * Makes a project of a file in a business of this installation. Whatever is wrong is found before anything is written: the file is read
 * twice. Nobody sees the project before all of it is there; whatever ends the import midway takes away again what it wrote.
 *
 * @param options.dryRun  checks only
 * @param options.again   takes away first what an import that was killed has left of the same project
 * @param options.code    the project's code here, where its own one is taken
 * @param options.signal  ends it
 * @returns what was found and done, for people to read
 */
export async function importProject(installation, file, { businessId, dryRun, again, code, signal }) {
  const { client, prefix, rules } = installation;
  const database = (service) => client.db(`${prefix}_${service}`);
  const checked = await checkProject(file, installation);
  const target = { database, rules, businessId, code: codeOf(rules, code) ?? checked.project.projectId };
  await refuseBusiness(target);
  if (again && !dryRun) await takeAwayCutOff(target, checked.project._id);
  await refusePresent(target, checked.project);
  const people = await matchPeople(database('auth'), rules, checked.manifest.people, businessId);
  const container = await containerOf(target, checked.project);
  const leftContainer = Boolean(checked.project.containerId) && container === null;
  const told = { manifest: checked.manifest, people, leftContainer, linked: 0 };
  if (dryRun) return told;
  return { ...told, linked: await new Import(target, file, { checked, people, container, signal }).run() };
}

function codeOf({ generalSettings }, given) {
  if (given === undefined) return null;
  const { success, data } = generalSettings.shape.projectId.safeParse(given);
  if (!success) throw new UserFacingError('A code has 1 to 60 signs in one line.');
  return data;
}

async function refuseBusiness({ database, businessId }) {
  const business = await database('projects')
    .collection('businesses')
    .findOne({ _id: businessId, status: 'ready' });
  const known = await database('auth').collection('business_places').findOne({ _id: businessId });
  if (!business || !known)
    throw new UserFacingError(`There is no business ${businessId} in this installation.`);
}

async function refusePresent({ database, rules, businessId, code }, { _id: projectId }) {
  const projects = database('projects').collection('projects');
  const present = await projects.findOne({ _id: projectId }, { projection: { creatorId: 1, status: 1 } });
  if (present?.creatorId === IMPORT && present.status === 'creating')
    throw new UserFacingError(
      `An import of the project ${projectId} is under way, or was killed: if none is, add --again, which takes away what it left.`,
    );
  if (present)
    throw new UserFacingError(
      `The project ${projectId} is in this installation${present.status === 'deleted' ? ', deleted' : ''}: a project is imported where it is not.`,
    );
  const taken = await projects.findOne({ businessId, projectIdKey: rules.nameKey(code) });
  if (taken)
    throw new UserFacingError(
      `The code ${code} is another project's of that business: give this one another with --code.`,
    );
  const told = { key: 'projects.project-purged', 'payload.projectId': projectId, sentAt: null };
  if (await database('projects').collection('outbox').findOne(told))
    throw new UserFacingError(`The project ${projectId} is being purged: try again in a minute.`);
  for (const [service, collection, { of, stays }] of OF_PROJECTS) {
    if (
      !of ||
      stays === AGAIN ||
      (await database(service).collection(collection).findOne(of(projectId))) === null
    )
      continue;
    throw new UserFacingError(
      `Something of the project ${projectId} is still in ${service}.${collection}: a purge takes a minute; if it stays, it has to be removed.`,
    );
  }
}

/** The container goes along where this installation has it too, in the same business. */
async function containerOf({ database, businessId }, { containerId }) {
  if (!containerId) return null;
  const present = { _id: containerId, businessId, deletion: null };
  return (await database('projects').collection('containers').findOne(present)) ? containerId : null;
}

async function takeAwayCutOff(target, projectId) {
  const cutOff = { _id: projectId, status: 'creating', creatorId: IMPORT };
  if (await target.database('projects').collection('projects').findOne(cutOff))
    await takeAway(target, projectId);
}

/** The pieces of files before the files by which they are found, and the project last: it says that there is something to take away. */
async function takeAway({ database }, projectId) {
  const order = ([, collection]) => (collection === 'projects' ? 2 : collection.endsWith('.chunks') ? 0 : 1);
  for (const [service, collection, kept] of [...OF_PROJECTS].sort((a, b) => order(a) - order(b))) {
    const filter = await filterOf(database(service), kept, projectId, service);
    await database(service).collection(collection).deleteMany(filter);
  }
}

class Import {
  constructor(target, file, { checked, people, container, signal }) {
    Object.assign(this, { ...target, target, file, checked, accountOf: people.accountOf, container, signal });
    this.projectId = checked.project._id;
    this.now = new Date();
  }

  /** Answers how many people of the plan have another account here than in the file, or none. */
  async run() {
    await this.#reserve();
    try {
      await this.#clearCalculated();
      await this.#insertDocuments();
      const linked = await this.#insertPlans();
      await this.#complete(linked);
      return linked;
    } catch (error) {
      await takeAway(this.target, this.projectId);
      throw error;
    }
  }

  /** Holds id and code; a project that is being made is shown to nobody. */
  async #reserve() {
    const reserved = { ...this.#record(), status: 'creating', creatorId: IMPORT };
    try {
      await this.#collection('projects', 'projects').insertOne(reserved, DURABLE);
    } catch (error) {
      if (error.code !== DUPLICATE_KEY) throw error;
      throw new UserFacingError('Somebody has just made a project of this id or code: nothing was written.');
    }
  }

  async #clearCalculated() {
    for (const [service, collection, { of, stays }] of OF_PROJECTS)
      if (stays === AGAIN) await this.#collection(service, collection).deleteMany(of(this.projectId));
  }

  async #insertDocuments() {
    const inserts = new BatchInsert((where) => this.#collection(...split(where)));
    const { schemas, seal } = this.checked;
    for await (const [where, document, bytes] of readDocuments(this.file, schemas.manifest, { seal })) {
      if (this.signal?.aborted)
        throw new UserFacingError('The import was ended; what it had written was taken away again.');
      const kept = this.#kept(where, document);
      if (where === 'projects.pictures') await this.#keepPicture(document);
      else if (kept) await inserts.add(where, kept, bytes);
    }
    await inserts.flush();
  }

  /** A document as it is here; null where it has no place here, or is written otherwise. */
  #kept(where, document) {
    if (where === 'projects.projects' || where === 'auth.project_places') return null;
    const here = moved(where, document, this.accountOf);
    if (here === null) return null;
    if (where === 'reports.forecasts') return forecastOf(here, this.checked.manifest.plan.seq);
    const { _id, ...rest } = here;
    // All of it has been told of.
    if (where === 'planning.log') delete rest.pending;
    // Links to attachments lead to their ids.
    return where === 'projects.attachments.files' ? { _id, ...rest } : rest;
  }

  /** Under the hash of its bytes: something else may have it already. Nobody's, it goes by itself after a week. */
  async #keepPicture({ _id, webp }) {
    const change = { $set: { at: this.now }, $setOnInsert: { webp } };
    await this.#collection('projects', 'pictures').updateOne({ _id }, change, { upsert: true, ...DURABLE });
  }

  async #insertPlans() {
    const { plans } = this.checked;
    const own = plans.get(this.projectId);
    const { rules, projectId, accountOf } = this;
    const linking = {
      rules,
      projectId,
      plan: own.plan,
      seq: own.seq,
      accountOf,
      now: this.now.toISOString(),
    };
    const entries = linkedResponsibles(linking);
    if (entries.length > 0) await this.#collection('planning', 'log').insertMany(entries, DURABLE);
    const heads = [...plans].map(([planId, { seq, at, last }]) =>
      headOf(planId, seq, last ?? { at, actor: null }),
    );
    const newest = entries.at(-1);
    if (newest) heads[0] = headOf(projectId, newest.seq, newest);
    await this.#collection('planning', 'plans').insertMany(heads, DURABLE);
    return entries.length;
  }

  async #complete(linked) {
    const { projectId, businessId } = this;
    const place = moved('auth.project_places', this.checked.place, this.accountOf);
    const members = { _id: projectId, businessId, members: place.members };
    await this.#collection('auth', 'project_places').insertOne(members, DURABLE);
    const reserved = { _id: projectId, status: 'creating', creatorId: IMPORT };
    const record = { ...this.#record(), status: 'ready' };
    const { matchedCount } = await this.#collection('projects', 'projects').replaceOne(
      reserved,
      record,
      DURABLE,
    );
    if (matchedCount === 0)
      throw new UserFacingError('The import took so long that its code was given to another project.');
    await this.#tell(this.checked.plans.get(projectId).seq + linked);
  }

  /** As the plan says where the plan says it; later entries of the log say it anew. */
  #record() {
    const { project, plans } = this.checked;
    const { settings } = plans.get(this.projectId).plan;
    const here = moved('projects.projects', project, this.accountOf);
    const { picture } = this.checked;
    return {
      ...here,
      businessId: this.businessId,
      name: listedName(settings.name) || this.checked.manifest.project.name,
      projectId: this.code,
      projectIdKey: this.rules.nameKey(this.code),
      startDate: settings.startDate,
      timeZone: settings.timeZone ?? null,
      containerId: this.container,
      logoURL: picture ? `${PICTURES}${picture}` : null,
      triedAt: this.now,
    };
  }

  /** The other services hear of it as of any project that comes back, whose plan was changed: by the outbox of projects. */
  async #tell(seq) {
    const { projectId, businessId } = this;
    const { words } = this.checked.plans.get(projectId);
    const portions = Array.from({ length: Math.ceil(words.length / WORDS_AT_ONCE) }, (_, at) =>
      words.slice(at * WORDS_AT_ONCE, (at + 1) * WORDS_AT_ONCE),
    );
    const events = [
      ['projects.project-restored', { projectId, businessId }],
      ['planning.plan-changed', { projectId, seq }],
      ...portions.map((some) => ['planning.words-used', { projectId, words: some }]),
    ];
    const entries = events.map(([key, payload], at) => ({
      _id: `${IMPORT}:${randomUUID()}`,
      key,
      payload,
      correlationId: `${IMPORT}:${projectId}`,
      order: `${this.now.toISOString()} ${String(at).padStart(9, '0')}`,
      at: this.now,
      owner: IMPORT,
      sentAt: null,
    }));
    await this.#collection('projects', 'outbox').insertMany(entries, DURABLE);
  }

  #collection(service, collection) {
    if (!(collection in KEPT[service]) && collection !== 'outbox')
      throw new Error(`${service}.${collection}`);
    return this.database(service).collection(collection);
  }
}

const DUPLICATE_KEY = 11_000;

const headOf = (projectId, seq, { at, actor }) => ({ projectId, seq, updatedAt: at, modifier: actor });

/** What was forecast after each close stays; the newest is calculated anew. */
const forecastOf = ({ projectId, past, pendingCloses = [] }, seq) => ({
  projectId,
  past,
  pendingCloses: pendingCloses.filter((close) => close <= seq),
});

function split(where) {
  const at = where.indexOf('.');
  return [where.slice(0, at), where.slice(at + 1)];
}
