import { randomUUID } from 'node:crypto';
import type { ApiTokenInfo } from '@plomada/contracts';
import { Api, logIn, refusal, type SignedIn } from './api/api';
import { newProject } from './api/new-project';
import { PlanSocket } from './api/plan-socket';
import { eventually } from './eventually';
import { DEMO_PROJECT } from './people';

interface Made {
  readonly api: Api;
  readonly token: string;
  readonly info: ApiTokenInfo;
}

const made: [SignedIn, string][] = [];
async function tokenOf(owner: SignedIn, scope: 'read' | 'write'): Promise<Made> {
  const answer = await owner.api.post(`/user/${owner.user.id}/api_tokens`, {
    name: 'Prueba',
    scope,
    days: 7,
  });
  expect(answer.status).toBe(200);
  const { token, info } = answer.body as Made;
  made.push([owner, info.id]);
  return { token, info, api: new Api(token) };
}
const revoke = (owner: SignedIn, id: string) =>
  owner.api.send(`/user/${owner.user.id}/api_tokens/${id}`, 'DELETE', {});

let admin: SignedIn;
let visitor: SignedIn;
beforeAll(async () => {
  [admin, visitor] = [await logIn('admin'), await logIn('visita')];
});
afterAll(async () => {
  for (const [owner, id] of made) await revoke(owner, id);
});

describe('an API token', () => {
  it('reads what its owner sees, and writes nothing', async () => {
    const { api } = await tokenOf(admin, 'read');
    expect((await api.get(`/project/${DEMO_PROJECT.id}/plan`)).status).toBe(200);
    const { id } = await newProject(admin, 'Tokens');
    expect(refusal(await api.send(`/project/${id}/settings`, 'PUT', {}))).toBe('403 TOKEN_SCOPE');
  });

  it('writes what its owner may, and never more', async () => {
    const { id } = await newProject(admin, 'Tokens', [visitor], ['projectViewer']);
    const ofAdmin = await tokenOf(admin, 'write');
    const ofVisitor = await tokenOf(visitor, 'write');
    const scenario = { name: 'Con otra cuadrilla' };
    expect(refusal(await ofVisitor.api.post(`/project/${id}/scenarios`, scenario))).toBe('403 FORBIDDEN');
    expect((await ofAdmin.api.send(`/project/${id}/settings`, 'PUT', {})).status).toBe(200);
  });

  it('sees no other business', async () => {
    const { api } = await tokenOf(admin, 'write');
    const abroad = await (await logIn('root')).api.post('/business', { name: `Otra ${randomUUID()}` });
    const { id: businessId } = abroad.body as { id: string };
    expect(refusal(await api.get(`/business/${businessId}/settings`))).toBe('404 NOT_FOUND');
  });

  it('changes no password, makes no token and opens no socket', async () => {
    const { api, token } = await tokenOf(admin, 'write');
    const own = `/user/${admin.user.id}`;
    const secret = Buffer.from('otra-clave').toString('base64');
    const passwords = { oldPassword: secret, newPassword: secret };
    expect(refusal(await api.post(`${own}/change_password`, passwords))).toBe('403 SIGN_IN_NEEDED');
    const more = { name: 'Otro', scope: 'write', days: 7 };
    expect(refusal(await api.post(`${own}/api_tokens`, more))).toBe('403 SIGN_IN_NEEDED');
    expect(refusal(await api.get(`${own}/api_tokens`))).toBe('403 SIGN_IN_NEEDED');
    const socket = await PlanSocket.connect();
    const answer = await socket.join(token, DEMO_PROJECT.id);
    expect(answer).toMatchObject({ status: 'ERROR', failure: { code: 'SIGN_IN_NEEDED' } });
    socket.close();
  });

  it('is over at once when it is revoked, and nobody else revokes it', async () => {
    const { api, info } = await tokenOf(admin, 'read');
    expect((await api.get('/session')).status).toBe(200);
    expect(refusal(await revoke(visitor, info.id))).toBe('404 NOT_FOUND');
    expect((await api.get('/session')).status).toBe(200);
    expect((await revoke(admin, info.id)).status).toBe(200);
    expect(refusal(await api.get('/session'))).toBe('401 TOKEN_INVALID');
  });

  it('loses a project with its owner', async () => {
    const { id } = await newProject(admin, 'Tokens', [visitor], ['projectViewer']);
    const { api } = await tokenOf(visitor, 'read');
    expect((await api.get(`/project/${id}/plan`)).status).toBe(200);
    await admin.api.post(`/project/${id}/members/${visitor.user.id}/remove`, {});
    await eventually(async () => (await api.get(`/project/${id}/plan`)).status === 404);
  });

  it.each([
    ['made up', `plomada_${'x'.repeat(43)}`],
    ['of the prefix alone', 'plomada_'],
    ['long', `plomada_${'x'.repeat(8000)}`],
    ['a question to the database', 'plomada_{"$ne":null}'],
  ])('opens nothing when it is %s', async (_what, token) => {
    expect(refusal(await new Api(token).get('/session'))).toBe('401 TOKEN_INVALID');
  });
});
