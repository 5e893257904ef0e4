import { planDay } from '@plomada/domain';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { backingConfig, describeWithBacking, eventually, freePort } from '@plomada/testing';
import { createConnection } from 'mongoose';
import { MailServer } from '../testing/mail-server';
import { known, memberOf, settingsOf, startNeighbours } from '../testing/neighbours';
import { sitePlan } from '../testing/site-plan';
import type * as AppFile from '../app.module';
import type * as ProjectsFile from './digest-projects';
import type * as DigestsFile from './send-digests';

/** They read their configuration while they are loaded: not before it is there. */
const loaded = {
  app: () => jest.requireActual<typeof AppFile>('../app.module'),
  projects: () => jest.requireActual<typeof ProjectsFile>('./digest-projects'),
  digests: () => jest.requireActual<typeof DigestsFile>('./send-digests'),
};
const HALF_HOUR = 1_800_000;
const DAY = 48 * HALF_HOUR;

describeWithBacking('a schedule on days of 23 and of 25 hours', () => {
  let config: Awaited<ReturnType<typeof backingConfig>> & Record<string, unknown>;
  let server: MailServer;
  let neighbours: Awaited<ReturnType<typeof startNeighbours>>;
  let app: INestApplicationContext;
  let projects: ProjectsFile.DigestProjects;
  let digests: DigestsFile.SendDigests;

  beforeAll(async () => {
    server = await MailServer.start();
    const own = { SMTP_URL: server.url, PUBLIC_URL: 'https://obras.example', SERVICE_PORT: await freePort() };
    config = Object.assign(await backingConfig(), own);
    neighbours = await startNeighbours(config);
    for (const [name, value] of Object.entries(config)) process.env[name] = String(value);
    app = await NestFactory.createApplicationContext(loaded.app().AppModule, { logger: false });
    projects = app.get(loaded.projects().DigestProjects, { strict: false });
    digests = app.get(loaded.digests().SendDigests, { strict: false });
    known.members = [memberOf('ana', 'es')];
  });
  afterAll(async () => {
    await app?.close();
    await neighbours?.close();
    await server?.close();
    const dbName = `${config.PLOMADA_PREFIX}_notifications`;
    const database = await createConnection(config.MONGO_URL, { dbName }).asPromise();
    await database.dropDatabase();
    await database.close();
  });

  it.each([
    ['a day of 23 hours', 'Europe/Madrid', 7, '2037-03-28', ['07:00', '07:00', '07:00']],
    ['a day of 25 hours', 'Europe/Madrid', 7, '2037-10-24', ['07:00', '07:00', '07:00']],
    ['an hour that is jumped over', 'Europe/Madrid', 2, '2037-03-28', ['02:00', '03:00', '02:00']],
    ['an hour that comes twice', 'Europe/Madrid', 2, '2037-10-24', ['02:00', '02:00', '02:00']],
  ])('sends one mail a day at the hour on the wall: %s', async (name, timeZone, hour, day, expected) => {
    const id = name.replaceAll(' ', '-');
    const plan = sitePlan(day, ['ana']);
    known.plans.set(id, { ...plan, settings: { ...plan.settings, timeZone } });
    known.settings.set(id, settingsOf(id, { hour, timeZone }));
    server.received.length = 0;
    const begin = Date.parse(`${day}T00:00:00Z`) - DAY / 4;
    const schedule = { days: [0, 1, 2, 3, 4, 5, 6], hour, timeZone, copies: [] };
    await projects.schedule(id, { schedule, timeZone }, new Date(begin));
    const wall = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
    const sent: { readonly day: string; readonly at: string }[] = [];
    // The clock goes on by half hours, and what is due by then leaves.
    for (let now = begin; now < begin + 3 * DAY; now += HALF_HOUR) {
      for (const { _id, dueAt } of await projects.due(new Date(now))) {
        if (_id !== id) continue;
        await digests.execute(id, dueAt!, new Date(now));
        sent.push({ day: planDay(new Date(now).toISOString(), timeZone), at: wall.format(now) });
      }
    }
    expect(sent.map(({ at }) => at)).toEqual(expected);
    expect(new Set(sent.map((one) => one.day)).size).toBe(3);
    await eventually(() => server.received.length === 3);
  });
});
