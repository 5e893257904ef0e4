import {
  announceClose,
  type CloseAnnouncement,
  entriesSince,
  getPlan,
  snapshotsOf,
  validateTasks,
  validateTermTasks,
} from '@plomada/contracts';
import type { PlanDocument } from '@plomada/domain';
import { describeWithBacking, eventually } from '@plomada/testing';
import { randomUUID } from 'node:crypto';
import { actorOf } from '../testing/probe';
import { onePlanning } from '../testing/one-planning';
import { samplePlan } from '../testing/sample-plan';

describeWithBacking('closing a term', () => {
  const planning = onePlanning();
  const entriesOf = async (projectId: string, seq = 0) =>
    (await planning.probe.rpc.call(entriesSince, { projectId, seq })).entries;

  const closable = async () => {
    const projectId = await planning.probe.plan(samplePlan(20));
    await planning.probe.submit(projectId, 'SET_COMMITMENT', { taskId: 't1', commitment: 1 });
    await planning.probe.submit(projectId, 'SET_COMMITMENT', { taskId: 't2', commitment: 0.5 });
    await planning.probe.submit(projectId, 'SET_PROGRESS', { taskId: 't1', progress: 1 });
    return projectId;
  };
  const cause = (projectId: string) => {
    const payload = { taskId: 't2', cncType: 'Clima', cncOrigin: 'Obra', detail: 'Lluvia' };
    return planning.probe.submit(projectId, 'ADD_CAUSE', payload);
  };
  const claims = ({ tasks }: PlanDocument) =>
    tasks.map(({ id, progress, commitment }) => ({ taskId: id, progress, commitment }));
  const close = (projectId: string, validatedSeq: number, more = {}) =>
    planning.probe.submit(projectId, 'CLOSE_TERM_V2', { termId: 'term-1', validatedSeq }, more);
  const lock = (projectId: string, type: CloseAnnouncement, who: string) => {
    const actor = actorOf(who, ['projectAdmin']);
    return planning.probe.rpc.call(announceClose, { projectId, type, actor });
  };

  it('closes a term in which there was no work, and opens the next one', async () => {
    const projectId = await planning.probe.plan(samplePlan(0));
    expect((await close(projectId, 0)).seq).toBe(1);
    const { plan } = await planning.probe.rpc.call(getPlan, { projectId });
    expect(plan.terms.map(({ realClosingTime }) => realClosingTime !== null)).toEqual([true, false]);
  });

  it('is validated against the record: what differs, and what is missing', async () => {
    const projectId = await closable();
    const { plan } = await planning.probe.rpc.call(getPlan, { projectId });
    const data = claims(plan);
    const missing = await planning.probe.rpc.call(validateTasks, { projectId, data });
    expect(missing).toEqual({
      status: true,
      valid: false,
      seq: 3,
      data: { differing: [], missingResponsible: [], missingCauses: ['t2'] },
    });
    await cause(projectId);
    await expect(planning.probe.rpc.call(validateTasks, { projectId, data })).resolves.toMatchObject({
      valid: true,
      seq: 4,
    });
    const wrong = data.map((claim) => (claim.taskId === 't3' ? { ...claim, progress: 0.5 } : claim));
    wrong.push({ taskId: 'unknown', progress: 0, commitment: null });
    const differing = await planning.probe.rpc.call(validateTasks, { projectId, data: wrong });
    expect([differing.valid, differing.data.differing]).toEqual([false, ['t3', 'unknown']]);
  });

  it('is validated with every task of the open term', async () => {
    const projectId = await closable();
    await cause(projectId);
    const { plan } = await planning.probe.rpc.call(getPlan, { projectId });
    const data = claims(plan);
    const all = await planning.probe.rpc.call(validateTermTasks, { projectId, termId: 'term-1', data });
    expect(all.valid).toBe(true);
    const some = data.filter(({ taskId }) => taskId !== 't5');
    const few = await planning.probe.rpc.call(validateTermTasks, {
      projectId,
      termId: 'term-1',
      data: some,
    });
    expect([few.valid, few.data.differing]).toEqual([false, ['t5']]);
    const other = planning.probe.rpc.call(validateTermTasks, { projectId, termId: 'term-9', data });
    await expect(other).rejects.toMatchObject({ code: 'TERM_NOT_OPEN' });
  });

  it('is refused while something is missing, when the plan has moved on, or by who may not', async () => {
    const projectId = await closable();
    await expect(close(projectId, 3)).rejects.toMatchObject({ code: 'CLOSE_MISSING_CAUSES', rows: ['t2'] });
    await cause(projectId);
    await expect(close(projectId, 3)).rejects.toMatchObject({ kind: 'conflict', code: 'CLOSE_STALE' });
    const facilitator = close(projectId, 4, { roles: ['facilitator'] });
    await expect(facilitator).rejects.toMatchObject({ code: 'ACTION_FORBIDDEN' });
    expect(await entriesOf(projectId, 4)).toEqual([]);
  });

  it('keeps a snapshot, opens the next term, tells what was met, and can be rolled back', async () => {
    const projectId = await closable();
    await cause(projectId);
    const before = await planning.probe.rpc.call(getPlan, { projectId });
    const id = randomUUID();
    const done = await close(projectId, 4, { id });
    expect(done.seq).toBe(5);
    expect(await close(projectId, 4, { id })).toEqual({ ...done, again: true });
    const told = await eventually(() =>
      planning.probe.heard.closed.find((event) => event.projectId === projectId),
    );
    expect(told).toMatchObject({
      seq: 5,
      termId: 'term-1',
      number: 1,
      met: 1,
      promised: 2,
      closedBy: 'ana Pérez',
      byUserId: 'ana',
    });
    const after = await planning.probe.rpc.call(getPlan, { projectId });
    expect(after.plan.terms.map(({ number }) => number)).toEqual([1, 2]);
    await planning.probe.submit(projectId, 'ADD_RESOURCE', { name: 'Después' }, { baseSeq: 5 });

    const { snapshots } = await planning.probe.rpc.call(snapshotsOf, { projectId });
    const author = { userId: 'ana', name: 'ana Pérez' };
    expect(snapshots).toMatchObject([{ snapshotId: id, termId: 'term-1', number: 1, seq: 4, author }]);
    const rollback = { snapshotId: id };
    await expect(
      planning.probe.submit(projectId, 'DO_ROLLBACK', rollback, { baseSeq: 6 }),
    ).resolves.toMatchObject({
      seq: 7,
    });
    const rolled = await planning.probe.rpc.call(getPlan, { projectId });
    expect(rolled.plan).toEqual(before.plan);
    expect(await entriesOf(projectId)).toHaveLength(7);
    const unknown = planning.probe.submit(projectId, 'DO_ROLLBACK', { snapshotId: 'none' }, { baseSeq: 7 });
    await expect(unknown).rejects.toMatchObject({ code: 'ROLLBACK_NEEDS_SNAPSHOT' });
  });

  it('is one person’s at a time', async () => {
    const projectId = await closable();
    await cause(projectId);
    const { lock: held } = await lock(projectId, 'CLOSE_TERM_START', 'ana');
    expect(held).toMatchObject({ userId: 'ana', name: 'ana Pérez' });
    const running = {
      kind: 'conflict',
      code: 'CLOSE_RUNNING',
      params: { name: 'ana Pérez', since: held?.since },
    };
    await expect(lock(projectId, 'CLOSE_TERM_START', 'luis')).rejects.toMatchObject(running);
    await expect(close(projectId, 4, { who: 'luis' })).rejects.toMatchObject(running);
    expect((await lock(projectId, 'CLOSE_TERM_CANCELED', 'luis')).lock).toEqual(held);
    expect((await lock(projectId, 'CLOSE_TERM_START', 'ana')).lock).toEqual(held);
    expect((await lock(projectId, 'CLOSE_TERM_CANCELED', 'ana')).lock).toBeNull();
    await expect(lock(projectId, 'CLOSE_TERM_START', 'luis')).resolves.toMatchObject({
      lock: { userId: 'luis' },
    });
    const seen = planning.probe.heard.announced.filter((event) => event.projectId === projectId);
    expect(seen.map(({ type, userId }) => `${userId} ${type}`)).toEqual(
      expect.arrayContaining(['ana CLOSE_TERM_START', 'ana CLOSE_TERM_CANCELED']),
    );
  });

  it('ends for everybody when the term is closed, even if its author says nothing more', async () => {
    const projectId = await closable();
    await cause(projectId);
    await lock(projectId, 'CLOSE_TERM_START', 'ana');
    await close(projectId, 4);
    await eventually(() =>
      planning.probe.heard.announced.some(
        (event) => event.projectId === projectId && event.type === 'CLOSE_TERM_END',
      ),
    );
    await expect(lock(projectId, 'CLOSE_TERM_START', 'luis')).resolves.toMatchObject({
      lock: { userId: 'luis' },
    });
  });

  it('is not announced by who has seen entries that there are not', async () => {
    const projectId = await closable();
    const actor = actorOf('ana', ['projectAdmin']);
    const announce = (baseSeq: number) =>
      planning.probe.rpc.call(announceClose, { projectId, type: 'CLOSE_TERM_START', actor, baseSeq });
    await expect(announce(1_000)).rejects.toMatchObject({ code: 'BASE_SEQ_AHEAD' });
    await expect(announce(1)).resolves.toMatchObject({ lock: { userId: 'ana' } });
  });

  it('is announced only by who may close', async () => {
    const projectId = await closable();
    const actor = actorOf('eva', ['facilitator']);
    const announced = planning.probe.rpc.call(announceClose, { projectId, type: 'CLOSE_TERM_START', actor });
    await expect(announced).rejects.toMatchObject({ kind: 'forbidden', code: 'ACTION_FORBIDDEN' });
  });
});
