import {
  actionApplied,
  heardSubjectsOf,
  importFailed,
  importSucceeded,
  type Notice,
  type NoticeSettings,
  noticeSettingsOf,
  notificationsFor,
  setNoticeSettings,
  setNoticesRead,
  termClosed,
} from '@plomada/contracts';
import { addDays, type Change, NOTICE_SUBJECTS, type Plan, planDay, Table } from '@plomada/domain';
import { backingConfig, buildApp, describeWithBacking, eventually, ServiceProcess } from '@plomada/testing';
import { type Connection, createConnection } from 'mongoose';
import { MailServer } from '../testing/mail-server';
import { held, known, memberOf, settingsOf, startNeighbours } from '../testing/neighbours';
import { read } from '../testing/read-mail';
import { lateRestriction, sitePlan } from '../testing/site-plan';

const TODAY = planDay(new Date().toISOString());
const DAY = 24 * 3_600_000;

/** A plan whose first term was closed: all answer for the wall, which was done as promised, Ana for the slab too, which was not. */
function closedPlan(people: readonly string[]): Plan {
  const plan = sitePlan(TODAY, people);
  const [term] = plan.terms.rows;
  const record = (taskId: string, progress: number, responsibles: readonly string[]) => ({
    ...{ taskId, code: '1', text: taskId, weight: 50, lastProgress: 0, commitment: 0.8, progress },
    ...{ responsibles: [...responsibles], causes: [] },
  });
  const tasks = [record('wall', 0.8, people), record('slab', 0.5, ['ana'])];
  const next = { ...term!, id: 'term-2', number: 2, startDate: addDays(TODAY, 1) };
  return { ...plan, terms: Table.of([{ ...term!, realClosingTime: `${TODAY}T12:00:00.000Z`, tasks }, next]) };
}

describeWithBacking('notices', () => {
  let config: Awaited<ReturnType<typeof backingConfig>> & Record<string, unknown>;
  let server: MailServer;
  let neighbours: Awaited<ReturnType<typeof startNeighbours>>;
  let service: ServiceProcess;
  let database: Connection;

  beforeAll(async () => {
    buildApp('notifications');
    server = await MailServer.start();
    config = Object.assign(await backingConfig(), {
      ...{ SMTP_URL: server.url, PUBLIC_URL: 'https://obras.example', DIGEST_LOOK_MS: 30 },
    });
    neighbours = await startNeighbours(config);
    const dbName = `${config.PLOMADA_PREFIX}_notifications`;
    database = await createConnection(config.MONGO_URL, { dbName }).asPromise();
    await notices().insertOne({
      ...{ id: 'old', eventId: 'old', projectId: 'antes', date: '2036-03-01T10:00:00.000Z' },
      ...{ type: 'TERM_CLOSED', params: { number: 1 } },
    });
    service = await ServiceProcess.start('notifications', config);
    known.members = ['ana', 'eva', 'jefa'].map((id) => memberOf(id, 'es'));
    known.admins.add('jefa');
  });
  afterAll(async () => {
    await service?.kill('SIGTERM');
    await neighbours?.close();
    await server?.close();
    await database?.dropDatabase();
    await database?.close();
    known.admins.clear();
  });

  const notices = () => database.collection('notifications');
  const projects = () => database.collection<{ _id: string; dueAt: Date | null }>('digest_projects');
  const shown = async (projectId: string, userId: string): Promise<Notice[]> => {
    const answer = await neighbours.rpc.call(notificationsFor, { projectId, userId, roles: held(userId) });
    return answer.notifications as Notice[];
  };
  const typesTo = async (projectId: string, userId: string) =>
    (await shown(projectId, userId)).map(({ type }) => type).sort();
  const choose = async (userId: string, change: Partial<NoticeSettings>) => {
    const settings = await neighbours.rpc.call(noticeSettingsOf, { userId });
    await neighbours.rpc.call(setNoticeSettings, { userId, settings: { ...settings, ...change } });
  };
  const close = (projectId: string) =>
    neighbours.events.publish(
      termClosed,
      {
        ...{ projectId, seq: 1, closedBy: 'Eva Rojas', at: new Date().toISOString() },
        ...{ termId: 'term-1', number: 1, met: 2, promised: 3 },
      },
      { id: `${projectId}:close` },
    );
  async function follow(projectId: string, people: readonly string[]) {
    known.plans.set(projectId, sitePlan(TODAY, people));
    known.settings.set(projectId, settingsOf(projectId));
    await neighbours.edited(projectId);
    await eventually(() => projects().findOne({ _id: projectId }));
  }
  async function strike(projectId: string) {
    const dueAt = new Date();
    await projects().updateOne({ _id: projectId }, { $set: { dueAt } });
    await eventually(
      async () => (await projects().findOne({ _id: projectId }))?.dueAt?.getTime() !== dueAt.getTime(),
    );
  }
  const change = (projectId: string, actionId: string, changes: readonly Change[], type = 'BATCH_UPDATE') =>
    neighbours.events.publish(actionApplied, {
      projectId,
      entry: {
        ...{ projectId, seq: 1, actionId, type, at: new Date().toISOString() },
        actor: { userId: 'eva', name: 'Eva Rojas', firstName: 'Eva', lastName: 'Rojas' },
        changes: [...changes],
      },
      large: false,
    });
  const applied = (projectId: string, actionId: string, type: string, responsible: string) => {
    const row = lateRestriction(`r-${responsible}`, responsible, TODAY);
    return change(projectId, actionId, [{ kind: 'add', table: 'restrictions', id: row.id, row }], type);
  };

  it('tell at once whose a restriction became by somebody else, and once', async () => {
    await follow('obra', ['ana', 'eva']);
    for (const id of ['a1', 'a1', 'a2']) await applied('obra', id, 'NEW_RESTRICTION', 'ana');
    await applied('obra', 'a3', 'NEW_RESTRICTION', 'eva');
    await applied('obra', 'a4', 'LOAD_PROJECT', 'ana');
    await applied('obra', 'a5', 'NEW_RESTRICTION', 'ana');
    await eventually(async () => (await shown('obra', 'ana')).length === 3);
    const [newest] = await shown('obra', 'ana');
    expect(newest).toMatchObject({
      ...{ type: 'RESTRICTION_ASSIGNED', read: false },
      params: { by: 'Eva Rojas', count: 1, subject: 'r-ana', name: 'Falta r-ana', task: 'Muro <eje 3>' },
    });
    expect(await shown('obra', 'eva')).toEqual([]);
  });

  it('tell at once what somebody else released or removed of one’s own', async () => {
    await follow('quitada', ['ana', 'eva']);
    const row = (id: string) => lateRestriction(id, id.slice(2), TODAY);
    const removal = (id: string): Change => ({ kind: 'remove', table: 'restrictions', id, row: row(id) });
    const release = (before: string | null): Change => ({
      ...{ kind: 'set', table: 'restrictions', id: 'r-ana' },
      ...{ before: { released: before }, after: { released: TODAY } },
    });
    await change('quitada', 'q1', [release(null)]);
    await change('quitada', 'q2', [release(addDays(TODAY, -1))]);
    await change('quitada', 'q3', [removal('r-ana'), removal('r-eva')]);
    await eventually(async () => (await shown('quitada', 'ana')).length === 2);
    const params = { by: 'Eva Rojas', count: 1, subject: 'r-ana', name: 'Falta r-ana', task: 'Muro <eje 3>' };
    expect(await shown('quitada', 'ana')).toMatchObject([
      { type: 'RESTRICTION_REMOVED', params },
      { type: 'RESTRICTION_RELEASED', params },
    ]);
    expect(await shown('quitada', 'eva')).toEqual([]);
  });

  it('tell whoever uploaded a file what became of it', async () => {
    const about = { jobId: 'j1', projectId: 'files', socketId: 's', userId: 'ana', fileName: 'obra.xml' };
    const counts = { tasks: 12, links: 0, milestones: 0, summaries: 0, resources: 0, warnings: 0 };
    await neighbours.events.publish(importSucceeded, { ...about, name: 'Obra', counts, warnings: [] });
    await neighbours.events.publish(importFailed, { ...about, jobId: 'j2', code: 'FILE_UNREADABLE' });
    await eventually(async () => (await shown('files', 'ana')).length === 2);
    expect(await typesTo('files', 'ana')).toEqual(['IMPORT_DONE', 'IMPORT_FAILED']);
    expect(await shown('files', 'jefa')).toEqual([]);
  });

  it('tell of a close who promised something what they kept, in one notice each, and nobody who is out', async () => {
    known.excluded.add('eva');
    known.settings.set('cierre', settingsOf('cierre'));
    known.plans.set('cierre', closedPlan(['ana', 'eva', 'jefa']));
    await close('cierre');
    await close('cierre');
    await eventually(async () => (await shown('cierre', 'ana')).length > 0);
    const about = { number: 1, closedBy: 'Eva Rojas' };
    expect(await shown('cierre', 'ana')).toMatchObject([
      { type: 'TERM_CLOSED', params: { ...about, met: 1, promised: 2, own: 1 } },
    ]);
    const [toAll, ...more] = await shown('cierre', 'jefa');
    expect([toAll!.params, more]).toEqual([{ ...about, met: 2, promised: 3 }, []]);
    expect(await notices().countDocuments({ projectId: 'cierre' })).toBe(2);
    known.excluded.delete('eva');
  });

  it('are offered to each for what can reach them', async () => {
    const offered = async (userId: string) =>
      (await neighbours.rpc.call(heardSubjectsOf, { userId })).subjects;
    expect(await offered('jefa')).toEqual(NOTICE_SUBJECTS);
    const leftOut = ['IMPORT_DONE', 'PROPOSAL_MADE', 'WEBHOOK_DISABLED'];
    expect(await offered('ana')).toEqual(NOTICE_SUBJECTS.filter((subject) => !leftOut.includes(subject)));
    known.excluded.add('ana');
    expect(await offered('ana')).toEqual([]);
    known.excluded.delete('ana');
  });

  it('are read by each person alone, one by one or all, and not read after all', async () => {
    known.admins.add('eva');
    await close('leido');
    await close('leido-otro');
    await eventually(async () => (await shown('leido', 'jefa')).length === 1);
    const readOf = async (userId: string) => (await shown('leido', userId)).map((one) => one.read);
    const [{ id }] = (await shown('leido', 'jefa')) as [Notice];
    const about = { projectId: 'leido', userId: 'jefa', roles: held('jefa') };
    await neighbours.rpc.call(setNoticesRead, { ...about, ids: [id], read: true });
    expect([await readOf('jefa'), await readOf('eva')]).toEqual([[true], [false]]);
    await neighbours.rpc.call(setNoticesRead, { ...about, ids: [id], read: false });
    expect(await readOf('jefa')).toEqual([false]);
    await neighbours.rpc.call(setNoticesRead, { ...about, read: true });
    expect(await readOf('jefa')).toEqual([true]);
    // Nobody notes what is not for them.
    await neighbours.rpc.call(setNoticesRead, { ...about, userId: 'ana', roles: held('ana'), read: true });
    expect(await notices().countDocuments({ readBy: 'ana' })).toBe(0);
    known.admins.delete('eva');
  });

  it('are on no screen of who does not want them, and come back when wanted', async () => {
    await close('ajuste');
    await eventually(async () => (await shown('ajuste', 'jefa')).length === 1);
    await choose('jefa', { TERM_CLOSED: { screen: false, mail: false } });
    expect(await shown('ajuste', 'jefa')).toEqual([]);
    await choose('jefa', { TERM_CLOSED: { screen: true, mail: false } });
    expect(await typesTo('ajuste', 'jefa')).toEqual(['TERM_CLOSED']);
  });

  it('are mailed in the day’s one digest to who wants them so, and by default are not', async () => {
    await follow('correo', ['ana']);
    await close('correo');
    await eventually(async () => (await shown('correo', 'jefa')).length === 1);
    await choose('jefa', {
      TERM_CLOSED: { screen: true, mail: true },
      TERM_ENDING: { screen: true, mail: true },
    });
    await choose('ana', { RESTRICTION_LATE: { screen: true, mail: false } });
    await strike('correo');
    const text = read((await server.arrived('jefa@obra.cl')).source);
    expect(text).toContain('Avisos\r\n- Eva Rojas cerró el corto plazo 1: 2 de 3 compromisos cumplidos.');
    expect(text).toMatch(/- El corto plazo 1 termina el .* y hay 1 compromiso sin nada registrado\./);
    expect(text).toContain('porque así lo elegiste en tu cuenta');
    expect(await typesTo('correo', 'ana')).toEqual(['RESTRICTIONS_DUE', 'TERM_ENDING']);
    expect(await typesTo('correo', 'jefa')).toEqual(['TERM_CLOSED', 'TERM_ENDING']);
    await database.collection('digest_readers').updateMany({}, { $set: { day: null } });
    await strike('correo');
    await choose('ana', { RESTRICTION_LATE: { screen: true, mail: true } });
    await database.collection('digest_readers').updateMany({}, { $set: { day: null } });
    await strike('correo');
    await server.arrived('ana@obra.cl');
    // What was mailed is not mailed again, and nothing went to who wanted nothing.
    expect(server.received.map(({ to }) => to[0])).toEqual(['jefa@obra.cl', 'ana@obra.cl']);
  });

  it('are kept for ninety days, also those of before they ended', async () => {
    const indexes = await notices().indexes();
    expect(indexes).toContainEqual(expect.objectContaining({ key: { expiresAt: 1 }, expireAfterSeconds: 0 }));
    const old = await notices().findOne({ id: 'old' });
    expect(old?.['expiresAt']).toEqual(new Date('2036-05-30T10:00:00.000Z'));
    await close('nuevo');
    const stored = await eventually(() => notices().findOne({ projectId: 'nuevo' }));
    const kept = stored['expiresAt'].getTime() - Date.parse(stored['date']);
    expect(kept).toBe(90 * DAY);
  });
});
