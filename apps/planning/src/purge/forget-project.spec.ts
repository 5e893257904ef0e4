import { getPlan, projectPurged } from '@plomada/contracts';
import { describeWithBacking, eventually } from '@plomada/testing';
import { onePlanning } from '../testing/one-planning';
import { samplePlan } from '../testing/sample-plan';

const KEPT_IN = ['log', 'checkpoints', 'snapshots', 'minutes', 'plans', 'archived_changes'];

describeWithBacking('the plan of a project that is gone for good', () => {
  const planning = onePlanning();
  const purge = (projectId: string) =>
    planning.probe.events.publish(projectPurged, { projectId, businessId: 'b' });
  const kept = (projectId: string) =>
    Promise.all(
      KEPT_IN.map((name) => planning.probe.database.collection(name).countDocuments({ projectId })),
    );
  const worked = async () => {
    const projectId = await planning.probe.plan(samplePlan(20));
    await planning.probe.submit(projectId, 'SET_COMMITMENT', { taskId: 't1', commitment: 1 });
    await planning.probe.database.collection('snapshots').insertOne({ projectId, snapshotId: 'close' });
    await planning.probe.database.collection('archived_changes').insertOne({ projectId, first: 1 });
    await planning.probe.database.collection('minutes').insertOne({ projectId, number: 1 });
    return projectId;
  };

  it('is forgotten with its log, checkpoints, snapshots and minutes, in memory too, and no other is', async () => {
    const [gone, stays] = [await worked(), await worked()];
    expect(await kept(gone)).toEqual([1, 1, 1, 1, 1, 1]);
    await purge(gone);
    await eventually(async () => (await kept(gone)).every((documents) => documents === 0));
    await eventually(async () => (await refusalOf(gone)) === 'NOT_FOUND');
    expect(await kept(stays)).toEqual([1, 1, 1, 1, 1, 1]);
  });

  it('is forgotten once, however often that is told', async () => {
    const [gone, next] = [await worked(), await worked()];
    for (const projectId of [gone, gone, 'never', next]) await purge(projectId);
    await eventually(async () => (await kept(next)).every((documents) => documents === 0));
    expect(await kept(gone)).toEqual([0, 0, 0, 0, 0, 0]);
  });

  const refusalOf = (projectId: string) =>
    planning.probe.rpc.call(getPlan, { projectId }).then(
      () => 'answered',
      ({ code }: { code: string }) => code,
    );
});
