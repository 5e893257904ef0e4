import { describeWithBacking, freePort } from '@plomada/testing';
import { Readable } from 'node:stream';
import type { Socket } from 'socket.io-client';
import request from 'supertest';
import { begunUpload } from '../testing/begun-upload';
import { BUSINESS, type Person, PROJECT } from '../testing/people';
import { RunningGateway } from '../testing/running-gateway';

describeWithBacking('an upload', () => {
  let gateway: RunningGateway;
  let ana: Person;
  let socket: Socket;
  beforeAll(async () => {
    gateway = await RunningGateway.start();
    ({ ana } = gateway.world.people);
    socket = await gateway.joined(ana);
  });
  afterAll(() => gateway?.stop());
  afterEach(() => gateway.world.uploads.splice(0));

  const fields = (change: Record<string, string> = {}) => ({
    type: 'mspdi',
    project: JSON.stringify({ id: PROJECT, name: 'Edificio' }),
    business: JSON.stringify({ id: BUSINESS, name: 'Constructora' }),
    socketId: socket.id as string,
    ...change,
  });
  const call = (who: Person = ana) =>
    request(gateway.url).post('/api/gantt/import/project2json').set('authorization', `Bearer ${who.token}`);
  const send = (given: Record<string, string>, bytes: Buffer, who?: Person) =>
    call(who).field(given).attach('file', bytes, { filename: 'obra ñandú.xml', contentType: 'text/xml' });

  it('goes to the imports service as it is, with a ticket that says whose it is', async () => {
    const answer = await send(fields(), Buffer.alloc(3_000_000, 'x')).expect(200);
    expect(answer.body).toEqual({ jobId: 'job-1' });
    expect(gateway.world.uploads).toEqual([
      {
        bytes: 3_000_000,
        ticket: {
          projectId: PROJECT,
          businessId: BUSINESS,
          userId: ana.session.user.id,
          socketId: socket.id,
          fileName: 'obra ñandú.xml',
          type: 'mspdi',
          correlationId: answer.headers['x-correlation-id'],
        },
      },
    ]);
  });

  it('keeps the ids of its request where the file comes later', async () => {
    const part = (about: string, value: string) =>
      `--x\r\nContent-Disposition: form-data; ${about}\r\n\r\n${value}\r\n`;
    const said = Object.entries(fields()).map(([name, value]) => part(`name="${name}"`, value));
    const late = async function* () {
      yield Buffer.from(said.join(''));
      // eslint-disable-next-line no-restricted-syntax -- That it comes later is what is tried.
      await new Promise((passed) => setTimeout(passed, 100));
      yield Buffer.from(`${part('name="file"; filename="a.xml"', '<Project/>')}--x--`);
    };
    const answer = await fetch(`${gateway.url}/api/gantt/import/project2json`, {
      method: 'POST',
      headers: { authorization: `Bearer ${ana.token}`, 'content-type': 'multipart/form-data; boundary=x' },
      body: Readable.toWeb(Readable.from(late())) as ReadableStream,
      duplex: 'half',
    } as RequestInit);
    expect(answer.status).toBe(200);
    const correlationId = answer.headers.get('x-correlation-id');
    expect(gateway.world.uploads).toMatchObject([{ ticket: { correlationId } }]);
  });

  it('may have its file before its fields', async () => {
    const answer = call().attach('file', Buffer.from('<Project/>'), 'a.xml').field(fields());
    expect((await answer).body).toEqual({ jobId: 'job-1' });
    expect(gateway.world.uploads).toMatchObject([{ bytes: 10, ticket: { fileName: 'a.xml' } }]);
  });

  it.each([
    ['of the file', 'name="file"; filename="a.xml"'],
    ['of a file that nobody asked for', 'name="other"; filename="a.xml"'],
    ['of a field', 'name="project"'],
  ])('that ends in the middle %s is refused, and the gateway lives on', async (_where, part) => {
    const form = `--x\r\nContent-Disposition: form-data; ${part}\r\n\r\nhalf of i`;
    const answer = await call().set('content-type', 'multipart/form-data; boundary=x').send(form);
    expect([answer.status, answer.body.code]).toEqual([400, 'REQUEST_INVALID']);
    await request(gateway.url).get('/api/health/live').expect(200);
  });

  it.each([
    ['said beforehand', 52 * 1024 * 1024],
    ['found on the way', 50 * 1024 * 1024 + 1],
  ])('over 50 MB is refused, %s', async (_how, bytes) => {
    const answer = await send(fields(), Buffer.alloc(bytes));
    expect(answer.status).toBe(413);
    expect(answer.body).toMatchObject({ kind: 'tooLarge', code: 'IMPORT_FAILED_TOO_LARGE' });
    expect(gateway.world.uploads).toEqual([]);
  });

  it('of exactly 50 MB is taken', async () => {
    await send(fields(), Buffer.alloc(50 * 1024 * 1024)).expect(200);
    expect(gateway.world.uploads).toMatchObject([{ bytes: 50 * 1024 * 1024 }]);
  });

  it('is refused without editing rights, and on a foreign project as if there were none', async () => {
    const { luis, eva } = gateway.world.people;
    expect((await send(fields(), Buffer.from('x'), luis)).body).toMatchObject({ code: 'FORBIDDEN' });
    expect((await send(fields(), Buffer.from('x'), eva)).body).toMatchObject({ code: 'NOT_FOUND' });
    const elsewhere = fields({ business: JSON.stringify({ id: 'business-2' }) });
    expect((await send(elsewhere, Buffer.from('x'))).body).toMatchObject({ code: 'NOT_FOUND' });
    expect(gateway.world.uploads).toEqual([]);
  });

  it.each([
    ['beforehand', true, 404, 'NOT_FOUND'],
    ['only after it, by somebody who may send none anywhere', false, 403, 'FORBIDDEN'],
  ])('is refused before it has come when its project is said %s', async (_when, said, status, code) => {
    const { luis, eva } = gateway.world.people;
    const given = { fields: said ? fields() : {}, file: 'file' };
    const url = `${gateway.url}/api/gantt/import/project2json`;
    expect(await begunUpload(url, (said ? eva : luis).token, given)).toEqual({ status, code });
  });

  it("is refused for a socket that is not the sender's own", async () => {
    const other = await gateway.joined(gateway.world.people.luis);
    for (const socketId of [other.id as string, 'nobody']) {
      const answer = await send(fields({ socketId }), Buffer.from('x')).expect(404);
      expect(answer.body).toMatchObject({ code: 'SOCKET_NOT_FOUND' });
    }
  });

  it.each([
    ['a project that is no JSON', { project: 'project-1' }],
    ['a project without an id', { project: '{}' }],
    ['no socket', { socketId: '' }],
  ])('is refused with %s', async (_what, change) => {
    const answer = await send(fields(change), Buffer.from('x')).expect(400);
    expect(answer.body).toMatchObject({ code: 'REQUEST_INVALID' });
  });

  it('is refused without a file, or when it is no form, or a form that is cut off', async () => {
    const without = await call().field(fields()).expect(400);
    expect(without.body).toMatchObject({ code: 'REQUEST_INVALID', params: { path: 'file' } });
    await call().send({ file: 'x' }).expect(400);
    const cut = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.xml"\r\n\r\n<Project>';
    await call().set('content-type', 'multipart/form-data; boundary=b').send(cut).expect(400);
    expect(gateway.world.uploads).toEqual([]);
  });

  it('finds a socket that is connected to another gateway', async () => {
    const port = await gateway.gateway({ PORT: await freePort() });
    const there = await gateway.joined(ana, port);
    await send(fields({ socketId: there.id as string }), Buffer.from('x')).expect(200);
  });
});
