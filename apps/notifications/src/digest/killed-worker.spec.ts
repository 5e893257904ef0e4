import { planDay } from '@plomada/domain';
import { backingConfig, buildApp, describeWithBacking, eventually, ServiceProcess } from '@plomada/testing';
import { Queue } from 'bullmq';
import { type Connection, createConnection } from 'mongoose';
import { MailServer } from '../testing/mail-server';
import { known, memberOf, settingsOf, startNeighbours } from '../testing/neighbours';
import { sitePlan } from '../testing/site-plan';

/** More than are sent at once. */
const PEOPLE = ['ana', 'eva', 'leo', 'luz', 'noa'];
/** So many a process has under way. */
const AT_ONCE = 3;

describeWithBacking('digests of which the process is killed', () => {
  let config: Awaited<ReturnType<typeof backingConfig>> & Record<string, unknown>;
  let server: MailServer;
  let neighbours: Awaited<ReturnType<typeof startNeighbours>>;
  let services: ServiceProcess[] = [];
  let database: Connection;
  let mails: Queue;
  let clock: Queue;

  const startService = async () => {
    const service = await ServiceProcess.start('notifications', config);
    services = [...services, service];
    return service;
  };

  beforeAll(async () => {
    buildApp('notifications');
    server = await MailServer.start();
    config = Object.assign(await backingConfig(), {
      ...{ SMTP_URL: server.url, PUBLIC_URL: 'https://obras.example', DIGEST_LOOK_MS: 50 },
    });
    neighbours = await startNeighbours(config);
    const dbName = `${config.PLOMADA_PREFIX}_notifications`;
    database = await createConnection(config.MONGO_URL, { dbName }).asPromise();
    const connection = { url: config.REDIS_URL };
    const prefix = `${config.PLOMADA_PREFIX}-bull`;
    mails = new Queue('mail', { connection, prefix });
    clock = new Queue('digest-clock', { connection, prefix });
    known.members = PEOPLE.map((id) => memberOf(id, 'es'));
  });
  afterAll(async () => {
    await Promise.all(services.map((service) => service.kill('SIGTERM')));
    await neighbours?.close();
    await mails?.close();
    await clock?.close();
    await server?.close();
    await database?.dropDatabase();
    await database?.close();
  });

  it('leave once to each person, whether the mail server had taken theirs or not', async () => {
    const first = await startService();
    const projects = database.collection<{ _id: string; dueAt: Date }>('digest_projects');
    known.plans.set('torre', sitePlan(planDay(new Date().toISOString()), PEOPLE));
    known.settings.set('torre', settingsOf('torre'));
    await neighbours.edited('torre');
    await eventually(() => projects.findOne({ _id: 'torre' }));
    const release = server.hold();
    const dueAt = new Date();
    await projects.updateOne({ _id: 'torre' }, { $set: { dueAt } });
    await eventually(() => server.received.length === AT_ONCE);
    await eventually(
      async () => (await projects.findOne({ _id: 'torre' }))?.dueAt.getTime() !== dueAt.getTime(),
    );
    await first.kill('SIGKILL');
    await startService();
    release();
    // Of the killed one's mails it is found out after half a minute that nobody sends them any longer.
    await eventually(async () => (await mails.getJobCountByTypes('active', 'wait', 'delayed')) === 0);
    expect(server.received.map(({ to }) => to[0]!.replace('@obra.cl', '')).sort()).toEqual(PEOPLE);
  });

  it('are looked for by one repeated job, however many processes there are', async () => {
    await startService();
    const schedulers = await clock.getJobSchedulers();
    expect(schedulers.map(({ key, every }) => [key, Number(every)])).toEqual([['look', 50]]);
  });
});
