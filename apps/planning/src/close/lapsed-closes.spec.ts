import {
  announceClose,
  getPlan,
  renewClose,
  runningClose,
  snapshotsOf,
  validateTasks,
} from '@plomada/contracts';
import type { Role } from '@plomada/domain';
import { backingConfig, buildApp, describeWithBacking, eventually, ServiceProcess } from '@plomada/testing';
import { wholeLog } from '../testing/submit-until-answered';
import { actorOf, Probe } from '../testing/probe';
import { samplePlan } from '../testing/sample-plan';

describeWithBacking('a close whose closer is gone', () => {
  let service: ServiceProcess;
  let probe: Probe;
  beforeAll(async () => {
    buildApp('planning');
    const config = { ...(await backingConfig()), CLOSE_GRACE_SECONDS: 1 };
    service = await ServiceProcess.start('planning', config);
    probe = await Probe.connect(config);
  });
  afterAll(async () => {
    await service.kill('SIGTERM');
    await probe.close();
  });

  const start = (projectId: string, who: string) =>
    probe.rpc.call(announceClose, {
      projectId,
      type: 'CLOSE_TERM_START',
      actor: actorOf(who, ['projectAdmin']),
    });
  const renew = async (projectId: string, userId: string) =>
    (await probe.rpc.call(renewClose, { projectId, userId })).lock;
  const told = (projectId: string) =>
    probe.heard.announced
      .filter((one) => one.projectId === projectId)
      .map(({ type, userId }) => `${userId} ${type}`);

  it('is cancelled for everybody, and the next may close', async () => {
    const projectId = await probe.plan();
    await start(projectId, 'ana');
    await expect(start(projectId, 'luis')).rejects.toMatchObject({ code: 'CLOSE_RUNNING' });
    await eventually(() => told(projectId).includes('ana CLOSE_TERM_CANCELED'));
    const { lock } = await eventually(() => start(projectId, 'luis').catch(() => null));
    expect(lock).toMatchObject({ userId: 'luis' });
  });

  it('goes on while the closer gives signs of life, and nobody else’s count', async () => {
    const [kept, left] = [await probe.plan(), await probe.plan()];
    await start(kept, 'ana');
    await start(left, 'ana');
    expect(await renew(kept, 'luis')).toMatchObject({ userId: 'ana', name: 'ana Pérez' });
    await eventually(async () => {
      await renew(kept, 'ana');
      await renew(left, 'luis');
      return told(left).includes('ana CLOSE_TERM_CANCELED');
    });
    expect(told(kept)).toEqual(['ana CLOSE_TERM_START']);
    await eventually(async () => (await renew(left, 'luis')) === null);
    expect(await renew(kept, 'ana')).toMatchObject({ userId: 'ana' });
  });

  it('is told to whoever asks who is closing, whose question is no sign of life', async () => {
    const projectId = await probe.plan();
    const running = async () => (await probe.rpc.call(runningClose, { projectId })).lock;
    expect(await running()).toBeNull();
    await start(projectId, 'ana');
    expect(await running()).toMatchObject({ userId: 'ana', name: 'ana Pérez' });
    await eventually(async () => (await running()) === null);
    expect(told(projectId)).toEqual(['ana CLOSE_TERM_START', 'ana CLOSE_TERM_CANCELED']);
  });

  it('loses nothing of what others did meanwhile, and closes nothing of the plan as it was', async () => {
    const projectId = await probe.plan(samplePlan(20));
    const close = (who: string, validatedSeq: number, roles: Role[] = ['projectAdmin']) => {
      const payload = { termId: 'term-1', validatedSeq };
      return probe.submit(projectId, 'CLOSE_TERM_V2', payload, { who, roles, baseSeq: validatedSeq });
    };
    const validated = async () => (await probe.rpc.call(validateTasks, { projectId, data: [] })).seq;
    await start(projectId, 'ana');
    const seenByAna = await validated();
    // Ana's tab is gone for good. One goes on editing, one waits to close, and one may not.
    await probe.submit(projectId, 'UPDATE_TASK', { id: 't3', text: 'Meanwhile' }, { who: 'eva' });
    await expect(close('luis', await validated())).rejects.toMatchObject({ code: 'CLOSE_RUNNING' });
    await eventually(() => start(projectId, 'luis').catch(() => null));
    expect(told(projectId)).toEqual([
      'ana CLOSE_TERM_START',
      'ana CLOSE_TERM_CANCELED',
      'luis CLOSE_TERM_START',
    ]);
    await expect(close('eva', await validated(), ['responsible'])).rejects.toMatchObject({
      code: 'ACTION_FORBIDDEN',
    });
    // What Ana's tab had sent before it died comes late.
    await expect(close('ana', seenByAna)).rejects.toMatchObject({ code: 'CLOSE_RUNNING' });
    await expect(close('luis', seenByAna)).rejects.toMatchObject({ code: 'CLOSE_STALE' });
    await expect(close('luis', await validated())).resolves.toMatchObject({ seq: 2 });

    const { plan } = await probe.rpc.call(getPlan, { projectId });
    expect(plan.tasks.find(({ id }) => id === 't3')).toMatchObject({ text: 'Meanwhile' });
    expect(plan.terms.map(({ number }) => number)).toEqual([1, 2]);
    expect((await wholeLog(probe, projectId)).map(({ type }) => type)).toEqual([
      'UPDATE_TASK',
      'CLOSE_TERM_V2',
    ]);
    const { snapshots } = await probe.rpc.call(snapshotsOf, { projectId });
    expect(snapshots).toMatchObject([{ seq: 1, author: { userId: 'luis' } }]);
    await eventually(() => told(projectId).includes('luis CLOSE_TERM_END'));
  });

  it('does not come back by a sign of life after its end', async () => {
    const projectId = await probe.plan();
    await start(projectId, 'ana');
    const actor = actorOf('ana', ['projectAdmin']);
    await probe.rpc.call(announceClose, { projectId, type: 'CLOSE_TERM_CANCELED', actor });
    expect(await renew(projectId, 'ana')).toBeNull();
  });
});
