import { type Notice, notificationsFor, projectPurged, termClosed } from '@plomada/contracts';
import { EventBus, KitModule, RpcClient } from '@plomada/service-kit';
import { backingConfig, buildApp, describeWithBacking, eventually, ServiceProcess } from '@plomada/testing';
import { type INestApplicationContext, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { createConnection } from 'mongoose';

describeWithBacking('notifications', () => {
  let config: Awaited<ReturnType<typeof backingConfig>>;
  let probe: INestApplicationContext;
  let service: ServiceProcess;

  beforeAll(async () => {
    buildApp('notifications');
    config = Object.assign(await backingConfig(), { MAIL_DIR: '/nowhere' });
    service = await ServiceProcess.start('notifications', config);
    @Module({ imports: [KitModule.forRoot({ name: 'probe', config })] })
    class ProbeModule {}
    probe = await NestFactory.createApplicationContext(ProbeModule, { logger: false });
  });
  afterAll(async () => {
    await service.kill('SIGTERM');
    await probe.close();
    const dbName = `${config.PLOMADA_PREFIX}_notifications`;
    const database = await createConnection(config.MONGO_URL, { dbName }).asPromise();
    await database.dropDatabase();
    await database.close();
  });

  const closed = (projectId: string, number: number, id = `${projectId}:${number}`, more: object = {}) => {
    const at = `2026-03-0${number}T18:00:00.000Z`;
    const term = { termId: `term-${number}`, number, met: 2, promised: 3 };
    const told = { projectId, seq: number, closedBy: 'Ana Pérez', at, ...term, ...more };
    return probe.get(EventBus).publish(termClosed, told, { id });
  };
  /** What an administrator is told. */
  const listed = async (projectId: string, userId = 'admin', decides = true) =>
    (await probe.get(RpcClient).call(notificationsFor, { projectId, userId, decides }))
      .notifications as Notice[];

  it('tells of closed terms, the newest first, only those of the project', async () => {
    for (const number of [2, 1, 3]) await closed('torre', number);
    await closed('otra', 9, 'otra');
    const found = await eventually(async () => {
      const notifications = await listed('torre');
      return notifications.length === 3 && notifications;
    });
    expect(found.map(({ params }) => params['number'])).toEqual([3, 2, 1]);
    expect(found[0]).toMatchObject({
      projectId: 'torre',
      date: '2026-03-03T18:00:00.000Z',
      type: 'TERM_CLOSED',
      kind: 'notice',
      params: { number: 3, closedBy: 'Ana Pérez', met: 2, promised: 3 },
    });
    expect(await listed('nobody')).toEqual([]);
    expect(await listed('torre', 'luis', false)).toEqual([]);
  });

  it('tells that a term was closed again', async () => {
    await closed('roca', 1);
    await closed('roca', 1, 'roca:3', { again: true });
    const found = await eventually(async () => {
      const notifications = await listed('roca');
      return notifications.length === 2 && notifications;
    });
    expect(found.map(({ params }) => params['again']).filter(Boolean)).toEqual([1]);
  });

  it('tells once what it hears twice', async () => {
    await closed('eco', 1);
    await closed('eco', 1);
    await closed('eco', 2);
    await eventually(async () => (await listed('eco')).some(({ params }) => params['number'] === 2));
    expect((await listed('eco')).map(({ params }) => params['number'])).toEqual([2, 1]);
  });

  it('tells administrators what was stored before notices had a receiver', async () => {
    const old = { id: 'old', eventId: 'old', projectId: 'antes', type: 'TERM_CLOSED', status: 'pending' };
    const dbName = `${config.PLOMADA_PREFIX}_notifications`;
    const database = await createConnection(config.MONGO_URL, { dbName }).asPromise();
    const date = '2026-03-01T10:00:00.000Z';
    await database.collection('notifications').insertOne({ ...old, date, params: { number: 1 } });
    await database.close();
    expect(await listed('antes')).toEqual([
      {
        ...{ kind: 'notice', id: 'old', projectId: 'antes', date },
        type: 'TERM_CLOSED',
        params: { number: 1 },
        read: true,
      },
    ]);
    expect(await listed('antes', 'luis', false)).toEqual([]);
  });

  it('forgets a project that is gone for good, however often it is told so', async () => {
    await closed('ida', 1);
    await closed('vecina', 1);
    await eventually(async () => (await listed('ida')).length + (await listed('vecina')).length === 2);
    for (const id of ['ida', 'ida', 'nunca']) {
      await probe.get(EventBus).publish(projectPurged, { projectId: id, businessId: 'b' });
    }
    await eventually(async () => (await listed('ida')).length === 0);
    expect(await listed('vecina')).toHaveLength(1);
  });

  it('loses nothing that was told while it was dead', async () => {
    await service.kill('SIGKILL');
    await closed('pausa', 1);
    service = await ServiceProcess.start('notifications', config);
    await eventually(async () => (await listed('pausa')).length === 1);
  });
});
