import { randomUUID } from 'node:crypto';
import { GRID_VIEW_LIMITS, gridViewsOf, removeGridView, saveGridView } from '@plomada/contracts';
import { describeWithBacking } from '@plomada/testing';
import type { z } from 'zod';
import { failureOf, type RunningProjects, startProjects } from '../testing/start-projects';

jest.setTimeout(30_000);

type Saved = z.input<typeof saveGridView.request>['saved'];
const LATE: Saved = {
  name: 'Atrasadas',
  isDefault: false,
  view: { hidden: ['age'], widths: { detail: 300 }, sorting: [{ id: 'required', desc: true }] },
  filters: { state: { among: ['2'] }, required: { to: 'today-1' } },
};

describeWithBacking('saved views of tables', () => {
  let projects: RunningProjects;
  let projectId: string;
  beforeAll(async () => {
    projects = await startProjects();
  });
  afterAll(() => projects?.stop());
  beforeEach(() => {
    projectId = randomUUID();
  });

  const at = (userId: string, project: string | null = projectId) => ({
    projectId: project,
    grid: 'restrictions' as const,
    userId,
  });
  const of = (userId: string, project?: string | null) => projects.rpc.call(gridViewsOf, at(userId, project));
  const save = (userId: string, saved: Partial<Saved> = {}, isShared = false) =>
    projects.rpc.call(saveGridView, { ...at(userId), isShared, saved: { ...LATE, ...saved } });
  const names = (views: readonly { name: string; isDefault: boolean }[]) =>
    views.map(({ name, isDefault }) => (isDefault ? `${name}*` : name));

  it('are a person’s own, or everybody’s in the project, and nobody’s in another one', async () => {
    await save('ana');
    expect(await save('ana', { name: 'Semana' }, true)).toEqual({
      own: [LATE],
      shared: [{ ...LATE, name: 'Semana' }],
    });
    expect(await of('luis')).toEqual({ own: [], shared: [{ ...LATE, name: 'Semana' }] });
    expect(await of('ana', randomUUID())).toEqual({ own: [], shared: [] });
    const other = await projects.rpc.call(gridViewsOf, { ...at('ana'), grid: 'cncLog' });
    expect(other).toEqual({ own: [], shared: [] });
  });

  it('replace one of the same name, and have one default at most', async () => {
    await save('ana', { isDefault: true });
    await save('ana', { name: 'ATRASADAS', isDefault: true, filters: {} });
    const { own } = await save('ana', { name: 'Semana', isDefault: true });
    expect(names(own)).toEqual(['ATRASADAS', 'Semana*']);
    await save('luis', { name: 'De todos', isDefault: true }, true);
    expect(names((await of('ana')).own)).toEqual(['ATRASADAS', 'Semana*']);
  });

  it('are one default when several are made it at the same moment', async () => {
    const all = ['A', 'B', 'C', 'D'];
    for (let round = 0; round < 5; round += 1) {
      await Promise.all(all.map((name) => save('ana', { name, isDefault: true })));
      expect((await of('ana')).own.filter(({ isDefault }) => isDefault)).toHaveLength(1);
    }
    const before = (await of('ana')).own.find(({ isDefault }) => isDefault)!;
    const { own } = await save('ana', { ...before, isDefault: false });
    expect(own.filter(({ isDefault }) => isDefault)).toEqual([]);
  });

  it('of a table of no project are the person’s alone', async () => {
    const nowhere = at(randomUUID(), null);
    const asked = { ...nowhere, isShared: false };
    expect(await projects.rpc.call(saveGridView, { ...asked, saved: LATE })).toEqual({
      own: [LATE],
      shared: [],
    });
    await save(nowhere.userId, { name: 'De una obra' });
    expect(await of(nowhere.userId, null)).toEqual({ own: [LATE], shared: [] });
    expect(await of('luis', null)).toEqual({ own: [], shared: [] });
    const removal = { ...asked, name: LATE.name };
    expect(await projects.rpc.call(removeGridView, removal)).toEqual({ own: [], shared: [] });
  });

  it('of a business are a person’s own, or of everybody who sees it, whatever its projects are called', async () => {
    const businessId = randomUUID();
    const within = (userId: string, business = businessId) => ({
      projectId: null,
      businessId: business,
      grid: 'laboratory' as const,
      userId,
    });
    const view = { laboratory: { indicators: ['ppc' as const], weeks: 26, projects: ['p1'] } };
    const saved: Saved = { name: 'Torres', isDefault: false, view, filters: {} };
    await projects.rpc.call(saveGridView, { ...within('ana'), isShared: false, saved });
    await projects.rpc.call(saveGridView, { ...within('ana'), isShared: true, saved });
    const answer = await projects.rpc.call(gridViewsOf, within('luis'));
    expect(answer).toEqual({ own: [], shared: [saved] });
    expect(await projects.rpc.call(gridViewsOf, within('ana', randomUUID()))).toEqual({
      own: [],
      shared: [],
    });
    const project = { ...within('luis'), projectId: businessId, businessId: null };
    expect(await projects.rpc.call(gridViewsOf, project)).toEqual({ own: [], shared: [] });
  });

  it('are removed, each its own kind', async () => {
    await save('ana');
    await save('ana', {}, true);
    const removal = { ...at('ana'), isShared: false, name: LATE.name };
    const { own, shared } = await projects.rpc.call(removeGridView, removal);
    expect([own.length, shared.length]).toEqual([0, 1]);
  });

  it('are as many as a table takes, and no larger than it takes', async () => {
    const { views, size } = GRID_VIEW_LIMITS;
    for (let n = 0; n < views; n += 1) await save('ana', { name: `Vista ${n}` });
    expect(await failureOf(save('ana'))).toMatchObject({ code: 'GRID_VIEWS_FULL', params: { max: views } });
    expect((await save('ana', { name: 'Vista 3', isDefault: true })).own).toHaveLength(views);
    const among = Array.from({ length: 400 }, (_, n) => `${n}`.padEnd(size / 400, 'x'));
    const wrong: Partial<Saved>[] = [
      { name: 'x'.repeat(61) },
      { filters: { detail: { among } } },
      { filters: { 'a.b': { has: 'x' } } },
      { view: { hidden: Array(101).fill('age') } },
      { view: { secret: true } as Saved['view'] },
    ];
    for (const saved of wrong) {
      expect(await failureOf(save('luis', saved))).toMatchObject({ code: 'REQUEST_INVALID' });
    }
  });

  it('are still answered when more than a table takes are saved at the same moment', async () => {
    const many = Array.from({ length: 2 * GRID_VIEW_LIMITS.views }, (_, n) =>
      save('ana', { name: `Vista ${n}` }),
    );
    await Promise.allSettled(many);
    expect((await of('ana')).own).toHaveLength(GRID_VIEW_LIMITS.views);
  });
});
