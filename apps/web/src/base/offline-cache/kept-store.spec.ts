import { createPlan, defaultSettings, toDocument } from '@plomada/domain';
import { browserDatabase, records } from '../../testing/browser-database';
import { business, project } from '../../testing/examples';
import { KEPT_SHAPES, type KeptPlan } from './kept-shape';
import { forgetKept, givePlansUp, readKept, writeKept } from './kept-store';

jest.mock('idb-keyval', () => jest.requireActual<object>('../../testing/browser-database'));

const plan = (keptAt: number, onServerStatus: KeptPlan['onServerStatus'] = 'server-ok'): KeptPlan => ({
  plan: toDocument(createPlan(defaultSettings('Obra', '2026-03-02'), 'term-1')),
  seq: 3,
  at: '2026-03-02T12:00:00.000Z',
  roles: ['facilitator'],
  summary: KEPT_SHAPES.plan.shape.summary.parse({ ...project(), business: business() }),
  onServerStatus,
  keptAt,
});

describe('what the browser keeps', () => {
  beforeEach(() => records.clear());
  afterEach(() => (browserDatabase.full = false));

  it('is read back as it was written, for the person and project that it is of', async () => {
    await writeKept('plan', 'ana', 'p1', plan(1));
    expect(await readKept('plan', 'ana', 'p1')).toEqual(plan(1));
    expect(await readKept('plan', 'ana', 'p2')).toBeNull();
    expect(await readKept('plan', 'luis', 'p1')).toBeNull();
    expect(await readKept('reports', 'ana', 'p1')).toBeNull();
  });

  it('is not read when a later version wrote it', async () => {
    await writeKept('plan', 'ana', 'p1', plan(1));
    const [[key, text]] = [...records] as [[string, string]];
    records.set(key, text.replace('"version":7', '"version":8'));
    expect(await readKept('plan', 'ana', 'p1')).toBeNull();
  });

  it('throws what the browser says when it does not take it', async () => {
    browserDatabase.full = true;
    await expect(writeKept('plan', 'ana', 'p1', plan(1))).rejects.toThrow('no space');
  });

  it('is the newest plans, and every one under unsent work', async () => {
    await writeKept('plan', 'ana', 'unsent', plan(0, 'not-ok'));
    for (let n = 1; n <= 10; n += 1) await writeKept('plan', 'ana', `p${n}`, plan(n));
    await writeKept('plan', 'luis', 'p1', plan(0));
    await givePlansUp('ana');
    const there = async (name: string) => (await readKept('plan', 'ana', name)) !== null;
    expect(await Promise.all(['unsent', 'p1', 'p2', 'p3', 'p10'].map(there))).toEqual([
      true,
      false,
      false,
      true,
      true,
    ]);
    expect(await readKept('plan', 'luis', 'p1')).not.toBeNull();
  });

  it('goes with the session of its person, and of nobody else', async () => {
    await writeKept('listing', 'ana', '', { logStatus: 'LoggedIn', businesses: {}, keptAt: 1 });
    await writeKept('plan', 'ana', 'p1', plan(1));
    await writeKept('plan', 'anabel', 'p1', plan(1));
    await forgetKept('ana');
    expect(await readKept('listing', 'ana', '')).toBeNull();
    expect(await readKept('plan', 'ana', 'p1')).toBeNull();
    expect(await readKept('plan', 'anabel', 'p1')).not.toBeNull();
  });
});
