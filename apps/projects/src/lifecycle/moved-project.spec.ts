import {
  addMember,
  allProjects,
  createScenario,
  deleteProject,
  entriesSince,
  getPlan,
  planAtSeq,
  DEFAULT_PLAN_QUEUES,
  planQueueOf,
  projectReports,
  projectSummary,
  submitAction,
} from '@plomada/contracts';
import { fromDocument, hashOf, type PlanDocument, type Role } from '@plomada/domain';
import type { RpcClient } from '@plomada/service-kit';
import { backingConfig, describeWithBacking, eventually } from '@plomada/testing';
import { mongo } from 'mongoose';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import sharp from 'sharp';
import { ROOT_EMAIL, startOtherPlanning, startRealServices } from '../testing/real-services';
import { runCommand } from '../testing/run-command';
import { type RunningProjects, project, startProjects } from '../testing/start-projects';
import { Housekeeping } from './housekeeping';

const DAY = 86_400_000;
/** Of what is kept of a project, what comes along, and what stays behind. */
const TRAVELS = {
  planning: ['log', 'checkpoints', 'snapshots', 'minutes', 'scenarios'],
  projects: ['photos', 'grid_views'],
  auth: ['project_views', 'visits', 'ratings'],
  reports: ['dashboards'],
  notifications: ['notifications', 'proposals', 'digest_readers'],
};

interface Person {
  readonly id: string;
  readonly email: string;
  readonly roles: Role[];
}

describeWithBacking('a project that is moved as a file', () => {
  let projects: RunningProjects;
  let folder: string;
  let businessId: string;
  let ana: Person;
  let luis: Person;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'plomada-moved-'));
    projects = await startProjects(startRealServices);
    const root = await database('auth').collection('users').findOne({ email: ROOT_EMAIL });
    businessId = await projects.newBusiness(String(root?._id));
    ana = await member('ana', ['projectAdmin']);
    luis = await member('luis', ['responsible']);
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true, force: true });
    for (const service of Object.keys(TRAVELS)) await database(service).dropDatabase();
    await projects?.stop();
  });

  const database = (service: string, prefix: string = projects.config.PLOMADA_PREFIX) =>
    projects.database.getClient().db(`${prefix}_${service}`);
  const command = (name: string, ...args: string[]) => runCommand(name, args, projects.config);
  const member = async (firstName: string, roles: Role[]): Promise<Person> => {
    const email = `${firstName}-${randomUUID()}@plomada.test`;
    const asked = { email, firstName, lastName: 'Rojas', role: 'businessMember' } as const;
    const { user } = await projects.rpc.call(addMember, { businessId, byRoot: true, member: asked });
    return { id: user.id, email, roles };
  };
  const submit = async (projectId: string, type: string, payload: unknown, rpc: RpcClient = projects.rpc) => {
    const actor = {
      userId: ana.id,
      name: 'Ana Rojas',
      firstName: 'Ana',
      lastName: 'Rojas',
      roles: ana.roles,
    };
    const action = { type, payload };
    const said = { id: randomUUID(), projectId, when: new Date().toISOString(), action, baseSeq: 0, actor };
    return rpc.callQueue(planQueueOf(projectId, DEFAULT_PLAN_QUEUES), submitAction, said, {
      timeoutMs: 20_000,
    });
  };
  const hashOfPlan = (plan: PlanDocument) => hashOf(fromDocument(plan));
  const planOf = async (projectId: string) => {
    const { plan, seq } = await projects.rpc.call(getPlan, { projectId });
    return { seq, hash: hashOfPlan(plan) };
  };

  /** A project with a task that lacks something, a scenario, and something of everything that is kept of one. */
  const worked = async () => {
    const team = [ana, luis].map(({ id: userId, email, roles }) => ({
      ...{ userId, email, firstName: userId, lastName: '', company: '', function: '' },
      roles: roles as ['projectAdmin'],
    }));
    const { id } = await projects.create(project(businessId, { team }), ana.id);
    await submit(id, 'CREATE_TASK', { id: 't1', text: 'Hormigón' });
    const lack = { taskIds: ['t1'], family: 'Materiales raros', type: 1, detail: 'Áridos', comments: '' };
    await submit(id, 'NEW_RESTRICTION', {
      ...lack,
      responsible: null,
      commited: null,
      required: '2026-03-02',
    });
    const by = { userId: ana.id, name: 'Ana Rojas' };
    await projects.rpc.call(createScenario, { projectId: id, name: 'Con dos grúas', by });
    await arrange(id);
    return id;
  };

  const arrange = async (projectId: string) => {
    const webp = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#f70' } })
      .webp()
      .toBuffer();
    const at = new Date();
    const [userId, date] = [luis.id, at.toISOString()];
    const add = (service: string, collection: string, ...rows: object[]) =>
      database(service).collection(collection).insertMany(rows);
    const photo = { projectId, photoId: 'f1', whole: webp, small: webp, bytes: 2 * webp.length, userId, at };
    await add('projects', 'photos', photo);
    const view = { projectId, grid: 'tasks', isDefault: false, view: {}, filters: {} };
    const views = [userId, ''].map((owner) => ({ ...view, owner, name: 'Mía', nameKey: 'mia' }));
    await add('projects', 'grid_views', ...views);
    const bucket = new mongo.GridFSBucket(database('projects') as never, { bucketName: 'attachments' });
    const metadata = { projectId, userId, userName: 'Luis Rojas' };
    const upload = bucket.openUploadStream('plano.pdf', { metadata, chunkSizeBytes: 1024 });
    await pipeline(Readable.from([Buffer.alloc(5000, 7)]), upload);
    await add('planning', 'minutes', { projectId, number: 1, date: '2026-03-09', said: [] });
    await add('auth', 'visits', { projectId, userId, at });
    await add('auth', 'ratings', { projectId, userId, rating: 5, at });
    await add('auth', 'project_views', { projectId, userId, view: {} });
    await add('auth', 'calendarFeeds', { _id: randomUUID(), projectId, userId, digest: randomUUID() });
    await add('reports', 'dashboards', { projectId, dashboard: 'meeting', owner: userId, layout: [] });
    await add('notifications', 'digest_readers', { projectId, person: userId, told: [], unsubscribed: true });
    const notice = { projectId, to: userId, date, type: 'TERM_CLOSED', params: {}, readBy: [] };
    await add('notifications', 'notifications', {
      ...notice,
      id: randomUUID(),
      eventId: `${projectId}:told`,
    });
    await add('notifications', 'proposals', {
      projectId,
      id: 'q1',
      actor: { userId },
      status: 'pending',
      date,
    });
    const webhook = { _id: randomUUID(), owner: { of: 'project', id: projectId }, url: 'https://a.test' };
    await add('notifications', 'webhooks', { ...webhook, events: [], createdAt: at });
  };

  const kept = async (projectId: string, prefix?: string) => {
    const all: Record<string, mongo.Document[]> = {};
    for (const [service, collections] of Object.entries(TRAVELS))
      for (const name of collections)
        all[`${service}.${name}`] = await database(service, prefix)
          .collection(name)
          .find({ projectId }, { projection: { _id: 0, pending: 0 } })
          .sort({ seq: 1, owner: 1 })
          .toArray();
    return all;
  };
  const staysBehind = (projectId: string) =>
    Promise.all([
      database('notifications').collection('webhooks').countDocuments({ 'owner.id': projectId }),
      database('auth').collection('calendarFeeds').countDocuments({ projectId }),
    ]);
  const leftOf = async (projectId: string) =>
    [
      ...Object.values(await kept(projectId)).map(({ length }) => length),
      ...(await staysBehind(projectId)),
    ].reduce((sum, count) => sum + count, 0);
  const purge = async (projectId: string) => {
    const by = { userId: ana.id, name: 'Ana Rojas' };
    const typedName = 'Edificio Los Aromos';
    await projects.rpc.call(deleteProject, { projectId, typedName, by });
    await database('projects')
      .collection('projects')
      .updateOne({ _id: projectId as never }, { $set: { 'deletion.at': new Date(Date.now() - 31 * DAY) } });
    await projects.app.get(Housekeeping).begin();
  };
  const exported = async (projectId: string) => {
    const file = join(folder, projectId);
    const { code, said } = await command('project-export', projectId, file);
    expect([code, said]).toEqual([0, expect.stringContaining((await planOf(projectId)).hash)]);
    return file;
  };
  /** Exported while somebody goes on editing; up to where the command says that it has the plan. */
  const exportedMeanwhile = async (projectId: string) => {
    const file = join(folder, projectId);
    let isDone = false;
    const ended = command('project-export', projectId, file).finally(() => (isDone = true));
    for (let n = 1; !isDone; n++) await submit(projectId, 'UPDATE_SETTINGS', { name: `Torre ${n}` });
    const { code, said } = await ended;
    const [, hash, seq] = /plan ([0-9a-f]{16}) at entry (\d+)/.exec(said) ?? [];
    expect([code, said]).toEqual([0, expect.stringContaining(`at entry ${seq}`)]);
    return { file, hash, seq: Number(seq) };
  };
  const importing = (file: string, ...more: string[]) =>
    command('project-import', file, '--business', businessId, ...more);

  it('is all there again after it was purged, and goes on from where the file has it', async () => {
    const projectId = await worked();
    const [plan, before] = [await planOf(projectId), await kept(projectId)];
    const { entries } = await projects.rpc.call(entriesSince, { projectId, seq: 0 });
    const file = await exported(projectId);
    await submit(projectId, 'ADD_RESOURCE', { name: 'Grúa' });
    expect(await importing(file)).toMatchObject({
      code: 1,
      said: expect.stringContaining('is in this installation'),
    });

    await purge(projectId);
    await eventually(async () => (await leftOf(projectId)) === 0);
    // It asks each collection that keeps something of projects: a purge has left nothing.
    const checked = await importing(file, '--dry-run');
    expect(checked).toMatchObject({ code: 0, said: expect.stringContaining('Nothing was written') });
    expect(
      await database('projects')
        .collection('projects')
        .countDocuments({ _id: projectId as never }),
    ).toBe(0);
    await database('projects').collection('used_words').deleteMany({ businessId });
    const { code, said } = await importing(file);
    expect([code, said]).toEqual([
      0,
      expect.stringContaining('1 of notifications.webhooks did not come along'),
    ]);

    expect(await planOf(projectId)).toEqual(plan);
    expect((await projects.rpc.call(entriesSince, { projectId, seq: 0 })).entries).toEqual(entries);
    expect(await kept(projectId)).toEqual(before);
    expect(await projects.rpc.call(projectSummary, { projectId })).toMatchObject({
      name: 'Edificio Los Aromos',
    });
    const { businesses } = await projects.rpc.call(allProjects, { userId: ana.id });
    expect(businesses[businessId]?.projects.map(({ id }) => id)).toContain(projectId);
    expect(await staysBehind(projectId)).toEqual([0, 0]);

    expect(await submit(projectId, 'ADD_RESOURCE', { name: 'Moldaje' })).toMatchObject({ seq: plan.seq + 1 });
    await eventually(async () => {
      const answer = await projects.rpc.call(projectReports, { projectId });
      return answer.status === 'ready' && answer.seq === plan.seq + 1;
    });
    const word = { businessId, key: 'materiales raros' };
    await eventually(() => database('projects').collection('used_words').countDocuments(word));
    await eventually(() =>
      database('notifications')
        .collection('digest_projects')
        .countDocuments({ _id: projectId as never }),
    );
  });

  describe('to another installation', () => {
    let there: Awaited<ReturnType<typeof backingConfig>>;
    let planning: Awaited<ReturnType<typeof startOtherPlanning>>;
    beforeAll(async () => {
      there = await backingConfig();
      planning = await startOtherPlanning(there);
      const add = (service: string, collection: string, row: object) =>
        database(service, there.PLOMADA_PREFIX).collection(collection).insertOne(row);
      await add('projects', 'businesses', { _id: 'firm', status: 'ready', name: 'Otra firma' });
      await add('auth', 'business_places', { _id: 'firm' });
      for (const [id, { email }] of [
        ['ana-there', ana],
        ['luis-there', luis],
      ] as const)
        await add('auth', 'users', { _id: id, email: email.toUpperCase(), emailKey: email });
      await add('auth', 'business_memberships', { businessId: 'firm', userId: 'luis-there', roles: [] });
    });
    afterAll(async () => {
      await planning?.close();
      for (const service of Object.keys(TRAVELS))
        await database(service, there.PLOMADA_PREFIX).dropDatabase();
    });

    const elsewhere = (file: string, ...more: string[]) =>
      runCommand('project-import', [file, ...more], there);
    const rowsThere = async (projectId: string) =>
      Object.values(await kept(projectId, there.PLOMADA_PREFIX)).flat().length;

    it('is as it was when its export began, with whom it knows there by their e-mail, in its roles and in its plan', async () => {
      const projectId = await worked();
      const { file, seq, hash } = await exportedMeanwhile(projectId);
      expect((await planOf(projectId)).seq).toBeGreaterThan(seq);
      expect(await elsewhere(file, '--business', 'nowhere')).toMatchObject({
        code: 1,
        said: expect.stringContaining('There is no business nowhere'),
      });
      const { code, said } = await elsewhere(file, '--business', 'firm');
      expect([code, said]).toEqual([
        0,
        expect.stringContaining(`not of the business: ana Rojas <${ana.email}>`),
      ]);

      const place = await database('auth', there.PLOMADA_PREFIX).collection('project_places').findOne({});
      expect(place).toMatchObject({ members: [{ userId: 'luis-there', roles: ['responsible'] }] });
      const views = await kept(projectId, there.PLOMADA_PREFIX);
      expect(views['projects.grid_views']?.map(({ owner }) => owner)).toEqual(['', 'luis-there']);
      const { plan } = await planning.rpc.call(planAtSeq, { projectId, seq });
      expect(hashOfPlan(plan)).toBe(hash);
      const record = await database('projects', there.PLOMADA_PREFIX).collection('projects').findOne({});
      expect(record).toMatchObject({ name: plan.settings.name, businessId: 'firm', status: 'ready' });
      const { plan: now } = await planning.rpc.call(getPlan, { projectId });
      const accounts = Object.fromEntries(now.responsibles.map(({ email, userId }) => [email, userId]));
      expect(accounts).toEqual({ [ana.email]: null, [luis.email]: 'luis-there' });
      const next = await submit(projectId, 'ADD_RESOURCE', { name: 'Grúa' }, planning.rpc);
      expect(next).toMatchObject({ seq: seq + 3 });
    });

    it('leaves nothing when it cannot be written to its end, nor touches what others have, and can be begun again', async () => {
      const projectId = await worked();
      const notices = database('notifications', there.PLOMADA_PREFIX).collection('notifications');
      await notices.createIndex({ eventId: 1 }, { unique: true });
      await notices.insertOne({ projectId: 'another', eventId: `${projectId}:told` });
      const file = await exported(projectId);
      const importing = (...more: string[]) => elsewhere(file, '--business', 'firm', ...more);
      expect(await importing('--code', 'OTRO')).toMatchObject({ code: 1 });
      expect(await rowsThere(projectId)).toBe(0);
      const projectsThere = database('projects', there.PLOMADA_PREFIX);
      const [records, files, pieces] = ['projects', 'attachments.files', 'attachments.chunks'].map((name) =>
        projectsThere.collection<{ _id: string }>(name),
      );
      expect(await records!.countDocuments({ _id: projectId })).toBe(0);
      expect(await pieces!.countDocuments({})).toBe(5 * (await files!.countDocuments({})));
      expect(await notices.deleteMany({ projectId: 'another' })).toMatchObject({ deletedCount: 1 });

      // What the database holds of one that was killed.
      const cutOff = {
        status: 'creating',
        creatorId: 'plomada-import',
        businessId: 'firm',
        projectIdKey: 'x',
      };
      await records!.insertOne({ _id: projectId, ...cutOff });
      await database('planning', there.PLOMADA_PREFIX).collection('log').insertOne({ projectId, seq: 1 });
      expect((await importing()).said).toContain('was killed: if none is, add --again');
      expect(await importing('--again')).toMatchObject({ code: 0 });
      expect(await records!.findOne({ _id: projectId })).toMatchObject({
        status: 'ready',
        businessId: 'firm',
      });
    });
  });
});
