/** The version that records in the browser are written in (platform spec, section 9). */
export const CACHE_VERSION = 7;

/** What is kept: the list of businesses and projects, a copy of a plan, the last figures and forecast of a project, what waits to be decided in it. */
export type CachedKind = 'listing' | 'plan' | 'reports' | 'forecast' | 'notifications';

type Fields = Record<string, unknown>;

interface Migration {
  /** The version that it leads to. */
  readonly to: number;
  readonly kind: CachedKind;
  readonly step: (record: Fields) => Fields;
}

/** The role that a business begins with whose list of roles is not known. */
const DEFAULT_ROLE = 'Responsable';
/** What stood for "the server has it" before version 5 gave it a name. */
const ON_SERVER = 2;
const MONDAY_TO_FRIDAY = '0111110';

/** One step a version; a record of another kind passes it unchanged. */
const MIGRATIONS: readonly Migration[] = [
  {
    to: 1,
    kind: 'listing',
    step: (record) => ({ ...record, businesses: eachOf(record['businesses'], withDefaultRole) }),
  },
  { to: 2, kind: 'plan', step: (record) => ({ ...record, onServerStatus: ON_SERVER }) },
  { to: 3, kind: 'reports', step: (record) => withIndicators(record, { pcrResponsibles: [] }) },
  { to: 4, kind: 'listing', step: (record) => ({ ...record, logStatus: 'LoggedIn' }) },
  {
    to: 5,
    kind: 'plan',
    step: (record) => ({
      ...record,
      onServerStatus: record['onServerStatus'] === ON_SERVER ? 'server-ok' : 'not-ok',
    }),
  },
  {
    to: 6,
    kind: 'reports',
    step: (record) =>
      withIndicators(record, {
        identificationTime: null,
        identificationTimeByFamily: [],
        idenRestrictions: [],
      }),
  },
  { to: 7, kind: 'plan', step: (record) => ({ ...record, plan: withWorkingDays(record['plan']) }) },
];

/**
 * A record that an earlier version of the application wrote, as today's would have written it. What comes from a later
 * version, or is no record at all, is answered as null: it cannot be read here.
 */
export function migrated(kind: CachedKind, version: unknown, record: unknown): Fields | null {
  if (!isFields(record) || !Number.isInteger(version) || (version as number) > CACHE_VERSION) return null;
  return MIGRATIONS.filter(({ to, kind: of }) => of === kind && to > (version as number)).reduce(
    (before, { step }) => step(before),
    record,
  );
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});

function eachOf(values: unknown, change: (one: Fields) => Fields): Fields {
  return Object.fromEntries(
    Object.entries(fieldsOf(values)).map(([key, value]) => [key, change(fieldsOf(value))]),
  );
}

function withDefaultRole(business: Fields): Fields {
  const roles = business['roles'];
  return Array.isArray(roles) && roles.length > 0 ? business : { ...business, roles: [DEFAULT_ROLE] };
}

/** What the record has stands; what it lacks takes the default. */
function withIndicators(record: Fields, defaults: Fields): Fields {
  const { indicators } = record;
  return indicators === null ? record : { ...record, indicators: { ...defaults, ...fieldsOf(indicators) } };
}

function withWorkingDays(plan: unknown): Fields {
  const { settings, ...tables } = fieldsOf(plan);
  return { ...tables, settings: { workingDays: MONDAY_TO_FRIDAY, ...fieldsOf(settings) } };
}
