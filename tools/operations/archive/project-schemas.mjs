import { BSON } from 'mongodb';
import { z } from 'zod';

const MB = 1024 * 1024;
const MOST_PEOPLE = 10_000;
/** Of documents of one kind that have no limit of their own in the product. */
const MANY = 100_000;

const text = (most) => z.string().max(most);
const instant = z.iso.datetime();
const seq = z.number().int().min(0);
/** By which plans, and changes of them, are written. */
const schema = z.number().int().min(1).optional();
const date = z.date();
const bytes = (most) => z.instanceof(BSON.Binary).refine((one) => one.length() <= most, 'too large');
/** A picture as the product makes them all. */
const webp = bytes(12 * MB).refine((one) => {
  const held = Buffer.from(one.buffer);
  return (
    held.subarray(0, 4).toString('latin1') === 'RIFF' && held.subarray(8, 12).toString('latin1') === 'WEBP'
  );
}, 'no WebP');
const binary = bytes(16 * MB);
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** What the first line of a project's file says, and which documents may follow it, how many at most and what they are. */
export function projectSchemas(rules) {
  const id = z.string().regex(rules.ID_FORM).max(64);
  const account = text(64).min(1);
  const manifest = z.looseObject({
    kind: z.literal('project'),
    product: z.string().regex(/^\d{1,6}\.\d{1,6}\.\d{1,6}$/),
    at: instant,
    project: z.object({ id: id.refine(rules.isNewId), name: text(200).min(1), code: text(60).min(1) }),
    business: z.object({ id, name: text(400) }),
    plan: z.object({ seq, at: instant, schema, hash: z.string().regex(/^[0-9a-f]{16}$/) }),
    people: z
      .array(z.object({ id: account, email: text(254), firstName: text(400), lastName: text(400) }))
      .max(MOST_PEOPLE),
    left: z.record(text(120), z.object({ count: seq, why: text(400) })),
  });
  return {
    manifest,
    documents: documentSchemas(rules, { id, account }),
    changes: changesSchema(rules),
    listed: listedSchema(rules),
  };
}

function documentSchemas(rules, { id, account }) {
  const planId = z.string().regex(rules.PLAN_ID_FORM);
  const ofPlan = { projectId: planId };
  const ofProject = { projectId: id };
  const own = z.looseObject({ ...ofProject, userId: account });
  const most = (max, schema) => ({ max, schema });
  return {
    ...Object.fromEntries(
      Object.entries({ 'auth.project_views': own, 'auth.visits': own, 'auth.ratings': own }).map(
        ([where, schema]) => [where, most(MANY, schema)],
      ),
    ),
    'projects.projects': most(1, projectSchema(rules, { id, account })),
    'auth.project_places': most(1, placeSchema({ id, account })),
    'planning.checkpoints': most(
      3 * (rules.MAX_SCENARIOS + 1) + 2,
      z.looseObject({ ...ofPlan, seq, at: instant, schema, plan: binary }),
    ),
    'planning.log': most(Number.MAX_SAFE_INTEGER, entrySchema(ofPlan, account)),
    'planning.snapshots': most(
      MANY,
      z.looseObject({ ...ofProject, snapshotId: text(64), seq, schema, plan: binary }),
    ),
    'planning.minutes': most(MANY, z.looseObject({ ...ofProject, number: seq, date: text(10) })),
    'planning.scenarios': most(
      rules.MAX_SCENARIOS,
      z.looseObject({
        ...ofProject,
        scenarioId: z.string().regex(rules.SCENARIO_ID_FORM),
        name: text(200),
        nameKey: text(200),
        slot: seq.max(rules.MAX_SCENARIOS - 1),
      }),
    ),
    'projects.photos': most(
      rules.MAX_PROJECT_PHOTOS,
      z.looseObject({
        ...ofProject,
        photoId: text(64),
        whole: webp,
        small: webp,
        bytes: seq,
        userId: account,
        at: date,
      }),
    ),
    'projects.attachments.files': most(
      // Uploads at the same moment may each have been the last one.
      2 * rules.MAX_ATTACHMENTS,
      z.looseObject({
        _id: z.instanceof(BSON.ObjectId),
        filename: text(1000),
        length: seq,
        chunkSize: seq,
        uploadDate: date,
        metadata: z.looseObject({
          ...ofProject,
          userId: account,
          userName: text(500).optional(),
          taskId: text(64).optional(),
        }),
      }),
    ),
    'projects.attachments.chunks': most(
      MANY,
      z.looseObject({ files_id: z.instanceof(BSON.ObjectId), n: seq, data: binary }),
    ),
    'projects.grid_views': most(
      MANY,
      z.looseObject({ ...ofProject, grid: text(100), owner: text(64), nameKey: text(400), name: text(400) }),
    ),
    'projects.pictures': most(1, z.looseObject({ _id: sha256, webp })),
    'reports.forecasts': most(
      1,
      z.looseObject({ ...ofProject, past: z.array(z.looseObject({ termNumber: seq })).max(5000) }),
    ),
    'reports.dashboards': most(
      MANY,
      z.looseObject({
        ...ofProject,
        dashboard: text(100),
        owner: text(64),
        layout: z.array(z.looseObject({})).max(500),
      }),
    ),
    'notifications.notifications': most(
      MANY,
      z.looseObject({
        ...ofProject,
        id: text(64),
        eventId: text(400),
        to: account.optional(),
        date: instant,
        type: text(100),
        params: z.looseObject({}),
        readBy: z.array(account).max(MOST_PEOPLE).optional(),
        expiresAt: date.optional(),
      }),
    ),
    'notifications.proposals': most(
      MANY,
      z.looseObject({
        ...ofProject,
        id: text(64),
        actor: z.looseObject({ userId: account }),
        status: z.literal('pending'),
        date: instant,
      }),
    ),
    'notifications.digest_readers': most(MANY, z.looseObject({ ...ofProject, person: text(64) })),
  };
}

/**
 * What lists show of the project's plan and its last author: one that the calls' contracts do not take would take the whole list from
 * everybody who sees the project.
 */
function listedSchema({ newProject, projectSummarySchema }) {
  const { name, startDate, workingDays, periodDays, laPeriods, timeZone } = newProject.shape;
  const { createdAt, lastModified } = projectSummarySchema.shape;
  return z.object({
    settings: z.object({
      ...{ name, startDate, workingDays, periodDays, laPeriods },
      timeZone: timeZone.nullish(),
    }),
    createdAt,
    lastModified,
  });
}

/** As the calls that tell of projects have them: one that they could not tell would be missing from no list, but break it. */
function projectSchema(
  { generalSettings, locationSettings, operationalSettings, emailSchedule },
  { id, account },
) {
  const details = { ...generalSettings.shape, ...locationSettings.shape, ...operationalSettings.shape };
  const optional = Object.fromEntries(
    Object.entries(details).map(([name, field]) => [name, field.optional()]),
  );
  return z.object({
    ...optional,
    _id: id,
    projectId: generalSettings.shape.projectId,
    managerName: operationalSettings.shape.managerName,
    containerId: id.nullish(),
    logoURL: text(500).nullish(),
    emails: emailSchedule.optional(),
    creatorId: account,
    createdAt: date,
  });
}

const placeSchema = ({ id, account }) =>
  z.object({
    _id: id,
    members: z
      .array(
        z.object({
          userId: account,
          roles: z.array(z.enum(['projectAdmin', 'facilitator', 'responsible', 'projectViewer'])).max(4),
        }),
      )
      .max(MOST_PEOPLE),
  });

/** What an entry of the log does, packed or not. */
function changesSchema(rules) {
  const tables = Object.keys(rules.toDocument(rules.fromDocument({ settings: {} }))).filter(
    (name) => name !== 'settings',
  );
  const row = z.looseObject({ id: text(200) });
  const ofRow = { table: z.enum(tables), id: text(200), row };
  const fields = z.record(text(200), z.unknown());
  const change = z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('set'),
      table: z.enum([...tables, 'settings']),
      id: text(200),
      before: fields,
      after: fields,
    }),
    z.object({ kind: z.literal('add'), ...ofRow }),
    z.object({ kind: z.literal('remove'), ...ofRow }),
  ]);
  return z.array(change);
}

function entrySchema(ofPlan, account) {
  const person = z.object({ userId: account, name: text(500), firstName: text(400), lastName: text(400) });
  return z.looseObject({
    ...ofPlan,
    seq: seq.min(1),
    actionId: text(64).min(1),
    digest: text(100),
    type: text(100),
    actor: person,
    at: instant,
    when: text(40),
    baseSeq: seq,
    touched: z.array(text(400)),
    schema,
    bytes: seq,
    changes: z.array(z.unknown()).optional(),
    packed: binary.optional(),
    // A project travels with its log whole: no installation but the one it comes from has the block.
    archived: z.undefined().optional(),
    correlationId: text(200).optional(),
  });
}
