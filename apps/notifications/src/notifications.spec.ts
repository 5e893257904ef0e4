import { type Notice, notificationsFor, projectPurged, termClosed } from '@plomada/contracts';
import type { Role } from '@plomada/domain';
import { backingConfig, buildApp, describeWithBacking, eventually, ServiceProcess } from '@plomada/testing';
import { createConnection } from 'mongoose';
import { startNeighbours } from './testing/neighbours';

describeWithBacking('notifications', () => {
  let config: Awaited<ReturnType<typeof backingConfig>>;
  let neighbours: Awaited<ReturnType<typeof startNeighbours>>;
  let service: ServiceProcess;

  beforeAll(async () => {
    buildApp('notifications');
    config = Object.assign(await backingConfig(), { MAIL_DIR: '/nowhere' });
    neighbours = await startNeighbours(config);
    service = await ServiceProcess.start('notifications', config);
  });
  afterAll(async () => {
    await service?.kill('SIGTERM');
    await neighbours?.close();
    const dbName = `${config.PLOMADA_PREFIX}_notifications`;
    const database = await createConnection(config.MONGO_URL, { dbName }).asPromise();
    await database.dropDatabase();
    await database.close();
  });

  const closed = (projectId: string, number: number, id = `${projectId}:${number}`, more: object = {}) => {
    const at = `2026-03-0${number}T18:00:00.000Z`;
    const term = { termId: `term-${number}`, number, met: 2, promised: 3 };
    const told = { projectId, seq: number, closedBy: 'Ana Pérez', at, ...term, ...more };
    return neighbours.events.publish(termClosed, told, { id });
  };
  /** What an administrator is told, unless it is somebody else. */
  const listed = async (projectId: string, userId = 'admin', role: Role = 'projectAdmin') =>
    (await neighbours.rpc.call(notificationsFor, { projectId, userId, roles: [role] }))
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
    expect(await listed('torre', 'luis', 'facilitator')).toEqual([]);
  });

  it('tells of a closed term all who look after the project but who closed it', async () => {
    await closed('luna', 1, 'luna:1', { byUserId: 'admin' });
    await eventually(async () => (await listed('luna', 'other-admin')).length === 1);
    expect(await listed('luna', 'admin')).toEqual([]);
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
    expect(await listed('antes', 'luis', 'responsible')).toEqual([]);
  });

  it('forgets a project that is gone for good, however often it is told so', async () => {
    await closed('ida', 1);
    await closed('vecina', 1);
    await eventually(async () => (await listed('ida')).length + (await listed('vecina')).length === 2);
    for (const id of ['ida', 'ida', 'nunca']) {
      await neighbours.events.publish(projectPurged, { projectId: id, businessId: 'b' });
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
