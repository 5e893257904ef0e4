import {
  announceClose,
  type CloseAnnouncement,
  entriesSince,
  getPlan,
  type LogEntry,
} from '@plomada/contracts';
import type { PlanDocument } from '@plomada/domain';
import { describeWithBacking, eventually } from '@plomada/testing';
import { randomUUID } from 'node:crypto';
import { actorOf, type Probe } from './testing/probe';
import { onePlanning } from './testing/one-planning';
import { samplePlan } from './testing/sample-plan';

describeWithBacking('taking back', () => {
  const planning = onePlanning();

  type More = Parameters<Probe['submit']>[3];
  /** Does it upon the newest plan; answers the action's id. */
  const done = async (
    projectId: string,
    type: string,
    payload: unknown,
    more: More = {},
  ): Promise<string> => {
    const id = randomUUID();
    const { seq } = await planning.probe.rpc.call(getPlan, { projectId });
    await planning.probe.submit(projectId, type, payload, { id, baseSeq: seq, ...more });
    return id;
  };
  const undo = (projectId: string, actionId: string, more: More = {}) =>
    done(projectId, 'UNDO', { actionId }, more);
  const planOf = async (projectId: string): Promise<PlanDocument> =>
    inOrder((await planning.probe.rpc.call(getPlan, { projectId })).plan);

  describe('an action', () => {
    const BULK = {
      actions: [
        { type: 'CREATE_TASK', payload: { id: 'n1', text: 'Nueva' } },
        { type: 'ADD_LINK', payload: { id: 'ln', source: 't1', target: 'n1', type: '0' } },
        { type: 'MOVE_TASK', payload: { id: 't1', start: '2026-03-10' } },
      ],
    };

    it.each([
      ['a bulk edit with links and moved bars', 'BATCH_UPDATE', BULK],
      ['a calendar', 'UPDATE_SETTINGS', { workingDays: '1111111', holidays: ['2026-03-03'] }],
      ['a deleted branch', 'DELETE_TASKS', { ids: ['t0'] }],
    ])('restores the plan, and the undo of the undo does it again: %s', async (_what, type, payload) => {
      const projectId = await planning.probe.plan(samplePlan(20));
      const before = await planOf(projectId);
      const id = await done(projectId, type, payload);
      const after = await planOf(projectId);
      expect(after).not.toEqual(before);
      const undone = await undo(projectId, id);
      expect(await planOf(projectId)).toEqual(before);
      await undo(projectId, undone);
      expect(await planOf(projectId)).toEqual(after);
      const { entries } = await planning.probe.rpc.call(entriesSince, { projectId, seq: 0 });
      expect(entries.map((entry) => entry.type)).toEqual([type, 'UNDO', 'UNDO']);
    });

    it('is refused when it is another’s, unknown, or what it changed has changed since', async () => {
      const projectId = await planning.probe.plan(samplePlan(20));
      const id = await done(projectId, 'SET_PROGRESS', { taskId: 't1', progress: 0.4 });
      await expect(undo(projectId, id, { who: 'luis' })).rejects.toMatchObject({ code: 'UNDO_NOT_OWN' });
      await expect(undo(projectId, 'nothing')).rejects.toMatchObject({ code: 'UNDO_UNKNOWN' });
      const elsewhere = await planning.probe.plan(samplePlan(20));
      await expect(undo(elsewhere, id)).rejects.toMatchObject({ code: 'UNDO_UNKNOWN' });
      await done(projectId, 'SET_PROGRESS', { taskId: 't1', progress: 0.6 }, { who: 'luis' });
      await expect(undo(projectId, id)).rejects.toMatchObject({ code: 'UNDO_STALE', rows: ['t1'] });
    });

    it('brings begun work back as short as it was, but not shorter than what has been done since', async () => {
      const projectId = await planning.probe.plan(samplePlan(20));
      await done(projectId, 'SET_PROGRESS', { taskId: 't1', progress: 0.5 });
      const id = await done(projectId, 'MOVE_TASK', { id: 't1', duration: 8 });
      const undone = await undo(projectId, id);
      const again = await undo(projectId, undone);
      await done(projectId, 'SET_PROGRESS', { taskId: 't1', progress: 0.9 }, { who: 'luis' });
      await expect(undo(projectId, again)).rejects.toMatchObject({ code: 'TASK_END_BEFORE_PROGRESS' });
    });

    it('is refused to who has lost the permission that a bulk edit needed', async () => {
      const projectId = await planning.probe.plan(samplePlan(20));
      const id = await done(projectId, 'BATCH_UPDATE', BULK);
      const refused = { kind: 'forbidden', code: 'ACTION_FORBIDDEN', params: { permission: 'editPlan' } };
      await expect(undo(projectId, id, { roles: ['responsible'] })).rejects.toMatchObject(refused);
      const undone = await undo(projectId, id);
      await expect(undo(projectId, undone, { roles: ['responsible'] })).rejects.toMatchObject(refused);
    });

    it('conflicts with the edit of who had not seen that it was undone', async () => {
      const projectId = await planning.probe.plan(samplePlan(20));
      const id = await done(projectId, 'SET_PROGRESS', { taskId: 't1', progress: 0.4 });
      const undone = await undo(projectId, id);
      const unseen = planning.probe.submit(
        projectId,
        'SET_PROGRESS',
        { taskId: 't1', progress: 0.6 },
        { who: 'luis', baseSeq: 1 },
      );
      await expect(unseen).rejects.toMatchObject({ code: 'CONFLICT', rows: [undone] });
    });
  });

  describe('to a snapshot', () => {
    /** A project whose first term was closed, and worked on since. */
    const closed = async () => {
      const projectId = await planning.probe.plan(samplePlan(20));
      const edit = await done(projectId, 'SET_COMMITMENT', { taskId: 't1', commitment: 1 });
      await done(projectId, 'SET_PROGRESS', { taskId: 't1', progress: 1 });
      const before = await planOf(projectId);
      const snapshotId = await done(projectId, 'CLOSE_TERM_V2', { termId: 'term-1', validatedSeq: 2 });
      return { projectId, edit, before, snapshotId };
    };

    it('takes what came later out of the plan and leaves it in the log, and nothing older can be undone', async () => {
      const { projectId, edit, before, snapshotId } = await closed();
      await expect(undo(projectId, edit)).rejects.toMatchObject({ code: 'UNDO_PAST_CLOSE' });
      await expect(undo(projectId, snapshotId)).rejects.toMatchObject({ code: 'UNDO_NEVER' });
      const later = await done(projectId, 'CREATE_TASK', { id: 'later', text: 'Después' });
      await done(projectId, 'DO_ROLLBACK', { snapshotId });
      expect(await planOf(projectId)).toEqual(before);
      await expect(undo(projectId, later)).rejects.toMatchObject({ code: 'UNDO_PAST_CLOSE' });
      const { entries } = await planning.probe.rpc.call(entriesSince, { projectId, seq: 0 });
      expect(entries.map(({ type }) => type)).toEqual([
        'SET_COMMITMENT',
        'SET_PROGRESS',
        'CLOSE_TERM_V2',
        'CREATE_TASK',
        'DO_ROLLBACK',
      ]);
      const relayed = await eventually(() => heardOf(projectId).length === 5 && heardOf(projectId));
      expect(relayed.at(-1)?.changes).toContainEqual(
        expect.objectContaining({ kind: 'remove', id: 'later' }),
      );
    });

    it('can be done again and again, and the term closed again', async () => {
      const { projectId, before, snapshotId } = await closed();
      await done(projectId, 'DO_ROLLBACK', { snapshotId });
      await done(projectId, 'CLOSE_TERM_V2', { termId: 'term-1', validatedSeq: 4 });
      await done(projectId, 'DO_ROLLBACK', { snapshotId });
      expect(await planOf(projectId)).toEqual(before);
    });

    it('waits while somebody else closes or rolls back, and is told to the others', async () => {
      const { projectId, before, snapshotId } = await closed();
      const announce = (who: string, type: CloseAnnouncement) => {
        const actor = actorOf(who, ['projectAdmin']);
        return planning.probe.rpc.call(announceClose, { projectId, actor, type });
      };
      const running = { kind: 'conflict', code: 'CLOSE_RUNNING', params: { name: 'luis Pérez' } };
      await announce('luis', 'CLOSE_TERM_START');
      await expect(announce('ana', 'ROLLBACK_START')).rejects.toMatchObject(running);
      await expect(done(projectId, 'DO_ROLLBACK', { snapshotId })).rejects.toMatchObject(running);
      await announce('luis', 'CLOSE_TERM_CANCELED');
      const { lock } = await announce('ana', 'ROLLBACK_START');
      expect(lock).toMatchObject({ userId: 'ana', what: 'rollBack' });
      await done(projectId, 'DO_ROLLBACK', { snapshotId });
      expect(await planOf(projectId)).toEqual(before);
      const told = planning.probe.heard.announced;
      await eventually(() =>
        told.some((one) => one.projectId === projectId && one.type === 'ROLLBACK_START'),
      );
    });

    it('is for administrators, and for snapshots of the same project', async () => {
      const { projectId, snapshotId } = await closed();
      const rollback = (to: string, more?: More) => done(to, 'DO_ROLLBACK', { snapshotId }, more);
      await expect(rollback(projectId, { roles: ['facilitator'] })).rejects.toMatchObject({
        code: 'ACTION_FORBIDDEN',
      });
      await expect(rollback(await planning.probe.plan())).rejects.toMatchObject({
        code: 'ROLLBACK_NEEDS_SNAPSHOT',
      });
    });
  });

  const heardOf = (projectId: string): LogEntry[] =>
    planning.probe.heard.entries.filter((entry) => entry.projectId === projectId);
});

/** The document with the rows of each table by id: what comes back stands at the end of its table. */
function inOrder(document: PlanDocument): PlanDocument {
  const tables = Object.entries(document).map(([name, rows]) => [
    name,
    Array.isArray(rows) ? [...rows].sort((a, b) => (a.id < b.id ? -1 : 1)) : rows,
  ]);
  return Object.fromEntries(tables) as PlanDocument;
}
