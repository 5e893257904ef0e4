import { lastUpdate } from '@plomada/contracts';
import { describeWithBacking, eventually } from '@plomada/testing';
import { randomUUID } from 'node:crypto';
import { onePlanning } from '../testing/one-planning';

const EDITS = 20;

describeWithBacking('a plan that is edited', () => {
  const planning = onePlanning();
  const add = (projectId: string, n: number) =>
    planning.probe.submit(projectId, 'ADD_RESOURCE', { name: `Acero ${n}` });

  it('has the answered seq at once for who opens it', async () => {
    const projectId = await planning.probe.plan();
    for (let n = 1; n <= EDITS; n++) {
      const { seq, projectUpdatedAt: date } = await add(projectId, n);
      const { updates } = await planning.probe.rpc.call(lastUpdate, { projectIds: [projectId] });
      expect(updates).toEqual([{ projectId, seq, date, firstName: 'ana', lastName: 'Pérez' }]);
    }
  });

  it('has a seq and a date before anybody edits it', async () => {
    const projectId = await planning.probe.plan();
    const { updates } = await planning.probe.rpc.call(lastUpdate, { projectIds: [projectId] });
    expect(updates).toMatchObject([{ projectId, seq: 0 }]);
  });

  it('is told of in order of seq, up to the newest', async () => {
    const projectId = await planning.probe.plan();
    const edits = await Promise.all(Array.from({ length: EDITS }, (_, n) => add(projectId, n)));
    const newest = Math.max(...edits.map(({ seq }) => seq));
    expect(newest).toBe(EDITS);
    const told = () =>
      planning.probe.heard.changed.filter((one) => one.projectId === projectId).map(({ seq }) => seq);
    await eventually(() => told().at(-1) === newest);
    expect(told()).toEqual([...told()].sort((a, b) => a - b));
  });

  it('is told of with its name and start when these change, also by an undo, and not otherwise', async () => {
    const projectId = await planning.probe.plan();
    const id = randomUUID();
    const settings = (values: object, more = {}) =>
      planning.probe.submit(projectId, 'UPDATE_SETTINGS', values, more);
    await settings({ name: 'Torre Sur', scheduleOffsetLink: true }, { id });
    await settings({ laPeriods: 6 });
    await settings({ startDate: '2026-03-09' });
    await planning.probe.submit(projectId, 'UNDO', { actionId: id }, { baseSeq: 3 });
    const told = () => planning.probe.heard.described.filter((one) => one.projectId === projectId);
    await eventually(() => told().length === 3);
    expect(told()).toEqual([
      { projectId, seq: 1, name: 'Torre Sur' },
      { projectId, seq: 3, startDate: '2026-03-09' },
      { projectId, seq: 4, name: 'Torre' },
    ]);
  });

  it('is told of with the words of the company’s lists that it was written with', async () => {
    const projectId = await planning.probe.plan();
    const task = randomUUID();
    await planning.probe.submit(projectId, 'CREATE_TASK', { id: task, text: 'Losa' });
    const restriction = { family: 'Materiales', type: 2, detail: 'Fierro', comments: '', responsible: null };
    const dates = { commited: null, required: '2026-12-01' };
    await planning.probe.submit(projectId, 'NEW_RESTRICTION', { taskIds: [task], ...restriction, ...dates });
    const told = () => planning.probe.heard.words.filter((one) => one.projectId === projectId);
    const units = [{ id: 'f1', name: 'Piso 1' }];
    await planning.probe.submit(projectId, 'SET_RHYTHM', { units, categories: [] });
    await eventually(() => told().length === 2);
    expect(told().map(({ words }) => words)).toEqual([
      [{ list: 'restrictionFamilies', word: 'Materiales' }],
      [{ list: 'rhythmicUnits', word: 'Piso 1' }],
    ]);
  });
});
