import { entriesSince, getPlan, pastActions } from '@plomada/contracts';
import { READABLE_SCHEMA, WRITTEN_SCHEMA } from '@plomada/domain';
import { describeWithBacking, eventually } from '@plomada/testing';
import { randomUUID } from 'node:crypto';
import { onePlanning } from '../testing/one-planning';
import { samplePlan } from '../testing/sample-plan';

const NEWER = READABLE_SCHEMA + 1;
const REFUSED = { kind: 'unavailable', code: 'PLAN_OF_NEWER_RELEASE' };

describeWithBacking('the schema by which a plan is stored', () => {
  const planning = onePlanning();
  const collection = (name: string) => planning.probe.database.collection(name);
  const act = (projectId: string, baseSeq: number) =>
    planning.probe.submit(projectId, 'ADD_RESOURCE', { name: `Grúa ${baseSeq}` }, { baseSeq });
  const plan = (projectId: string) => planning.probe.rpc.call(getPlan, { projectId });
  const entries = (projectId: string) => planning.probe.rpc.call(entriesSince, { projectId, seq: 0 });
  const list = (projectId: string) => {
    const filter = {
      projectId,
      before: null,
      from: null,
      sort: 'date',
      order: 'desc',
      typeOrder: [],
    } as const;
    return planning.probe.rpc.call(pastActions, { ...filter, typeOrder: [] });
  };

  it('stands in its checkpoints and in each entry of its log, and is told to nobody', async () => {
    const projectId = await planning.probe.plan();
    expect(await collection('checkpoints').findOne({ projectId })).toMatchObject({ schema: WRITTEN_SCHEMA });
    await act(projectId, 0);
    expect(await collection('log').findOne({ projectId })).toMatchObject({ schema: WRITTEN_SCHEMA });
    await planning.restart();
    expect((await entries(projectId)).entries[0]).not.toHaveProperty('schema');
  });

  it('is the first where nothing says it, as in what an older release wrote', async () => {
    const projectId = await planning.probe.plan(samplePlan(3));
    await act(projectId, 0);
    const { hash } = await plan(projectId);
    await collection('log').updateMany({ projectId }, { $unset: { schema: '' } });
    await collection('checkpoints').updateMany({ projectId }, { $unset: { schema: '' } });
    await planning.restart();
    expect(await plan(projectId)).toMatchObject({ seq: 1, hash });
    expect(await act(projectId, 1)).toMatchObject({ seq: 2 });
  });

  it('keeps a process that does not know it from deciding upon what a newer one wrote beside it', async () => {
    const projectId = await planning.probe.plan(samplePlan(3));
    await act(projectId, 0);
    await eventually(async () => !(await collection('log').findOne({ projectId, pending: true })));
    const first = await collection('log').findOne({ projectId }, { projection: { _id: 0 } });
    await collection('log').insertOne({ ...first, seq: 2, actionId: randomUUID(), schema: NEWER });
    await expect(act(projectId, 1)).rejects.toMatchObject({
      ...REFUSED,
      params: { schema: NEWER, readable: READABLE_SCHEMA },
    });
    for (const asked of [plan, entries, list]) await expect(asked(projectId)).rejects.toMatchObject(REFUSED);
    expect(await collection('log').countDocuments({ projectId })).toBe(2);
    // Other plans are not held up.
    expect(await act(await planning.probe.plan(samplePlan(3)), 0)).toMatchObject({ seq: 1 });
  });

  it('keeps it from misreading a newer checkpoint', async () => {
    const projectId = await planning.probe.plan();
    await collection('checkpoints').updateOne({ projectId }, { $set: { schema: NEWER } });
    await planning.restart();
    await expect(plan(projectId)).rejects.toMatchObject(REFUSED);
  });
});
