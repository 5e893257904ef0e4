import { randomUUID } from 'node:crypto';
import { getConnectionToken } from '@nestjs/mongoose';
import type { NestExpressApplication } from '@nestjs/platform-express';
import {
  cancelImport,
  importResult,
  importWarningsOf,
  importStatus,
  MAX_UPLOAD_BYTES,
  projectPurged,
  type UploadTicket,
} from '@plomada/contracts';
import { type AppFailure, EventBus, RpcClient, signInternal } from '@plomada/service-kit';
import { backingConfig, describeWithBacking, eventually } from '@plomada/testing';
import type { ChildProcess } from 'node:child_process';
import { Connection, type mongo } from 'mongoose';
import { gzipSync } from 'node:zlib';
import { inHours, withoutProlog, xmlOf } from './testing/files';
import { ImportsProcesses } from './testing/imports-processes';
import { Listener, startListener } from './testing/listener';
import { greedyThread, stuckThread } from './testing/threads';

type FileContent = string | Uint8Array<ArrayBuffer>;

describeWithBacking('importing a file', () => {
  let processes: ImportsProcesses;
  let worker: ChildProcess;
  let app: NestExpressApplication;
  let listener: Listener;
  let database: Connection;

  const ticket = (changes: Partial<UploadTicket> = {}): UploadTicket => ({
    projectId: 'project-1',
    businessId: 'business-1',
    userId: 'user-1',
    socketId: 'socket-1',
    fileName: 'obra.xml',
    type: 'mspdi',
    correlationId: randomUUID(),
    ...changes,
  });
  const headersOf = (given: object, secret = processes.environment['TOKEN_SECRET'] ?? '') => {
    const upload = Buffer.from(JSON.stringify(given)).toString('base64url');
    return { 'x-upload': upload, 'x-upload-signature': signInternal(secret, upload) };
  };
  const post = (body: FileContent, headers: Record<string, string> = headersOf(ticket())) =>
    fetch(`http://127.0.0.1:${processes.servicePort}/internal/uploads`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/octet-stream', ...headers },
    });
  const upload = async (body: FileContent, changes: Partial<UploadTicket> = {}): Promise<string> => {
    const response = await post(body, headersOf(ticket(changes)));
    expect(response.status).toBe(200);
    return ((await response.json()) as { jobId: string }).jobId;
  };
  const resultOf = (jobId: string, projectId = 'project-1', userId = 'user-1') =>
    app.get(RpcClient).call(importResult, { jobId, projectId, userId });
  const statusOf = (jobId: string, userId = 'user-1') =>
    app.get(RpcClient).call(importStatus, { jobId, projectId: 'project-1', userId });
  const cancel = (jobId: string, userId = 'user-1') =>
    app.get(RpcClient).call(cancelImport, { jobId, projectId: 'project-1', userId });
  const refusalOf = (asked: Promise<unknown>) =>
    asked.then(
      () => null,
      (error: AppFailure) => error,
    );
  const stored = () => database.collection('files.chunks').distinct('files_id');
  /** Puts other bytes in the place of a stored file's. */
  const storeInstead = async (id: mongo.ObjectId, bytes: Uint8Array) => {
    const set = { length: bytes.length };
    await database.collection('files.files').updateOne({ _id: id }, { $set: set });
    await database.collection('files.chunks').updateOne({ files_id: id }, { $set: { data: bytes } });
  };

  beforeAll(async () => {
    processes = await ImportsProcesses.start();
    worker = await processes.worker();
    const { TOKEN_SECRET = '', PLOMADA_PREFIX = '' } = processes.environment;
    app = await startListener({ ...(await backingConfig()), TOKEN_SECRET, PLOMADA_PREFIX });
    listener = app.get(Listener);
    database = app.get<Connection>(getConnectionToken());
  });
  afterAll(async () => {
    await processes?.stop();
    await database?.dropDatabase();
    await app?.close();
  });

  it('ends in a schedule that its owner can fetch, and says so on the way', async () => {
    const jobId = await upload(xmlOf(200));
    const { success } = await listener.endOf(jobId);
    expect(success).toMatchObject({
      projectId: 'project-1',
      socketId: 'socket-1',
      userId: 'user-1',
      fileName: 'obra.xml',
      counts: { links: 199 },
    });
    const { schedule, counts } = await resultOf(jobId);
    expect(schedule.tasks.map(({ text }) => text)).toEqual(expect.arrayContaining(['Tarea 1', 'Tarea 200']));
    expect(counts).toEqual(success?.counts);
    const { name, warnings } = success!;
    expect(await statusOf(jobId)).toEqual({ stage: 'ready', percent: 100, name, counts, warnings });
    const stages = listener.progress.filter((told) => told.jobId === jobId).map(({ stage }) => stage);
    expect(stages.sort()).toEqual(['done', 'queued', 'reading']);
  });

  it('is one of the jobs that Prometheus is told of', async () => {
    const text = await (await fetch(`http://127.0.0.1:${processes.servicePort}/metrics`)).text();
    const states = [...text.matchAll(/^plomada_jobs\{queue="imports",state="(\w+)"\} \d+$/gm)];
    expect(states.map(([, state]) => state)).toEqual(['waiting', 'active', 'delayed', 'failed']);
    expect(text.match(/^plomada_jobs\{/gm)).toHaveLength(states.length);
  });

  it('has every warning in its result, says the first of them, and tells the others a page at a time', async () => {
    const jobId = await upload(xmlOf(1600).replaceAll('<PercentComplete>0<', '<PercentComplete>101<'));
    const { success } = await listener.endOf(jobId);
    const { counts, warnings } = await resultOf(jobId);
    expect([counts.warnings, warnings.length, success?.warnings.length]).toEqual([1600, 1600, 500]);
    const pageAt = (from: number) =>
      app.get(RpcClient).call(importWarningsOf, { jobId, projectId: 'project-1', userId: 'user-1', from });
    const [second, last] = [await pageAt(500), await pageAt(1500)];
    expect([second.warnings.length, second.next]).toEqual([1000, 1500]);
    expect([...second.warnings, ...last.warnings]).toEqual(warnings.slice(500));
    expect(last.next).toBeNull();
  });

  it('keeps the result and not the file', async () => {
    const before = (await stored()).length;
    const jobId = await upload(xmlOf(3));
    await listener.endOf(jobId);
    await resultOf(jobId);
    await eventually(async () => (await stored()).length === before + 1);
  });

  it('keeps nothing of a project that is gone for good', async () => {
    const before = await stored();
    const jobId = await upload(xmlOf(3), { projectId: 'gone' });
    await listener.endOf(jobId);
    const told = { projectId: 'gone', businessId: 'business-1' };
    await app.get(EventBus).publish(projectPurged, told);
    await app.get(EventBus).publish(projectPurged, told);
    const jobs = () => database.collection('jobs').countDocuments({ projectId: 'gone' });
    await eventually(async () => (await jobs()) === 0);
    expect((await stored()).map(String).sort()).toEqual(before.map(String).sort());
    expect(await refusalOf(resultOf(jobId, 'gone'))).toMatchObject({ code: 'IMPORT_RESULT_GONE' });
  });

  it('shows the result to nobody else', async () => {
    const jobId = await upload(xmlOf(3));
    await listener.endOf(jobId);
    const refused = { kind: 'notFound', code: 'IMPORT_RESULT_GONE' };
    expect(await refusalOf(resultOf(jobId, 'project-1', 'user-2'))).toMatchObject(refused);
    expect(await refusalOf(resultOf(jobId, 'project-2'))).toMatchObject(refused);
    expect(await refusalOf(resultOf(randomUUID()))).toMatchObject(refused);
    expect(await refusalOf(statusOf(jobId, 'user-2'))).toMatchObject(refused);
  });

  it.each<[string, (resultId: mongo.ObjectId) => Promise<unknown>]>([
    [
      'is over',
      async (_id) => {
        await database.collection('files.files').deleteOne({ _id });
        await database.collection('files.chunks').deleteMany({ files_id: _id });
      },
    ],
    ['was stored packed in another way', (_id) => storeInstead(_id, Buffer.from('{"tasks":[]}'))],
    ['was stored in another shape', (_id) => storeInstead(_id, gzipSync('{"tasks":[]}'))],
  ])('says so when a result %s', async (_what, spoil) => {
    const jobId = await upload(xmlOf(3));
    await listener.endOf(jobId);
    const job = await database.collection('jobs').findOne({ _id: jobId as never });
    await spoil((job as unknown as { success: { resultId: mongo.ObjectId } }).success.resultId);
    const refused = { kind: 'notFound', code: 'IMPORT_RESULT_GONE' };
    expect(await refusalOf(resultOf(jobId))).toMatchObject(refused);
  });

  it.each<[string, () => FileContent, string]>([
    ['nothing', () => '', 'IMPORT_FAILED_EMPTY'],
    [
      'a project without tasks',
      () => '<Project xmlns="http://schemas.microsoft.com/project"/>',
      'IMPORT_FAILED_EMPTY',
    ],
    ['text', () => 'Señores: adjunto el programa.', 'IMPORT_FAILED_NOT_XML'],
    ['a master plan without rows', () => 'CODE,TASK,START,FINISH', 'IMPORT_FAILED_EMPTY'],
    [
      'XML of something else',
      () => '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'IMPORT_FAILED_NOT_A_SCHEDULE',
    ],
    ['half a file', () => xmlOf(20).slice(0, 4000), 'IMPORT_FAILED_CUT_OFF'],
    [
      'an entity bomb',
      () => `<!DOCTYPE x [<!ENTITY a "aaaa">]>${withoutProlog(xmlOf(2))}`,
      'IMPORT_FAILED_UNSAFE_XML',
    ],
    [
      'a reach for a file',
      () => `<!DOCTYPE x SYSTEM "file:///etc/hostname">${withoutProlog(xmlOf(2))}`,
      'IMPORT_FAILED_UNSAFE_XML',
    ],
    ['hours for days', () => inHours(xmlOf(3)), 'IMPORT_FAILED_FORMAT_DAY'],
    ['too many tasks', () => xmlOf(3501), 'IMPORT_FAILED_DATA_EXCEEDED'],
    ['too many links', () => xmlOf(3000, 6010), 'IMPORT_FAILED_LINKS_EXCEEDED'],
  ])('fails with a code for %s', async (_what, body, code) => {
    const jobId = await upload(body());
    const { failure } = await listener.endOf(jobId);
    expect(failure).toMatchObject({ jobId, code, socketId: 'socket-1', fileName: 'obra.xml' });
    expect(await refusalOf(resultOf(jobId))).toMatchObject({ kind: 'invalid', code });
    expect(await statusOf(jobId)).toEqual({ stage: 'failed', code, params: failure?.params });
  });

  it('refuses a file over the limit and keeps nothing of it', async () => {
    const before = (await stored()).map(String);
    const jobs = await database.collection('jobs').countDocuments();
    const response = await post(new Uint8Array(MAX_UPLOAD_BYTES + 1));
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({
      code: 'IMPORT_FAILED_TOO_LARGE',
      params: { megabytes: 50 },
    });
    // Files of jobs before may still go meanwhile.
    expect(before).toEqual(expect.arrayContaining((await stored()).map(String)));
    expect(await database.collection('jobs').countDocuments()).toBe(jobs);
  });

  it('keeps nothing of an upload that its sender gave up', async () => {
    const before = await stored();
    const abort = new AbortController();
    const chunk = new Uint8Array(512 * 1024);
    async function* slow() {
      for (let n = 0; n < 4; n++) yield chunk;
      await eventually(async () => (await stored()).length > before.length);
      abort.abort();
      // eslint-disable-next-line no-restricted-syntax -- The body must not end before the sender is gone.
      await new Promise((wait) => setTimeout(wait, 1_000));
    }
    const body = slow();
    const sent = fetch(`http://127.0.0.1:${processes.servicePort}/internal/uploads`, {
      method: 'POST',
      body,
      headers: headersOf(ticket()),
      signal: abort.signal,
      duplex: 'half',
    } as never);
    await expect(sent).rejects.toThrow();
    await eventually(async () => (await stored()).length === before.length);
  });

  it('takes files from our own services only', async () => {
    const signed = headersOf(ticket());
    const other = headersOf(ticket({ userId: 'user-2' }));
    expect((await post('x', {})).status).toBe(403);
    expect((await post('x', headersOf(ticket(), 'x'.repeat(40)))).status).toBe(403);
    expect((await post('x', { ...signed, 'x-upload': other['x-upload'] })).status).toBe(403);
    expect((await post('x', headersOf({ ...ticket(), userId: '../..' }))).status).toBe(400);
  });

  it('is read again when its worker was killed in the middle', async () => {
    await processes.end(worker, 'SIGTERM');
    const jobId = await upload(xmlOf(50));
    const doomed = await processes.worker({ IMPORT_PARSE_THREAD: stuckThread() });
    await eventually(async () =>
      listener.progress.some((told) => told.jobId === jobId && told.stage === 'reading'),
    );
    await processes.end(doomed, 'SIGKILL');
    worker = await processes.worker();
    expect((await listener.endOf(jobId)).success).toBeDefined();
    const job = await database.collection('jobs').findOne({ _id: jobId as never });
    expect(job).toMatchObject({ status: 'succeeded', attempts: 2 });
  });

  it('is given up by its owner in the middle, and makes room for the next', async () => {
    await processes.end(worker, 'SIGTERM');
    const stuck = await processes.worker({ IMPORT_PARSE_THREAD: stuckThread(), IMPORT_CONCURRENCY: '1' });
    const jobs = [await upload(xmlOf(3)), await upload(xmlOf(4))];
    const beingRead = (jobId: string) =>
      listener.progress.some((told) => told.jobId === jobId && told.stage === 'reading');
    const last = await upload(xmlOf(5));
    await eventually(() => beingRead(jobs[0]!));
    expect(await statusOf(jobs[0]!)).toEqual({ stage: 'reading', percent: 10 });
    expect(await statusOf(last)).toEqual({ stage: 'waiting', percent: 0, before: 1 });
    await cancel(last);
    for (const jobId of jobs) {
      await eventually(() => beingRead(jobId));
      expect(await refusalOf(cancel(jobId, 'user-2'))).toMatchObject({ kind: 'notFound' });
      await cancel(jobId);
      expect(await refusalOf(resultOf(jobId))).toMatchObject({ code: 'IMPORT_CANCELED' });
      expect(await statusOf(jobId)).toEqual({ stage: 'cancelled' });
    }
    const { uploadId } = (await database.collection('jobs').findOne({ _id: jobs[0] as never }))!;
    expect((await stored()).map(String)).not.toContain(String(uploadId));
    await processes.end(stuck, 'SIGTERM');
    worker = await processes.worker();
  });

  it('is refused while five of the person wait or are read, however many are sent at once', async () => {
    await processes.end(worker, 'SIGTERM');
    const files = () => post(xmlOf(3), headersOf(ticket({ userId: 'eager' })));
    const taken = await Promise.all(Array.from({ length: 4 }, () => upload(xmlOf(3), { userId: 'eager' })));
    const before = (await stored()).length;
    const answers = await Promise.all([files(), files(), files()]);
    const ofEager = { userId: 'eager', status: 'queued' };
    expect(await database.collection('jobs').countDocuments(ofEager)).toBeLessThanOrEqual(5);
    if (answers.every(({ status }) => status !== 200)) expect((await files()).status).toBe(200);
    const refused = await files();
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({ code: 'IMPORT_TOO_MANY_FILES', params: { most: 5 } });
    expect((await stored()).length).toBe(before + 1);
    // It is one person's bound, and ends with the files.
    const other = await upload(xmlOf(3), { userId: 'user-2' });
    worker = await processes.worker();
    await Promise.all([...taken, other].map((jobId) => listener.endOf(jobId)));
    await eventually(async () => (await files()).status === 200);
  });

  it('waits for one file of each other business and not for all, in whichever worker and after a restart', async () => {
    await processes.end(worker, 'SIGTERM');
    const send = (businessId: string, person: number) =>
      upload(xmlOf(3), { businessId, userId: `${businessId}-${person}` });
    const many: string[] = [];
    for (let n = 0; n < 6; n += 1) many.push(await send('many', n));
    const few = [await send('few', 0), await send('few', 1)];
    const third = await send('third', 0);
    expect(await statusOf(third, 'third-0')).toMatchObject({ stage: 'waiting', before: 2 });
    const one = { IMPORT_CONCURRENCY: '1' };
    const first = await processes.worker({ ...one, IMPORT_PARSE_THREAD: stuckThread() });
    await eventually(() => readFirst().length === 1);
    await processes.end(first, 'SIGKILL');
    worker = await processes.worker(one);
    await Promise.all([...many, ...few, third].map((jobId) => listener.endOf(jobId)));
    const at = (jobId: string) => readFirst().indexOf(jobId);
    expect([many[0], few[0], third].map((jobId) => at(jobId!)).sort()).toEqual([0, 1, 2]);
    expect([many[1], few[1]].map((jobId) => at(jobId!)).sort()).toEqual([3, 4]);
    expect(many.map(at)).toEqual([...many.map(at)].sort((a, b) => a - b));

    /** Of these files, which were begun to be read, in this order. */
    function readFirst(): string[] {
      const these = new Set([...many, ...few, third]);
      const begun = listener.progress.filter(({ jobId, stage }) => stage === 'reading' && these.has(jobId));
      return [...new Set(begun.map(({ jobId }) => jobId))];
    }
  });

  it('keeps its end when it is given up too late', async () => {
    const jobId = await upload(xmlOf(3));
    await listener.endOf(jobId);
    await cancel(jobId);
    expect((await resultOf(jobId)).counts.tasks).toBeGreaterThan(0);
  });

  it('is read beside others, after good files and bad ones', async () => {
    const files = [xmlOf(900), 'no schedule', xmlOf(30), xmlOf(20).slice(0, 4000), xmlOf(700)];
    const jobs = await Promise.all(files.map((file) => upload(file)));
    const ends = await Promise.all(jobs.map((jobId) => listener.endOf(jobId)));
    expect(ends.map(({ success, failure }) => success?.counts.links ?? failure?.code)).toEqual([
      899,
      'IMPORT_FAILED_NOT_XML',
      29,
      'IMPORT_FAILED_CUT_OFF',
      699,
    ]);
  });

  it('fails when it takes the parser down', async () => {
    await processes.end(worker, 'SIGTERM');
    const greedy = await processes.worker({ IMPORT_PARSE_THREAD: greedyThread() });
    const jobId = await upload(xmlOf(3));
    expect((await listener.endOf(jobId)).failure).toMatchObject({ code: 'IMPORT_FAILED_WORKER' });
    await processes.end(greedy, 'SIGTERM');
    worker = await processes.worker();
  });
});
