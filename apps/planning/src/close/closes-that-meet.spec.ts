import {
  announceClose,
  type CloseAnnouncement,
  getPlan,
  snapshotsOf,
  validateTasks,
} from '@plomada/contracts';
import { evolve, fromDocument, toDocument } from '@plomada/domain';
import { describeWithBacking, eventually } from '@plomada/testing';
import { randomUUID } from 'node:crypto';
import { submitUntilAnswered, wholeLog } from '../testing/submit-until-answered';
import { onePlanning } from '../testing/one-planning';
import { actorOf } from '../testing/probe';
import { samplePlan } from '../testing/sample-plan';

describeWithBacking('a close that meets others', () => {
  const planning = onePlanning();
  const planOf = (projectId: string) => planning.probe.rpc.call(getPlan, { projectId });
  const closing = (validatedSeq: number, termId = 'term-1'): [string, unknown] => [
    'CLOSE_TERM_V2',
    { termId, validatedSeq },
  ];
  const refusalOf = (asked: Promise<unknown>) =>
    asked.then(
      () => null,
      ({ code }) => code as string,
    );

  it('takes in what was edited before it, leaves the rest to the next term, and is of the plan it validated', async () => {
    const document = samplePlan(20);
    const projectId = await planning.probe.plan(document);
    let closed = 0;
    const editors = ['luis', 'eva', 'ada'].map(async (who, place) => {
      for (let n = 0, after = 0; after < 4; n++) {
        if (closed > 0) after += 1;
        const action = ['UPDATE_TASK', { id: `t${1 + 5 * place + (n % 5)}`, text: `${who} ${n}` }] as const;
        // Each with tasks of their own and what there is in view: it is the close that is to meet them, not they each other.
        const { seq: baseSeq } = await planning.probe.rpc.call(validateTasks, { projectId, data: [] });
        await submitUntilAnswered(planning.probe, projectId, action, { who, baseSeq });
        // Closers who never find the plan as they validated it would try for ever.
        // eslint-disable-next-line no-restricted-syntax -- The pace of people.
        await new Promise((next) => setTimeout(next, 60));
      }
    });
    const stale: string[] = [];
    while (closed === 0) {
      const { seq } = await planning.probe.rpc.call(validateTasks, { projectId, data: [] });
      const told = await submitUntilAnswered(planning.probe, projectId, closing(seq));
      if ('seq' in told) closed = told.seq;
      else stale.push(told.code);
    }
    await Promise.all(editors);

    expect(new Set(stale)).toEqual(new Set(stale.length > 0 ? ['CLOSE_STALE'] : []));
    const log = await wholeLog(planning.probe, projectId);
    expect(log.map(({ seq }) => seq)).toEqual(log.map((_, place) => place + 1));
    expect(log.filter(({ type }) => type === 'CLOSE_TERM_V2').map(({ seq }) => seq)).toEqual([closed]);
    expect(log.length).toBeGreaterThan(closed);
    const { snapshots } = await planning.probe.rpc.call(snapshotsOf, { projectId });
    expect(snapshots).toMatchObject([{ seq: closed - 1 }]);
    const rollback = { snapshotId: snapshots[0]!.snapshotId };
    await planning.probe.submit(projectId, 'DO_ROLLBACK', rollback, { baseSeq: log.length });
    const before = log
      .slice(0, closed - 1)
      .reduce((plan, { changes }) => evolve(plan, changes), fromDocument(document));
    expect((await planOf(projectId)).plan).toEqual(toDocument(before));
  });

  it('happens once when two close the same plan at the same moment', async () => {
    const projectId = await planning.probe.plan(samplePlan(20));
    const closes = ['ana', 'luis', 'eva'].map((who) =>
      submitUntilAnswered(planning.probe, projectId, closing(0), { who }),
    );
    const told = await Promise.all(closes);
    expect(told.filter((one) => 'seq' in one)).toHaveLength(1);
    expect(told.flatMap((one) => ('code' in one ? [one.code] : []))).toEqual(Array(2).fill('TERM_NOT_OPEN'));
    const { plan } = await planOf(projectId);
    expect(plan.terms.map(({ number }) => number)).toEqual([1, 2]);
    expect((await planning.probe.rpc.call(snapshotsOf, { projectId })).snapshots).toHaveLength(1);
  });

  it('is begun by one of many who begin at the same moment', async () => {
    const projectId = await planning.probe.plan(samplePlan(20));
    const start = (who: string) => {
      const actor = actorOf(who, ['projectAdmin']);
      return planning.probe.rpc.call(announceClose, { projectId, type: 'CLOSE_TERM_START', actor });
    };
    const refusals = await Promise.all(Array.from({ length: 10 }, (_, n) => refusalOf(start(`user-${n}`))));
    expect(refusals.filter((code) => code === null)).toHaveLength(1);
    expect(refusals.filter((code) => code === 'CLOSE_RUNNING')).toHaveLength(9);
    await eventually(() => planning.probe.heard.announced.some((one) => one.projectId === projectId));
    expect(planning.probe.heard.announced.filter((one) => one.projectId === projectId)).toHaveLength(1);
  });

  it('that is begun again is told with the time of its first start', async () => {
    const projectId = await planning.probe.plan(samplePlan(20));
    const actor = actorOf('ana', ['projectAdmin']);
    const start = () =>
      planning.probe.rpc.call(announceClose, { projectId, type: 'CLOSE_TERM_START', actor });
    const { lock } = await start();
    await start();
    const told = () => planning.probe.heard.announced.filter((one) => one.projectId === projectId);
    await eventually(() => told().length === 2);
    expect(told().map(({ at }) => at)).toEqual([lock!.since, lock!.since]);
  });

  it('goes on when somebody else says that it is over', async () => {
    const projectId = await planning.probe.plan(samplePlan(20));
    const announce = (who: string, type: CloseAnnouncement) => {
      const actor = actorOf(who, ['projectAdmin']);
      return planning.probe.rpc.call(announceClose, { projectId, type, actor });
    };
    await announce('ana', 'CLOSE_TERM_START');
    for (const type of ['CLOSE_TERM_CANCELED', 'CLOSE_TERM_END'] as const)
      expect(await announce('luis', type)).toMatchObject({ lock: { userId: 'ana' } });
    expect(await announce('ana', 'CLOSE_TERM_CANCELED')).toEqual({ lock: null });
    const told = () => planning.probe.heard.announced.filter((one) => one.projectId === projectId);
    await eventually(() => told().some(({ type }) => type === 'CLOSE_TERM_CANCELED'));
    expect(told()).toMatchObject([
      { userId: 'ana', type: 'CLOSE_TERM_START' },
      { userId: 'ana', type: 'CLOSE_TERM_CANCELED' },
    ]);
  });

  it('is forced by a facilitator only, when the server lacks what a screen shows, and with every check', async () => {
    const projectId = await planning.probe.plan(samplePlan(20));
    const data = [{ taskId: 'lost-on-the-way', progress: 1, commitment: 1 }];
    const validation = await planning.probe.rpc.call(validateTasks, { projectId, data });
    expect(validation).toMatchObject({ valid: false, seq: 0, data: { differing: ['lost-on-the-way'] } });
    const force = (
      roles: ('projectAdmin' | 'facilitator')[],
      validatedSeq: number,
      baseSeq = validatedSeq,
    ) => {
      const payload = { termId: 'term-1', validatedSeq, forced: true };
      return planning.probe.submit(projectId, 'CLOSE_TERM_V2', payload, { roles, baseSeq });
    };
    expect(await refusalOf(force(['projectAdmin'], 0))).toBe('CLOSE_FORCE_FORBIDDEN');
    expect(await refusalOf(force(['facilitator'], 0))).toBe('ACTION_FORBIDDEN');
    await planning.probe.submit(projectId, 'SET_COMMITMENT', { taskId: 't1', commitment: 1 });
    expect(await refusalOf(force(['projectAdmin', 'facilitator'], 1))).toBe('CLOSE_MISSING_CAUSES');
    await planning.probe.submit(projectId, 'SET_PROGRESS', { taskId: 't1', progress: 1 });
    expect(await refusalOf(force(['projectAdmin', 'facilitator'], 1))).toBe('CLOSE_STALE');
    await expect(force(['projectAdmin', 'facilitator'], 2)).resolves.toMatchObject({ seq: 3 });
  });

  it('is done once however often its answer is lost and it is sent again, also after the lock was taken by another', async () => {
    const projectId = await planning.probe.plan(samplePlan(20));
    const id = randomUUID();
    const first = await planning.probe.submit(projectId, ...closing(0), { id });
    const actor = actorOf('luis', ['projectAdmin']);
    await eventually(() => planning.probe.heard.closed.some((one) => one.projectId === projectId));
    await eventually(async () =>
      planning.probe.rpc
        .call(announceClose, { projectId, type: 'CLOSE_TERM_START', actor })
        .catch(() => null),
    );
    await expect(planning.probe.submit(projectId, ...closing(0), { id })).resolves.toEqual({
      ...first,
      again: true,
    });
  });
});
