import { getPlan, pastActions } from '@plomada/contracts';
import { describeWithBacking } from '@plomada/testing';
import { randomUUID } from 'node:crypto';
import { NOW } from '../testing/probe';
import { onePlanning } from '../testing/one-planning';
import { samplePlan } from '../testing/sample-plan';

jest.setTimeout(30_000);

describeWithBacking('what was done to a plan', () => {
  const planning = onePlanning();

  const page = (projectId: string, from: string | null = null, before: number | null = null) =>
    planning.probe.rpc.call(pastActions, { projectId, from, before });

  it('is told newest first, with who, when and which task, as it is called now', async () => {
    const projectId = await planning.probe.plan(samplePlan(20));
    const id = randomUUID();
    const submit = (type: string, payload: unknown, actionId = randomUUID()) =>
      planning.probe.submit(projectId, type, payload, { id: actionId });
    await submit('SET_PROGRESS', { taskId: 't1', progress: 0.4 }, id);
    await submit('CREATE_TASK', { id: 'new', text: 'Nueva' });
    await submit('DELETE_TASKS', { ids: ['new'] });
    await submit('UPDATE_TASK', { id: 't1', text: 'Excavación' });
    await submit('ADD_RESOURCE', { name: 'Acero' });
    const { actions, next } = await page(projectId);
    expect(next).toBeNull();
    expect(actions.map(({ seq, action, task }) => [seq, action.type, task])).toEqual([
      [5, 'ADD_RESOURCE', null],
      [4, 'UPDATE_TASK', { id: 't1', code: '1.1', name: 'Excavación' }],
      [3, 'DELETE_TASKS', { id: 'new', code: null, name: 'Nueva' }],
      [2, 'CREATE_TASK', { id: 'new', code: null, name: 'Nueva' }],
      [1, 'SET_PROGRESS', { id: 't1', code: '1.1', name: 'Excavación' }],
    ]);
    const { updatedAt } = await planning.probe.rpc.call(getPlan, { projectId });
    expect(actions[0]?.at).toBe(updatedAt);
    expect(actions.at(-1)).toMatchObject({
      id,
      when: NOW,
      project_id: projectId,
      User: { id: 'ana', firstName: 'ana', lastName: 'Pérez' },
    });
  });

  it('comes in pages, from a day on', async () => {
    const projectId = await planning.probe.plan();
    for (let n = 1; n <= 205; n++) await planning.probe.submit(projectId, 'ADD_RESOURCE', { name: `r${n}` });
    const days = planning.probe.database.collection('log');
    await days.updateMany({ projectId, seq: { $lte: 3 } }, { $set: { at: '2020-01-31T23:59:59.999Z' } });
    await days.updateMany({ projectId, seq: 4 }, { $set: { at: '2020-02-01T00:00:00.000Z' } });
    const first = await page(projectId);
    expect([first.actions.length, first.actions[0]?.seq, first.next]).toEqual([200, 205, 6]);
    const seqs = async (from: string | null) =>
      (await page(projectId, from, 6)).actions.map(({ seq }) => seq);
    expect(await seqs(null)).toEqual([5, 4, 3, 2, 1]);
    expect(await seqs('2020-02-01')).toEqual([5, 4]);
    expect(await seqs('2020-02-02')).toEqual([5]);
    expect((await page(projectId, '2199-01-01')).actions).toEqual([]);
  });

  it('is not told of a plan that is not there', async () => {
    await expect(page('nobody')).rejects.toMatchObject({ kind: 'notFound', code: 'NOT_FOUND' });
  });
});
