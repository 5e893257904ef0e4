/**
 * What the services keep, by database and collection: the one list of what belongs to a project. `of` finds a project's documents;
 * those travel with it unless `stays` says why not. A collection that is of no project says whose it is. `collections.spec.mjs` fails
 * when a service keeps something that is not here, and an import refuses a project of which a purge has left something.
 */
const byProject = (projectId) => ({ projectId });
const byId = (projectId) => ({ _id: projectId });
/** The plan of a project and those of its scenarios, whose ids begin with it and a ~. */
const byPlan = (projectId) => ({
  $or: [{ projectId }, { projectId: { $gte: `${projectId}~`, $lt: `${projectId}\u007f` } }],
});

const SECRET = 'holds a secret, or what proves one';
/** What a calculation that was under way left after a purge is in nobody's way. */
export const AGAIN = 'made again from the plan';
/** A project travels with its log whole. */
export const IN_THE_LOG = 'travels in the log';
const ONE_PERSON = 'of a person';
const A_BUSINESS = 'of a business';

/** What every service keeps of its own work. */
export const OF_ALL_SERVICES = {
  readiness: 'of the installation',
  outbox: 'of the installation',
  inbox: 'of the installation',
  migrations: 'of the installation',
  migration_lock: 'of the installation',
};

export const KEPT = {
  planning: {
    checkpoints: { of: byPlan },
    log: { of: byPlan },
    archived_changes: { of: byPlan, stays: IN_THE_LOG },
    snapshots: { of: byPlan },
    minutes: { of: byPlan },
    scenarios: { of: byProject },
    plans: { of: byPlan, stays: AGAIN },
    plan_queues: 'of the installation',
  },
  projects: {
    projects: { of: byId },
    photos: { of: byProject },
    'attachments.files': { of: (projectId) => ({ 'metadata.projectId': projectId }) },
    'attachments.chunks': { piecesOf: 'attachments.files' },
    grid_views: { of: byProject },
    // By the hashes of their bytes, for whatever shows them: the project's own one travels.
    pictures: 'of the installation',
    businesses: A_BUSINESS,
    containers: A_BUSINESS,
    list_entries: A_BUSINESS,
    used_words: A_BUSINESS,
    restriction_templates: A_BUSINESS,
  },
  auth: {
    project_places: { of: byId },
    project_views: { of: byProject },
    visits: { of: byProject },
    ratings: { of: byProject },
    invitations: { of: byProject, stays: SECRET },
    calendarFeeds: { of: byProject, stays: SECRET },
    users: ONE_PERSON,
    credentials: ONE_PERSON,
    twoFactors: ONE_PERSON,
    sessions: ONE_PERSON,
    apiTokens: ONE_PERSON,
    password_resets: ONE_PERSON,
    avatars: ONE_PERSON,
    lessons_done: ONE_PERSON,
    accountLog: A_BUSINESS,
    business_memberships: A_BUSINESS,
    business_places: A_BUSINESS,
    signInPolicies: A_BUSINESS,
    signOns: A_BUSINESS,
    signOnFailures: A_BUSINESS,
    signOnIdentities: A_BUSINESS,
    signOnDomains: A_BUSINESS,
    signOnClaimedDomains: A_BUSINESS,
  },
  reports: {
    forecasts: { of: byProject },
    dashboards: { of: byProject },
    reports: { of: byProject, stays: AGAIN },
    dashboardPdfs: { of: byProject, stays: 'lives for half an hour' },
  },
  notifications: {
    notifications: { of: byProject },
    proposals: { of: byProject },
    digest_readers: { of: byProject },
    digest_projects: { of: byId, stays: AGAIN },
    webhooks: {
      of: (projectId) => ({ 'owner.of': 'project', 'owner.id': projectId }),
      stays: 'another installation signs otherwise, and an address may hold a secret',
    },
    webhookDeliveries: { of: byProject, stays: 'tells of another installation' },
    notice_settings: ONE_PERSON,
    dead_mails: 'of the installation',
  },
  imports: {
    jobs: { of: byProject, stays: 'lives for a day' },
    // Found by their jobs.
    'files.files': 'of a job',
    'files.chunks': 'of a job',
  },
};

export const SERVICES = Object.keys(KEPT);

/** What is kept of projects, as [service, collection, how]. */
export const OF_PROJECTS = Object.entries(KEPT).flatMap(([service, collections]) =>
  Object.entries(collections)
    .filter(([, kept]) => typeof kept === 'object')
    .map(([collection, kept]) => [service, collection, kept]),
);

/** Which documents of a collection are a project's; pieces of files are found by their files. */
export async function filterOf(database, { of, piecesOf }, projectId, service) {
  if (of) return of(projectId);
  const files = await database
    .collection(piecesOf)
    .find(KEPT[service][piecesOf].of(projectId), { projection: { _id: 1 } })
    .toArray();
  return { files_id: { $in: files.map(({ _id }) => _id) } };
}
