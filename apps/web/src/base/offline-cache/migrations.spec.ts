import { createPlan, defaultSettings, toDocument } from '@plomada/domain';
import { business, project } from '../../testing/examples';
import { CACHE_SCHEMAS } from './cache-schemas';
import { CACHE_VERSION, type CachedKind, migrated } from './migrations';

const without = <T extends object>(value: T, ...fields: readonly string[]) =>
  Object.fromEntries(Object.entries(value).filter(([field]) => !fields.includes(field)));

const plan = toDocument(createPlan(defaultSettings('Obra', '2026-03-02'), 'term-1'));
const indicators = { pcrResponsibles: [{ id: 'r1', value: 50 }], identificationTime: { value: 5 } };

/** Today's records. */
const TODAY = {
  listing: { logStatus: 'LoggedIn', businesses: { b1: business({ roles: ['Capataz'] }) } },
  plan: {
    plan,
    seq: 12,
    roles: ['facilitator'],
    summary: { ...project(), business: business() },
    onServerStatus: 'server-ok',
    keptAt: 1_772_000_000_000,
  },
  reports: {
    status: 'ready',
    seq: 12,
    ...{ stale: false, running: null },
    computedAt: '2026-03-09T12:00:00.000Z',
    indicators: { ...indicators, identificationTimeByFamily: [], idenRestrictions: [] },
  },
  notifications: { notifications: [], more: 0 },
  forecast: { forecast: null, computedAt: null, running: null, failed: false, past: [] },
} as const;

const reports = (given: object) => ({ ...TODAY.reports, indicators: given });

/** A record as each version wrote it, and what today's makes of it where that is not TODAY's. */
const STORED: readonly (readonly [version: number, kind: CachedKind, record: unknown, today?: object])[] = [
  [
    0,
    'listing',
    { businesses: { b1: without(business(), 'roles') } },
    { ...TODAY.listing, businesses: { b1: business({ roles: ['Responsable'] }) } },
  ],
  [
    0,
    'listing',
    { businesses: { b1: business({ roles: [] }) } },
    { ...TODAY.listing, businesses: { b1: business({ roles: ['Responsable'] }) } },
  ],
  [1, 'plan', without(TODAY.plan, 'onServerStatus')],
  [
    2,
    'reports',
    reports({}),
    reports({
      pcrResponsibles: [],
      identificationTime: null,
      identificationTimeByFamily: [],
      idenRestrictions: [],
    }),
  ],
  [2, 'plan', { ...TODAY.plan, onServerStatus: 2 }],
  [3, 'listing', without(TODAY.listing, 'logStatus')],
  [4, 'plan', { ...TODAY.plan, onServerStatus: 2 }],
  [4, 'plan', { ...TODAY.plan, onServerStatus: 1 }, { ...TODAY.plan, onServerStatus: 'not-ok' }],
  [4, 'plan', without(TODAY.plan, 'onServerStatus'), { ...TODAY.plan, onServerStatus: 'not-ok' }],
  [
    5,
    'reports',
    reports({ pcrResponsibles: indicators.pcrResponsibles }),
    reports({ ...TODAY.reports.indicators, identificationTime: null }),
  ],
  [5, 'reports', { ...TODAY.reports, indicators: null }, { ...TODAY.reports, indicators: null }],
  [
    6,
    'plan',
    { ...TODAY.plan, plan: { ...plan, settings: without(plan.settings, 'workingDays') } },
    { ...TODAY.plan, plan: { ...plan, settings: { ...plan.settings, workingDays: '0111110' } } },
  ],
  [
    6,
    'plan',
    { ...TODAY.plan, plan: { ...plan, settings: { ...plan.settings, workingDays: '1111111' } } },
    { ...TODAY.plan, plan: { ...plan, settings: { ...plan.settings, workingDays: '1111111' } } },
  ],
];

describe('a record that an earlier version kept', () => {
  for (const [version, kind, record, today = TODAY[kind]] of STORED) {
    it(`of version ${version}, a ${kind}, comes out as today’s`, () => {
      const answer = migrated(kind, version, JSON.parse(JSON.stringify(record)));
      expect(answer).toEqual(today);
      expect(CACHE_SCHEMAS[kind].safeParse(answer).success).toBe(true);
    });
  }

  it.each(['listing', 'plan', 'reports', 'forecast', 'notifications'] as const)(
    'of today, a %s, stays as it is',
    (kind) => {
      expect(migrated(kind, CACHE_VERSION, TODAY[kind])).toBe(TODAY[kind]);
      expect(CACHE_SCHEMAS[kind].safeParse(TODAY[kind]).success).toBe(true);
    },
  );

  it.each([
    [8, {}],
    ['7', {}],
    [undefined, {}],
    [1.5, {}],
    [7, null],
    [7, []],
    [7, 'text'],
  ])('of version %p holding %p is not read', (version, record) => {
    expect(migrated('plan', version, record)).toBeNull();
  });

  it.each(['plan', 'reports'] as const)('a %s that is damaged is not taken', (kind) => {
    for (const damaged of [{}, { plan: 'x', indicators: [] }]) {
      expect(CACHE_SCHEMAS[kind].safeParse(migrated(kind, 0, damaged)).success).toBe(false);
    }
  });

  it('a listing that is damaged lists nothing', () => {
    expect(migrated('listing', 0, { businesses: 3 })).toEqual({ logStatus: 'LoggedIn', businesses: {} });
    const { success } = CACHE_SCHEMAS.listing.safeParse(migrated('listing', 0, { businesses: { b1: 'x' } }));
    expect(success).toBe(false);
  });
});
