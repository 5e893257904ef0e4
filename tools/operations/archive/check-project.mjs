import { createHash } from 'node:crypto';
import { unpacked } from './unpack.mjs';
import { PlanReplay } from './replay-log.mjs';
import { refuseOdd } from './stored-values.mjs';
import { projectSchemas } from './project-schemas.mjs';
import { readDocuments, readManifest } from './read-archive.mjs';
import { refuseNewer, upgradedPlan } from './upgraded-plan.mjs';
import { UserFacingError } from '../../local/user-facing-error.mjs';

const damaged = (why) => new UserFacingError(`The file is damaged: ${why}.`);
const PLANS = ['planning.checkpoints', 'planning.log'];

/**
 * Reads a project's file once, from end to end, and believes nothing of it: that each document is of the project and of its kind, that its
 * plans come from their logs, and that the plan is the one whose hash the first line has. Answers what an import has to know.
 */
export async function checkProject(file, { rules, product }) {
  const schemas = projectSchemas(rules);
  const manifest = await readManifest(file, schemas.manifest);
  if (isNewer(manifest.product, product))
    throw new UserFacingError(
      `The file is of a newer version (${manifest.product}, and this is ${product}): update this installation first.`,
    );
  refuseNewer(rules, manifest.plan.schema);
  const checked = new CheckedProject(rules, manifest, schemas);
  const seal = {};
  for await (const [where, document] of readDocuments(file, schemas.manifest, { seal }))
    await checked.take(where, document);
  checked.end();
  const { project, place, plans, picture } = checked;
  return { manifest, schemas, seal, project, place, plans, picture };
}

class CheckedProject {
  project = null;
  place = { members: [] };
  /** The hash of the project's own picture. */
  picture = null;
  /** What each plan came to, the project's own one first. */
  plans = new Map();
  #counts = new Map();
  #scenarios = new Set();
  #files = new Map();
  #replay = null;

  constructor(rules, manifest, schemas) {
    Object.assign(this, { rules, manifest, schemas, projectId: manifest.project.id });
  }

  async take(where, document) {
    const known = Object.hasOwn(this.schemas.documents, where) ? this.schemas.documents[where] : null;
    if (!known) throw damaged(`it has documents of ${where}, which are no project's`);
    const count = (this.#counts.get(where) ?? 0) + 1;
    if (count > known.max) throw damaged(`it has more than ${known.max} documents of ${where}`);
    this.#counts.set(where, count);
    const { success, data, error } = known.schema.safeParse(document);
    if (!success) throw damaged(`a document of ${where} is none (${error.issues[0].path.join('.')})`);
    this.#refuseOthers(where, document);
    if (PLANS.includes(where)) await this.#ofPlan(where, document);
    else await this.#noteOther(where, document, data);
  }

  end() {
    this.#endPlan();
    if (!this.project) throw damaged('the project itself is not in it');
    const own = this.plans.get(this.projectId);
    const { plan } = this.manifest;
    if (own?.seq !== plan.seq || own.hash !== plan.hash)
      throw damaged('its plan is another one than it says');
    this.#checkListed(own);
    const scenarios = [...this.#scenarios].map((id) => this.rules.scenarioPlanId(this.projectId, id));
    if ([this.projectId, ...scenarios].sort().join() !== [...this.plans.keys()].sort().join())
      throw damaged('it has other plans than scenarios');
    for (const [file, { length, held }] of this.#files)
      if (length !== held) throw damaged(`the file ${file} in it is not whole`);
  }

  #checkListed({ plan: { settings }, last }) {
    const name = listedName(settings.name) || this.manifest.project.name;
    const { firstName, lastName } = last?.actor ?? {};
    const { success, error } = this.schemas.listed.safeParse({
      settings: { ...settings, name },
      createdAt: isoOf(this.project.createdAt),
      lastModified: last ? { date: last.at, firstName, lastName } : null,
    });
    if (!success) throw damaged(`no list could show the project (${error.issues[0].path.join('.')})`);
  }

  /** Nothing of another project is written, whatever a file says. */
  #refuseOthers(where, { _id, projectId, metadata }) {
    if (PLANS.includes(where)) {
      if (this.rules.projectOfPlan(projectId) === this.projectId) return;
    } else if (where === 'projects.pictures' || where === 'projects.attachments.chunks') return;
    else if (where === 'projects.projects' || where === 'auth.project_places') {
      if (_id === this.projectId) return;
    } else if ((metadata?.projectId ?? projectId) === this.projectId) return;
    throw damaged(`a document of ${where} is of another project`);
  }

  async #ofPlan(where, document) {
    try {
      if (this.#replay?.planId !== document.projectId) this.#beginPlan(document.projectId);
      await (where === 'planning.log' ? this.#replay.take(document) : this.#replay.begin(document));
    } catch (error) {
      throw error instanceof UserFacingError
        ? error
        : damaged(`the plan ${document.projectId} cannot be read`);
    }
  }

  #beginPlan(planId) {
    this.#endPlan();
    if (this.plans.has(planId)) throw damaged('its plans are mixed up');
    this.#replay = new PlanReplay(this.rules, planId, {
      fail: damaged,
      check: (what, value) => this.#check(what, value),
    });
  }

  #endPlan() {
    if (!this.#replay) return;
    const replay = this.#replay;
    replay.end();
    const { planId, plan, seq, at, last, words, hash } = replay;
    // Of the scenarios' plans nothing but where they end is needed.
    const isOwn = planId === this.projectId;
    this.plans.set(planId, { seq, at, last, hash, ...(isOwn && { plan, words: [...words.values()] }) });
    this.#replay = null;
  }

  #check(what, value) {
    refuseOdd(value, damaged);
    const isIt = what === 'changes' ? this.schemas.changes.safeParse(value).success : isPlanDocument(value);
    if (!isIt) throw damaged('a plan in it is none');
  }

  async #noteOther(where, document, data) {
    if (where === 'projects.projects') this.project = data;
    if (where === 'auth.project_places') this.place = data;
    if (where === 'planning.scenarios') this.#scenarios.add(document.scenarioId);
    if (where === 'planning.snapshots') await this.#checkSnapshot(document);
    if (where === 'projects.pictures') this.picture = document._id;
    if (where === 'projects.pictures' && document._id !== sha256(document.webp.buffer))
      throw damaged('a picture in it is another one than it says');
    if (where === 'projects.attachments.files')
      this.#files.set(document._id.toHexString(), { length: document.length, held: 0, pieces: 0 });
    if (where !== 'projects.attachments.chunks') return;
    const file = this.#files.get(document.files_id.toHexString());
    if (file?.pieces !== document.n) throw damaged('it has a piece of a file that is not in it');
    file.pieces += 1;
    file.held += document.data.length();
  }

  async #checkSnapshot({ snapshotId, plan, schema }) {
    const value = await unpacked(plan).catch(() => null);
    if (value === null) throw damaged(`the snapshot ${snapshotId} cannot be read`);
    this.#check('plan', upgradedPlan(this.rules, value, schema));
  }
}

/** The plan's name as lists have it: they have less room. */
export const listedName = (name) => name.trim().slice(0, 200);

const isoOf = (date) => (Number.isNaN(date.getTime()) ? '' : date.toISOString());

const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');

/** Rows in tables, each with an id, as planning keeps them. */
const isPlanDocument = (value) =>
  typeof value?.settings?.name === 'string' &&
  Object.entries(value).every(
    ([table, rows]) =>
      table === 'settings' || (Array.isArray(rows) && rows.every((row) => typeof row?.id === 'string')),
  );

function isNewer(theirs, ours) {
  const [a, b] = [theirs, ours].map((version) => version.split('.').map(Number));
  const at = a.findIndex((part, place) => part !== b[place]);
  return at !== -1 && a[at] > b[at];
}
