import { entriesSince, getPlan, pastActions, pastEntry, plannedAtStart, planAtSeq } from '@plomada/contracts';
import { describeWithBacking, eventually } from '@plomada/testing';
import { onePlanning } from '../testing/one-planning';
import { NOW } from '../testing/probe';
import { samplePlan } from '../testing/sample-plan';

const ENTRIES = 230;
const ARCHIVE = { LOG_ARCHIVE_AFTER_DAYS: '0' };

describeWithBacking('the archive of a log', () => {
  const planning = onePlanning();
  const collection = (name: string) => planning.probe.database.collection(name);
  const archivedIn = (projectId: string) =>
    collection('log').countDocuments({ projectId, archived: { $exists: true } });

  const worked = async (when = NOW) => {
    const projectId = await planning.probe.plan(samplePlan(20));
    for (let seq = 1; seq <= ENTRIES; seq++) {
      // Every fiftieth is one change alone, which stays where it is.
      const taskIds = seq % 50 === 0 ? ['t1'] : ['t1', `t${2 + (seq % 10)}`];
      const actions = taskIds.map((id) => ({ type: 'MOVE_TASK', payload: { id, duration: seq + 3 } }));
      await planning.probe.submit(projectId, 'BATCH_UPDATE', { actions }, { baseSeq: seq - 1, when });
    }
    return projectId;
  };

  /** All that anybody is told out of a log. */
  const told = async (projectId: string) => {
    const { rpc } = planning.probe;
    const filter = { projectId, before: null, from: null, sort: 'date', order: 'desc' } as const;
    const { entries } = await rpc.call(entriesSince, { projectId, seq: 0 });
    return {
      plan: await rpc.call(getPlan, { projectId }),
      once: await rpc.call(planAtSeq, { projectId, seq: 40 }),
      planned: await rpc.call(plannedAtStart, { projectId }),
      entries,
      listed: await rpc.call(pastActions, { ...filter, typeOrder: [] }),
      ofRow: await rpc.call(pastActions, { ...filter, typeOrder: [], row: 't5' }),
      one: await rpc.call(pastEntry, { projectId, actionId: entries[6]!.actionId }),
    };
  };

  it('takes what lies before the checkpoints that a plan is loaded from, and nobody is told anything else', async () => {
    const projectId = await worked();
    const before = await told(projectId);
    expect(before.entries[6]!.changes).toHaveLength(2);
    await planning.restart(ARCHIVE);
    await eventually(async () => (await collection('archived_changes').countDocuments({ done: true })) === 1);
    expect(await archivedIn(projectId)).toBe(98);
    expect(await collection('log').findOne({ projectId, seq: 7 })).toMatchObject({
      archived: 1,
      changes: [expect.objectContaining({ id: 't1' })],
    });
    expect(await told(projectId)).toEqual(before);
  });

  it('is what an undo is judged by', async () => {
    const projectId = await worked();
    await planning.restart(ARCHIVE);
    await eventually(async () => (await archivedIn(projectId)) === 98);
    const entry = await collection('log').findOne({ projectId, seq: 99 });
    const payload = { actionId: entry!['actionId'] as string };
    // Others came later, to both rows: it is judged by all that it changed, not by what is left in the log.
    const undone = planning.probe.submit(projectId, 'UNDO', payload, { baseSeq: ENTRIES });
    await expect(undone).rejects.toMatchObject({
      code: 'UNDO_STALE',
      rows: expect.arrayContaining(['t1', 't11']),
    });
  });

  it('is finished where a process ended in the middle, and says the same', async () => {
    const projectId = await worked();
    const before = await told(projectId);
    await planning.restart(ARCHIVE);
    await eventually(async () => (await archivedIn(projectId)) === 98);
    await eventually(() => collection('archived_changes').findOne({ projectId, done: true }));
    // As it stood before the last entries were left to it.
    const { changes } = before.entries[98]!;
    await collection('log').updateOne({ projectId, seq: 99 }, { $set: { changes }, $unset: { archived: 1 } });
    await collection('archived_changes').updateOne({ projectId }, { $unset: { done: 1 } });
    await planning.restart(ARCHIVE);
    await eventually(() => collection('archived_changes').findOne({ projectId, done: true }));
    expect(await archivedIn(projectId)).toBe(98);
    expect(await told(projectId)).toEqual(before);
  });

  it('takes nothing that is young, and nothing unless it is told to', async () => {
    await planning.restart();
    const [young, old] = [await worked(new Date().toISOString()), await worked()];
    expect(await archivedIn(old)).toBe(0);
    await planning.restart({ LOG_ARCHIVE_AFTER_DAYS: '1' });
    await eventually(async () => (await archivedIn(old)) === 98);
    await planning.restart({ LOG_ARCHIVE_AFTER_DAYS: '1' });
    expect(await archivedIn(young)).toBe(0);
  });
});
