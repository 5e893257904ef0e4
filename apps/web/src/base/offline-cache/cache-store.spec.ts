import { createPlan, defaultSettings, toDocument } from '@plomada/domain';
import { browserDatabase, records } from '../../testing/browser-database';
import { business, project } from '../../testing/examples';
import { CACHE_SCHEMAS, type CachedPlan } from './cache-schemas';
import { clearCache, dropOldPlans, readCached, writeCached } from './cache-store';

const plan = (keptAt: number, onServerStatus: CachedPlan['onServerStatus'] = 'server-ok'): CachedPlan => ({
  plan: toDocument(createPlan(defaultSettings('Obra', '2026-03-02'), 'term-1')),
  seq: 3,
  at: '2026-03-02T12:00:00.000Z',
  roles: ['facilitator'],
  summary: CACHE_SCHEMAS.plan.shape.summary.parse({ ...project(), business: business() }),
  onServerStatus,
  keptAt,
});

describe('what the browser keeps', () => {
  afterEach(() => (browserDatabase.full = false));

  it('is read back as it was written, for the person and project that it is of', async () => {
    await writeCached('plan', 'ana', 'p1', plan(1));
    expect(await readCached('plan', 'ana', 'p1')).toEqual(plan(1));
    expect(await readCached('plan', 'ana', 'p2')).toBeNull();
    expect(await readCached('plan', 'luis', 'p1')).toBeNull();
    expect(await readCached('reports', 'ana', 'p1')).toBeNull();
  });

  it('is not read when a later version wrote it', async () => {
    await writeCached('plan', 'ana', 'p1', plan(1));
    const [[key, text]] = [...records] as [[string, string]];
    records.set(key, text.replace('"version":7', '"version":8'));
    expect(await readCached('plan', 'ana', 'p1')).toBeNull();
  });

  it('throws what the browser says when it does not take it', async () => {
    browserDatabase.full = true;
    await expect(writeCached('plan', 'ana', 'p1', plan(1))).rejects.toThrow('no space');
  });

  it('is the newest plans, and every one under unsent work', async () => {
    await writeCached('plan', 'ana', 'unsent', plan(0, 'not-ok'));
    for (let n = 1; n <= 10; n += 1) await writeCached('plan', 'ana', `p${n}`, plan(n));
    await writeCached('plan', 'luis', 'p1', plan(0));
    await dropOldPlans('ana');
    const there = async (name: string) => (await readCached('plan', 'ana', name)) !== null;
    expect(await Promise.all(['unsent', 'p1', 'p2', 'p3', 'p10'].map(there))).toEqual([
      true,
      false,
      false,
      true,
      true,
    ]);
    expect(await readCached('plan', 'luis', 'p1')).not.toBeNull();
  });

  it('goes with the session of its person, and of nobody else', async () => {
    await writeCached('listing', 'ana', '', { logStatus: 'LoggedIn', businesses: {}, keptAt: 1 });
    await writeCached('plan', 'ana', 'p1', plan(1));
    await writeCached('plan', 'anabel', 'p1', plan(1));
    await clearCache('ana');
    expect(await readCached('listing', 'ana', '')).toBeNull();
    expect(await readCached('plan', 'ana', 'p1')).toBeNull();
    expect(await readCached('plan', 'anabel', 'p1')).not.toBeNull();
  });
});
