import { announceClose, renewClose } from '@plomada/contracts';
import { backingConfig, buildApp, describeWithBacking, eventually, ServiceProcess } from '@plomada/testing';
import { actorOf, Probe } from '../testing/probe';

jest.setTimeout(30_000);

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
    probe.rpc.call(announceClose, { projectId, state: 'start', actor: actorOf(who, ['projectAdmin']) });
  const renew = async (projectId: string, userId: string) =>
    (await probe.rpc.call(renewClose, { projectId, userId })).lock;
  const told = (projectId: string) =>
    probe.heard.announced
      .filter((one) => one.projectId === projectId)
      .map(({ state, userId }) => `${userId} ${state}`);

  it('is cancelled for everybody, and the next may close', async () => {
    const projectId = await probe.plan();
    await start(projectId, 'ana');
    await expect(start(projectId, 'luis')).rejects.toMatchObject({ code: 'CLOSE_RUNNING' });
    await eventually(() => told(projectId).includes('ana cancel'));
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
      return told(left).includes('ana cancel');
    });
    expect(told(kept)).toEqual(['ana start']);
    await eventually(async () => (await renew(left, 'luis')) === null);
    expect(await renew(kept, 'ana')).toMatchObject({ userId: 'ana' });
  });

  it('does not come back by a sign of life after its end', async () => {
    const projectId = await probe.plan();
    await start(projectId, 'ana');
    const actor = actorOf('ana', ['projectAdmin']);
    await probe.rpc.call(announceClose, { projectId, state: 'cancel', actor });
    expect(await renew(projectId, 'ana')).toBeNull();
  });
});
