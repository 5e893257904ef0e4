import { plannedAtStart } from '@plomada/contracts';
import { describeWithBacking } from '@plomada/testing';
import { randomUUID } from 'node:crypto';
import { onePlanning } from '../testing/one-planning';
import { samplePlan } from '../testing/sample-plan';

/** Of the sample every task takes three days in its first week. */
describeWithBacking('how long tasks were planned to take when they began', () => {
  const planning = onePlanning();

  let projectId: string;
  beforeEach(async () => {
    projectId = await planning.probe.plan(samplePlan(20));
  });
  const submit = async (type: string, payload: unknown) => {
    const id = randomUUID();
    await planning.probe.submit(projectId, type, payload, { id });
    return id;
  };
  const planned = async () => (await planning.probe.rpc.call(plannedAtStart, { projectId })).planned;

  it('is read from the log, whatever was changed later', async () => {
    await submit('MOVE_TASK', { id: 't2', duration: 5 });
    await submit('SET_PROGRESS', { taskId: 't1', progress: 0.2 });
    await submit('SET_PROGRESS', { taskId: 't2', progress: 0.2 });
    await submit('MOVE_TASK', { id: 't1', duration: 9 });
    await submit('MOVE_TASK', { id: 't3', duration: 7 });
    expect(await planned()).toEqual({ t1: 3, t2: 5 });
  });

  it('is not said of a task whose beginning was taken back', async () => {
    const begun = await submit('SET_PROGRESS', { taskId: 't1', progress: 0.2 });
    await submit('MOVE_TASK', { id: 't1', duration: 9 });
    await submit('UNDO', { actionId: begun });
    expect(await planned()).toEqual({});
    await submit('SET_PROGRESS', { taskId: 't1', progress: 0.4 });
    expect(await planned()).toEqual({ t1: 9 });
  });

  it('is said again of a task that was deleted and brought back', async () => {
    await submit('SET_PROGRESS', { taskId: 't1', progress: 0.2 });
    await submit('MOVE_TASK', { id: 't1', duration: 9 });
    const deleted = await submit('DELETE_TASKS', { ids: ['t1'] });
    expect(await planned()).toEqual({});
    await submit('UNDO', { actionId: deleted });
    expect(await planned()).toEqual({ t1: 3 });
  });

  it('is not told of a plan that is not there', async () => {
    const asked = planning.probe.rpc.call(plannedAtStart, { projectId: 'nobody' });
    await expect(asked).rejects.toMatchObject({ kind: 'notFound', code: 'NOT_FOUND' });
  });
});
