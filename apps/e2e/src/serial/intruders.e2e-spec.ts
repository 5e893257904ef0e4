import { sign } from 'jsonwebtoken';
import { randomUUID } from 'node:crypto';
import { Api, type Answer, logIn, refusal, type SignedIn, tryLogin } from '../api/api';
import { newProject } from '../api/new-project';
import { logOf } from '../api/plan-log';
import { PlanSocket } from '../api/plan-socket';
import { scheduleForm } from '../api/schedule-form';
import { tokenSecret } from '../environment';
import { eventually } from '../eventually';
import { DEMO_PROJECT, PEOPLE } from '../people';

let admin: SignedIn;
let visita: SignedIn;
/** The visitor has no part in it and must not learn that it exists. */
let project: { id: string; businessId: string };
let sockets: PlanSocket[] = [];

beforeAll(async () => {
  [admin, visita] = await Promise.all([logIn('admin'), logIn('visita')]);
  project = await newProject(admin, 'Sin visitas');
});
afterEach(() => {
  for (const socket of sockets) socket.close();
  sockets = [];
});

const socketOf = async (opened: Promise<PlanSocket>): Promise<PlanSocket> => {
  const socket = await opened;
  sockets.push(socket);
  return socket;
};
const task = () => ({ type: 'CREATE_TASK', payload: { id: randomUUID(), text: 'Intrusa', parent: null } });
const codeOf = (answer: { failure?: { code: string } }) => answer.failure?.code;

describe('passwords and tokens', () => {
  it('refuses a wrong password in the same words as an unknown person', async () => {
    const wrong = await tryLogin(PEOPLE.capataz.email, 'plomada-otra');
    const unknown = await tryLogin('nadie@plomada.demo', 'plomada-otra');
    expect(refusal(wrong)).toBe('404 LOGIN_FAILED');
    expect(refusal(unknown)).toBe('404 LOGIN_FAILED');
  });

  const tokens: Readonly<Record<string, () => string>> = {
    'made up': () => 'abc.def.ghi',
    'signed with another secret': () => signed({}, randomUUID().repeat(2)),
    expired: () => signed({ expiresIn: -60 }),
    'of a session that never was': () => signed({}),
    unsigned: () => unsigned(admin.user.id),
    'cut short': () => admin.token.slice(0, -4),
    'of another issuer': () => signed({ issuer: 'otra' }),
  };
  it.each(Object.entries(tokens))(
    'refuses a token that is %s, over REST and over the socket',
    async (_, make) => {
      const token = make();
      expect(refusal(await new Api(token).get('/session'))).toBe('401 TOKEN_INVALID');
      const socket = await socketOf(PlanSocket.connect());
      expect(codeOf(await socket.say('JoinIndependentUser', { token }))).toBe('TOKEN_INVALID');
      expect(codeOf(await socket.say('joinProject', { token, id: project.id }))).toBe('TOKEN_INVALID');
      expect(codeOf(await socket.say('doAction', { ...(await message()), token }))).toBe('TOKEN_INVALID');
    },
  );

  it('refuses a token after its session was ended', async () => {
    const { token, api } = await logIn('capataz');
    expect((await api.post('/logout', {})).status).toBe(200);
    expect(refusal(await new Api(token).get('/session'))).toBe('401 TOKEN_INVALID');
  });

  it("refuses somebody else's token on a socket that belongs to a person already", async () => {
    const socket = await socketOf(PlanSocket.connect());
    await socket.say('JoinIndependentUser', { token: visita.token });
    expect(codeOf(await socket.join(admin.token, project.id))).toBe('TOKEN_INVALID');
  });
});

function signed(options: { expiresIn?: number; issuer?: string }, secret = tokenSecret()): string {
  const { expiresIn = 3600, issuer = 'plomada' } = options;
  return sign({ sid: randomUUID() }, secret, { subject: admin.user.id, issuer, expiresIn });
}

function unsigned(userId: string): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const exp = Math.floor(Date.now() / 1000) + 3600;
  return `${part({ alg: 'none', typ: 'JWT' })}.${part({ sub: userId, sid: randomUUID(), iss: 'plomada', exp })}.`;
}

const message = async () => ({
  id: randomUUID(),
  when: new Date().toISOString(),
  project: project.id,
  baseSeq: 0,
  action: task(),
  token: admin.token,
});

describe("somebody else's project", () => {
  const claims = [{ taskId: 'a', progress: 0, commitment: null }];
  const calls: Readonly<Record<string, (api: Api, id: string) => Promise<Answer>>> = {
    'the plan': (api, id) => api.get(`/project/${id}/full/${visita.user.id}`),
    'the log': (api, id) => api.get(`/actions/${id}/since/0`),
    'the last update': (api, id) => api.get(`/project/lastUpdate/${id}`),
    'the reports': (api, id) => api.get(`/reports/${id}`),
    notifications: (api, id) => api.get(`/notifications/${id}/get_notifications/${visita.user.id}`),
    'an import result': (api, id) => api.get(`/gantt/import/${id}/${randomUUID()}/result`),
    'the check of the term': (api, id) =>
      api.post('/terms/validation_term_tasks', { projectId: id, termId: 'a', data: claims }),
    'the check of all tasks': (api, id) =>
      api.post('/terms/validation_server_multiple', { projectId: id, data: claims }),
    'an upload': (api, id) =>
      api.upload(
        scheduleForm(new Blob(['<Project/>']), 'a.xml', {
          project: { id, businessId: project.businessId },
          socketId: 'a',
        }),
      ),
  };
  it.each(Object.entries(calls))('answers a call for %s as if there were none', async (_, call) => {
    const theirs = await call(visita.api, project.id);
    const nobodys = await call(visita.api, randomUUID());
    expect(refusal(theirs)).toBe('404 NOT_FOUND');
    expect(refusal(nobodys)).toBe('404 NOT_FOUND');
  });

  it("keeps the list of another person's projects to that person", async () => {
    expect(refusal(await visita.api.get(`/project/all/${admin.user.id}`))).toBe('404 NOT_FOUND');
  });

  it('lets nobody into its room or its plan over the socket', async () => {
    const socket = await socketOf(PlanSocket.connect());
    expect(codeOf(await socket.join(visita.token, project.id))).toBe('NOT_FOUND');
    expect(codeOf(await socket.join(visita.token, randomUUID()))).toBe('NOT_FOUND');
    expect(codeOf((await socket.act(visita.token, project.id, task())) as object)).toBe('NOT_FOUND');
    const inside = await socketOf(PlanSocket.joined(admin.token, project.id));
    expect(await inside.act(admin.token, project.id, task())).toMatchObject({ status: 'OK' });
    // Whatever the outsider could hear, it would have come before this answer.
    await socket.join(visita.token, DEMO_PROJECT.id);
    expect(socket.relayed).toEqual([]);
  });

  it('lets no member of the business make a project or add people without the role', async () => {
    const { businessId } = project;
    const member = { email: 'x@plomada.demo', firstName: 'X', lastName: '', role: 'businessAdmin' };
    expect((await visita.api.post(`/business/${businessId}/members`, member)).status).toBe(403);
    expect((await visita.api.post('/business', { name: 'Otra constructora' })).status).toBe(403);
  });
});

describe('actions that must not be done', () => {
  it('tells a viewer of a project what is lacking', async () => {
    const socket = await socketOf(PlanSocket.joined(visita.token, DEMO_PROJECT.id));
    const before = (await logOf(admin, DEMO_PROJECT.id)).length;
    expect(codeOf((await socket.act(visita.token, DEMO_PROJECT.id, task())) as object)).toBe(
      'ACTION_FORBIDDEN',
    );
    expect(await logOf(admin, DEMO_PROJECT.id)).toHaveLength(before);
  });

  it('refuses somebody who was taken out of the project, over the socket that stays open, and tells them nothing more', async () => {
    const capataz = await logIn('capataz');
    const { id } = await newProject(admin, 'Hasta aquí', [capataz]);
    const removed = await socketOf(PlanSocket.joined(capataz.token, id));
    expect(await removed.act(capataz.token, id, task())).toMatchObject({ status: 'OK' });
    const out = new Promise((done) => removed.socket.once('userLeft', done));
    expect((await admin.api.post(`/project/${id}/members/${capataz.user.id}/remove`, {})).status).toBe(200);
    expect(await out).toEqual({ project: id, userId: capataz.user.id });
    const before = await logOf(admin, id);
    expect(codeOf((await removed.act(capataz.token, id, task())) as object)).toBe('NOT_FOUND');
    expect(codeOf(await removed.join(capataz.token, id))).toBe('NOT_FOUND');
    expect(await logOf(admin, id)).toEqual(before);
    const heard = removed.relayed.length;
    const inside = await socketOf(PlanSocket.joined(admin.token, id));
    expect(await inside.act(admin.token, id, task())).toMatchObject({ status: 'OK' });
    await eventually(() => inside.relayed.length === 1);
    expect(removed.socket.connected).toBe(true);
    expect(codeOf((await removed.act(capataz.token, id, task())) as object)).toBe('NOT_FOUND');
    expect(removed.relayed).toHaveLength(heard);
  });

  it('refuses what no plan understands, and goes on with the same socket and plan', async () => {
    const socket = await socketOf(PlanSocket.joined(admin.token, project.id));
    const before = (await logOf(admin, project.id)).length;
    const refused: readonly [string, unknown][] = [
      ['ACTION_UNKNOWN', { ...(await message()), action: { type: 'DROP_ALL', payload: {} } }],
      ['ACTION_INVALID', { ...(await message()), action: { type: 'CREATE_TASK', payload: { text: 'a' } } }],
      ['ACTION_INVALID', { ...(await message()), action: { type: 'CREATE_TASK', payload: null } }],
      ['REQUEST_INVALID', { ...(await message()), id: undefined }],
      ['REQUEST_INVALID', { ...(await message()), baseSeq: -1 }],
      ['REQUEST_INVALID', { ...(await message()), when: 'ayer' }],
      ['REQUEST_INVALID', null],
      ['REQUEST_INVALID', 'x'],
      ['REQUEST_INVALID', [1, 2]],
      ['ACTION_TOO_LARGE', { ...(await message()), action: oversized() }],
    ];
    for (const [code, said] of refused) expect(codeOf(await socket.say('doAction', said))).toBe(code);
    expect(codeOf(await socket.say('joinProject', { id: 7 }))).toBe('REQUEST_INVALID');
    expect(await logOf(admin, project.id)).toHaveLength(before);
    expect(await socket.act(admin.token, project.id, task())).toMatchObject({
      status: 'OK',
      seq: before + 1,
    });
  });

  it('drops a socket that sends more than any message may weigh, and only that one', async () => {
    const socket = await socketOf(PlanSocket.joined(admin.token, project.id));
    const other = await socketOf(PlanSocket.joined(admin.token, project.id));
    const dropped = new Promise((done) => socket.socket.once('disconnect', done));
    socket.socket.emit('doAction', { flood: 'x'.repeat(10 * 1024 * 1024) });
    await dropped;
    expect(await other.act(admin.token, project.id, task())).toMatchObject({ status: 'OK' });
  });

  it('refuses oversized and malformed bodies over REST', async () => {
    const { api } = admin;
    const huge = { projectId: project.id, data: [], filling: 'x'.repeat(2 * 1024 * 1024) };
    expect((await api.post('/terms/validation_server_multiple', huge)).status).toBe(413);
    const extra = { projectId: project.id, data: [], admin: true };
    expect(refusal(await api.post('/terms/validation_server_multiple', extra))).toBe('400 REQUEST_INVALID');
    expect(refusal(await api.get(`/reports/${encodeURIComponent('../../etc')}`))).toBe('400 REQUEST_INVALID');
    expect((await api.get('/nothing/here')).status).toBe(404);
  });
});

const oversized = () => ({
  type: 'CREATE_TASK',
  payload: { id: randomUUID(), text: 'x'.repeat(200_000), parent: null },
});
