import { randomUUID } from 'node:crypto';
import {
  type Attachment,
  attachmentsOf,
  deleteProject,
  type FileTicket,
  pictureOf,
  projectSummary,
  removeAttachment,
  removePicture,
} from '@plomada/contracts';
import { signInternal } from '@plomada/service-kit';
import { describeWithBacking } from '@plomada/testing';
import { mongo } from 'mongoose';
import sharp from 'sharp';
import { Housekeeping } from '../lifecycle/housekeeping';
import { RowlessPhotos } from './rowless-photos';
import { planning } from '../testing/neighbours';
import { failureOf, project, type RunningProjects, startProjects } from '../testing/start-projects';

describeWithBacking('files', () => {
  let projects: RunningProjects;
  let projectId: string;
  beforeAll(async () => {
    projects = await startProjects();
    const creator = randomUUID();
    projectId = (await projects.create(project(await projects.newBusiness(creator)), creator)).id;
  });
  afterAll(() => projects?.stop());

  const ask = (ticket: object, how: RequestInit, secret = projects.config.TOKEN_SECRET, below = '') => {
    const upload = Buffer.from(JSON.stringify(ticket)).toString('base64url');
    const headers = {
      'content-type': 'application/octet-stream',
      'x-upload': upload,
      'x-upload-signature': signInternal(secret, upload),
    };
    const { SERVICE_HOST, SERVICE_PORT } = projects.config;
    return fetch(`http://${SERVICE_HOST}:${SERVICE_PORT}/internal/files${below}`, { ...how, headers });
  };
  const send = (ticket: FileTicket, body: Buffer, secret?: string) =>
    ask(ticket, { method: 'POST', body: new Uint8Array(body) }, secret);
  const photo = (id = projectId): FileTicket => ({
    kind: 'picture',
    of: 'project',
    id,
    userId: 'ana',
    correlationId: 'c',
  });
  const document = (fileName: string, taskId: string | null = null, userId = 'ana'): FileTicket => ({
    kind: 'attachment',
    id: projectId,
    taskId,
    userId,
    roles: ['responsible'],
    userName: 'Ana Rojas',
    fileName,
    correlationId: 'c',
  });
  const ana = { userId: 'ana', roles: ['responsible' as const] };
  const logo = async () => (await projects.rpc.call(projectSummary, { projectId })).logoURL;

  it('keep a re-encoded picture, small, under an address of its own', async () => {
    const given = await sharp({ create: { width: 2000, height: 1000, channels: 3, background: '#f70' } })
      .png()
      .toBuffer();
    const { url } = (await (await send(photo(), given)).json()) as { url: string };
    expect(await logo()).toBe(url);
    const { webp } = await projects.rpc.call(pictureOf, { hash: url.split('/').at(-1)! });
    const bytes = Buffer.from(webp, 'base64');
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 640, height: 320 });
    await projects.rpc.call(removePicture, { of: 'project', id: projectId });
    expect(await logo()).toBeNull();
  });

  describe('that nothing has any longer', () => {
    const newPicture = async (color: string, id = projectId) => {
      const size = { width: 9, height: 9, channels: 3, background: color } as const;
      const png = await sharp({ create: size }).png().toBuffer();
      return ((await (await send(photo(id), png)).json()) as { url: string }).url.split('/').at(-1)!;
    };
    const pass = (days: number) =>
      projects.database
        .collection('pictures')
        .updateMany({}, [{ $set: { at: { $subtract: ['$at', days * 86_400_000] } } }]);
    const tidy = () => projects.app.get(Housekeeping).begin();
    const stays = async (hash: string) =>
      (await failureOf(projects.rpc.call(pictureOf, { hash }))) === 'answered';

    it('stay a week for pages that show them, and go', async () => {
      const first = await newPicture('#100');
      await pass(30);
      const second = await newPicture('#200');
      await tidy();
      expect([await stays(first), await stays(second)]).toEqual([true, true]);
      await pass(8);
      await tidy();
      expect([await stays(first), await stays(second)]).toEqual([false, true]);
      await pass(30);
      await projects.rpc.call(removePicture, { of: 'project', id: projectId });
      await tidy();
      expect(await stays(second)).toBe(true);
      await pass(8);
      await tidy();
      expect(await stays(second)).toBe(false);
    });

    it('stay while something else has the same, also a deleted project that may come back', async () => {
      const creator = randomUUID();
      const other = await projects.create(project(await projects.newBusiness(creator)), creator);
      const hash = await newPicture('#300');
      expect(await newPicture('#300', other.id)).toBe(hash);
      await newPicture('#400');
      const by = { userId: creator, name: 'Ana Rojas' };
      await projects.rpc.call(deleteProject, { projectId: other.id, typedName: other.name, by });
      await pass(8);
      await tidy();
      expect(await stays(hash)).toBe(true);
    });

    it('are also the pieces of an upload that a crash cut off: they go after a day', async () => {
      const chunks = projects.database.collection('attachments.chunks');
      const pieces = (daysAgo: number) => ({
        files_id: mongo.ObjectId.createFromTime(Math.floor(Date.now() / 1000) - daysAgo * 86_400),
        n: 0,
        data: Buffer.from('x'),
      });
      const [old, fresh] = [pieces(2), pieces(0)];
      await chunks.insertMany([old, fresh]);
      const made = (await (await send(document('a.pdf'), Buffer.from('x'))).json()) as Attachment;
      await tidy();
      const left = await chunks.distinct('files_id');
      expect(left.map(String).sort()).toEqual([String(fresh.files_id), made.id].sort());
      await projects.rpc.call(removeAttachment, { projectId, attachmentId: made.id, ...ana });
    });
  });

  it('refuse what is no picture, and one of nothing', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const answer = await send(photo(), svg);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'IMAGE_UNREADABLE' });
    const given = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#f70' } })
      .png()
      .toBuffer();
    expect((await send(photo(randomUUID()), given)).status).toBe(404);
  });

  it('are attached, listed, brought back byte by byte, and removed', async () => {
    const bytes = Buffer.from('Informe ñandú', 'utf8');
    const made = (await (await send(document('informe ñ.pdf'), bytes)).json()) as Attachment;
    expect(made).toMatchObject({ name: 'informe ñ.pdf', bytes: bytes.length });
    const ticket = { projectId, attachmentId: made.id };
    const fetched = await ask(ticket, { method: 'GET' });
    expect(Buffer.from(await fetched.arrayBuffer())).toEqual(bytes);
    expect(decodeURIComponent(fetched.headers.get('x-file-name') ?? '')).toBe('informe ñ.pdf');
    const elsewhere = await ask({ ...ticket, projectId: randomUUID() }, { method: 'GET' });
    expect(elsewhere.status).toBe(404);
    const foreign = projects.rpc.call(removeAttachment, { ...ticket, ...ana, projectId: randomUUID() });
    expect(await failureOf(foreign)).toMatchObject({ kind: 'notFound' });
    await projects.rpc.call(removeAttachment, { ...ticket, ...ana });
    expect((await projects.rpc.call(attachmentsOf, { projectId })).attachments).toEqual([]);
  });

  describe('of tasks', () => {
    beforeAll(() => {
      planning.workers.set('t1', 'ana');
      planning.workers.set('t2', 'luis');
    });
    afterAll(() => planning.workers.clear());
    const of = async (taskId: string) =>
      (await projects.rpc.call(attachmentsOf, { projectId, taskId })).attachments.map(({ name }) => name);

    it('are listed with their task, and taken from who works on it alone', async () => {
      const plan = await send(document('plano.dwg', 't1'), Buffer.from('x'));
      const made = (await plan.json()) as Attachment;
      expect(made.taskId).toBe('t1');
      await send(document('calculo.pdf', 't2', 'luis'), Buffer.from('x'));
      expect([await of('t1'), await of('t2'), await of('t3')]).toEqual([['plano.dwg'], ['calculo.pdf'], []]);
      const foreign = await send(document('ajeno.pdf', 't2'), Buffer.from('x'));
      expect([foreign.status, await foreign.json()]).toMatchObject([403, { code: 'TASK_NOT_YOURS' }]);
      const gone = await send(document('nada.pdf', 't9'), Buffer.from('x'));
      expect([gone.status, await gone.json()]).toMatchObject([404, { code: 'TASK_UNKNOWN' }]);
      const everywhere = await projects.rpc.call(attachmentsOf, { projectId });
      expect(everywhere.attachments.map(({ name }) => name)).toEqual(['calculo.pdf', 'plano.dwg']);
    });

    it('are taken away by who attached them and by who edits the plan, by no other', async () => {
      const [made] = (await projects.rpc.call(attachmentsOf, { projectId, taskId: 't2' })).attachments;
      const ticket = { projectId, attachmentId: made!.id };
      const byOther = projects.rpc.call(removeAttachment, { ...ticket, ...ana });
      expect(await failureOf(byOther)).toMatchObject({ kind: 'forbidden', code: 'ATTACHMENT_NOT_YOURS' });
      await projects.rpc.call(removeAttachment, { ...ticket, userId: 'eva', roles: ['facilitator'] });
      const [mine] = (await projects.rpc.call(attachmentsOf, { projectId, taskId: 't1' })).attachments;
      await projects.rpc.call(removeAttachment, { projectId, attachmentId: mine!.id, ...ana });
      expect((await projects.rpc.call(attachmentsOf, { projectId })).attachments).toEqual([]);
    });
  });

  describe('photos of tasks', () => {
    const taken = (photoId: string, id = projectId, userId = 'ana'): FileTicket => ({
      ...{ kind: 'photo', id, photoId, userId, correlationId: 'c' },
    });
    const put = (photoId: string, author: string) => planning.photoAuthors.set(photoId, author);
    const isOrange = async (photoId: string) => {
      const whole = Buffer.from(await (await shown(photoId, 'whole')).arrayBuffer());
      const { dominant } = await sharp(whole).stats();
      return dominant.r > dominant.b;
    };
    beforeAll(() => ['p1', 'p2', 'p3'].forEach((id) => put(id, 'ana')));
    afterAll(() => planning.photoAuthors.clear());
    const shown = (photoId: string, size: 'small' | 'whole', id = projectId) =>
      ask({ projectId: id, photoId, size }, { method: 'GET' }, projects.config.TOKEN_SECRET, '/photo');
    const jpeg = (background: string) =>
      sharp({ create: { width: 3000, height: 1500, channels: 3, background } })
        .jpeg()
        .withExif({ IFD3: { GPSLatitude: '33/1 26/1 0/1' } })
        .toBuffer();

    it('are stored once under an id, shrunk and without where they were taken, and shown in two sizes', async () => {
      const first = await (await send(taken('p1'), await jpeg('#f70'))).json();
      expect(await (await send(taken('p1'), await jpeg('#07f'))).json()).toEqual(first);
      const whole = Buffer.from(await (await shown('p1', 'whole')).arrayBuffer());
      expect(await sharp(whole).metadata()).toMatchObject({ format: 'webp', width: 2048, height: 1024 });
      expect((await sharp(whole).metadata()).exif).toBeUndefined();
      expect(await isOrange('p1')).toBe(true);
      const small = Buffer.from(await (await shown('p1', 'small')).arrayBuffer());
      expect(await sharp(small).metadata()).toMatchObject({ format: 'webp', width: 320, height: 160 });
      expect(await projects.database.collection('photos').countDocuments({ projectId })).toBe(1);
    });

    it('are taken from who put them on their task, once they are there, and from nobody else', async () => {
      const early = await send(taken('p4'), await jpeg('#f70'));
      expect([early.status, await early.json()]).toMatchObject([404, { code: 'PHOTO_UNKNOWN' }]);
      put('p4', 'ana');
      const forged = await send(taken('p4', projectId, 'luis'), await jpeg('#07f'));
      expect([forged.status, await forged.json()]).toMatchObject([403, { code: 'PHOTO_OF_SOMEBODY_ELSE' }]);
      expect((await shown('p4', 'whole')).status).toBe(404);
      expect((await send(taken('p4'), await jpeg('#f70'))).status).toBe(200);
      expect(await isOrange('p4')).toBe(true);
    });

    it('give way to their author’s where somebody else’s are stored under the same id', async () => {
      put('p5', 'luis');
      await send(taken('p5', projectId, 'luis'), await jpeg('#07f'));
      expect(await isOrange('p5')).toBe(false);
      put('p5', 'ana');
      expect((await send(taken('p5'), Buffer.from('no picture'))).status).toBe(400);
      expect(await isOrange('p5')).toBe(false);
      expect((await send(taken('p5'), await jpeg('#f70'))).status).toBe(200);
      expect(await isOrange('p5')).toBe(true);
    });

    it('are others where their id was removed and is used again', async () => {
      put('p6', 'ana');
      await send(taken('p6'), await jpeg('#07f'));
      planning.photoTaken.set('p6', '2026-03-09T09:30:00.000Z');
      await send(taken('p6'), await jpeg('#f70'));
      expect(await isOrange('p6')).toBe(true);
      expect(await projects.database.collection('photos').countDocuments({ photoId: 'p6' })).toBe(1);
    });

    it('stay for a month without a row in the plan, which an undo may bring back, and go then', async () => {
      put('p7', 'ana');
      put('p8', 'ana');
      for (const id of ['p7', 'p8']) await send(taken(id), await jpeg('#f70'));
      const sweep = (days: number) =>
        projects.app.get(RowlessPhotos).remove(new Date(Date.now() + days * 86_400_000));
      const statuses = () => Promise.all(['p7', 'p8'].map(async (id) => (await shown(id, 'small')).status));
      ['p7', 'p8'].forEach((id) => planning.photoAuthors.delete(id));
      await sweep(1);
      put('p8', 'ana');
      await sweep(20);
      planning.photoAuthors.delete('p8');
      await sweep(30);
      expect(await statuses()).toEqual([200, 200]);
      await sweep(32);
      expect(await statuses()).toEqual([404, 200]);
    });

    it('are of their project alone', async () => {
      const creator = randomUUID();
      const other = await projects.create(project(await projects.newBusiness(creator)), creator);
      await send(taken('p2'), await jpeg('#f70'));
      expect((await shown('p2', 'whole', other.id)).status).toBe(404);
      expect((await shown('gone', 'small')).status).toBe(404);
      expect((await send(taken('p2', randomUUID()), await jpeg('#f70'))).status).toBe(404);
    });

    it('are pictures by what they hold, not by what they are called', async () => {
      const answer = await send(taken('p3'), Buffer.from('%PDF-1.7 no picture'));
      expect(await answer.json()).toMatchObject({ code: 'IMAGE_UNREADABLE' });
      expect((await shown('p3', 'whole')).status).toBe(404);
    });
  });

  it('come from nobody but the gateway', async () => {
    const answer = await send(document('a.pdf'), Buffer.from('x'), 'another-secret-of-thirty-two-letters');
    expect(await answer.json()).toMatchObject({ code: 'UPLOAD_FORBIDDEN' });
    expect((await projects.rpc.call(attachmentsOf, { projectId })).attachments).toEqual([]);
  });
});
