import { getPlan, planAtSeq, plannedAtStart } from '@plomada/contracts';
import { describeWithBacking } from '@plomada/testing';
import { onePlanning } from '../testing/one-planning';
import { samplePlan } from '../testing/sample-plan';

describeWithBacking('a plan as it stood once', () => {
  const planning = onePlanning();
  const at = (projectId: string, seq: number) => planning.probe.rpc.call(planAtSeq, { projectId, seq });

  it('is the plan of then with what was said of its tasks then, whatever came later', async () => {
    const projectId = await planning.probe.plan(samplePlan(20));
    await planning.probe.submit(projectId, 'SET_PROGRESS', { taskId: 't1', progress: 0.2 });
    const { plan, seq } = await planning.probe.rpc.call(getPlan, { projectId });
    const { planned } = await planning.probe.rpc.call(plannedAtStart, { projectId });
    await planning.probe.submit(projectId, 'SET_PROGRESS', { taskId: 't2', progress: 0.2 });
    await planning.probe.submit(projectId, 'MOVE_TASK', { id: 't3', duration: 7 });
    expect(await at(projectId, seq)).toEqual({ plan, planned });
    expect((await at(projectId, 0)).planned).toEqual({});
  });

  it('is the same where checkpoints lie before and after', async () => {
    const projectId = await planning.probe.plan(samplePlan(20));
    for (let seq = 1; seq <= 150; seq++)
      await planning.probe.submit(projectId, 'MOVE_TASK', { id: 't1', duration: seq + 3 });
    const durationAt = async (seq: number) =>
      (await at(projectId, seq)).plan.tasks.find(({ id }) => id === 't1')!.duration;
    expect(await durationAt(40)).toBe(43);
    expect(await durationAt(120)).toBe(123);
  });

  it('is not told of a plan that is not there, nor of what is not in the log yet', async () => {
    const refused = { kind: 'notFound', code: 'NOT_FOUND' };
    await expect(at('nobody', 0)).rejects.toMatchObject(refused);
    const projectId = await planning.probe.plan(samplePlan(20));
    await expect(at(projectId, 7)).rejects.toMatchObject(refused);
  });
});
