import { announceClose, type CloseAnnouncement, getPlan, pastActions, snapshotsOf } from '@plomada/contracts';
import { closedTerms, fromDocument, openTerm, waitingTerm } from '@plomada/domain';
import { describeWithBacking, eventually } from '@plomada/testing';
import { actorOf } from '../testing/probe';
import { onePlanning } from '../testing/one-planning';
import { samplePlan } from '../testing/sample-plan';

const REASON = 'El avance de la fachada se leyó mal';

describeWithBacking('opening a closed term again', () => {
  const planning = onePlanning();
  const planOf = async (projectId: string) => {
    const { plan, seq } = await planning.probe.rpc.call(getPlan, { projectId });
    return { plan: fromDocument(plan), seq };
  };
  const close = async (projectId: string) => {
    const { plan, seq } = await planOf(projectId);
    const payload = { termId: openTerm(plan).id, validatedSeq: seq };
    await planning.probe.submit(projectId, 'CLOSE_TERM_V2', payload, { baseSeq: seq });
  };
  const reopen = async (projectId: string, payload: object = {}, more: object = {}) => {
    const { seq } = await planOf(projectId);
    const wish = { termId: 'term-1', reason: REASON, ...payload };
    return planning.probe.submit(projectId, 'REOPEN_TERM', wish, { baseSeq: seq, ...more });
  };
  const announce = (projectId: string, type: CloseAnnouncement, who: string) =>
    planning.probe.rpc.call(announceClose, { projectId, type, actor: actorOf(who, ['projectAdmin']) });

  const closed = async () => {
    const projectId = await planning.probe.plan(samplePlan(20));
    await planning.probe.submit(projectId, 'SET_PROGRESS', { taskId: 't1', progress: 1 });
    await close(projectId);
    return projectId;
  };

  it('closes again as the same, each close with its snapshot', async () => {
    const projectId = await closed();
    const first = openTerm((await planOf(projectId)).plan);
    await reopen(projectId);
    const { plan } = await planOf(projectId);
    expect([openTerm(plan).id, openTerm(plan).number, waitingTerm(plan)!.id]).toEqual([
      'term-1',
      1,
      first.id,
    ]);
    await close(projectId);
    const again = (await planOf(projectId)).plan;
    expect(closedTerms(again).map(({ id, number }) => [id, number])).toEqual([['term-1', 1]]);
    expect(openTerm(again).id).toBe(first.id);
    const { snapshots } = await planning.probe.rpc.call(snapshotsOf, { projectId });
    expect(snapshots.map(({ number, seq }) => [number, seq])).toEqual([
      [1, 3],
      [1, 1],
    ]);
    const told = await eventually(() => {
      const closes = planning.probe.heard.closed.filter((event) => event.projectId === projectId);
      return closes.length === 2 && closes.sort((a, b) => a.seq - b.seq);
    });
    expect(told.map((event) => event.again)).toEqual([undefined, true]);
  });

  it('says in the log which one and why, and in the history of its tasks', async () => {
    const projectId = await closed();
    await reopen(projectId, { reason: `  ${REASON} ` });
    const log = (row?: string) =>
      planning.probe.rpc.call(pastActions, {
        ...{ projectId, from: null, before: null, text: 'fachada' },
        ...(row !== undefined && { row }),
      });
    const told = { action: { type: 'REOPEN_TERM' }, reopened: { number: 1, reason: REASON } };
    expect((await log()).actions).toMatchObject([told]);
    expect((await log('t1')).actions).toMatchObject([told]);
  });

  it('waits for a close of somebody else, and spoils one that was validated', async () => {
    const projectId = await closed();
    await announce(projectId, 'CLOSE_TERM_START', 'luis');
    await expect(reopen(projectId)).rejects.toMatchObject({ code: 'CLOSE_RUNNING' });
    await announce(projectId, 'CLOSE_TERM_CANCELED', 'luis');
    const { plan, seq } = await planOf(projectId);
    await reopen(projectId);
    const payload = { termId: openTerm(plan).id, validatedSeq: seq };
    await expect(
      planning.probe.submit(projectId, 'CLOSE_TERM_V2', payload, { baseSeq: seq }),
    ).rejects.toMatchObject({ code: 'TERM_NOT_OPEN' });
  });

  it('is refused without a reason that says something, and to who does not close terms', async () => {
    const projectId = await closed();
    await expect(reopen(projectId, { reason: 'porque sí' })).rejects.toMatchObject({
      code: 'REOPEN_REASON_SHORT',
    });
    await expect(reopen(projectId, {}, { roles: ['facilitator'] })).rejects.toMatchObject({
      code: 'ACTION_FORBIDDEN',
    });
  });
});
