import type { Notification, PastAction } from '@plomada/contracts';
import { randomUUID } from 'node:crypto';
import { logIn, refusal, type SignedIn } from './api/api';
import { newProject } from './api/new-project';
import { planOf } from './api/plan-log';
import { PlanSocket } from './api/plan-socket';
import { eventually } from './eventually';

let admin: SignedIn;
let capataz: SignedIn;
let visita: SignedIn;
const sockets: PlanSocket[] = [];
beforeAll(async () => {
  [admin, capataz, visita] = await Promise.all([logIn('admin'), logIn('capataz'), logIn('visita')]);
});
afterEach(() => sockets.splice(0).forEach((socket) => socket.close()));

async function joined(person: SignedIn, project: string): Promise<PlanSocket> {
  const socket = await PlanSocket.joined(person.token, project);
  sockets.push(socket);
  return socket;
}

async function done(project: string, type: string, payload: unknown): Promise<void> {
  const socket = sockets[0] ?? (await joined(admin, project));
  const answer = await socket.act(admin.token, project, { type, payload });
  if (answer.status !== 'OK') throw new Error(`${type} was refused: ${JSON.stringify(answer)}`);
}

/** A project whose foreman proposes, with a task of his. */
async function proposing(): Promise<string> {
  const { id } = await newProject(admin, 'Obra con propuestas', [capataz], ['responsible']);
  await done(id, 'UPDATE_SETTINGS', { responsiblesPropose: true });
  await done(id, 'CREATE_TASK', { id: 'muro', text: 'Muro', duration: 3 });
  const { plan } = await planOf(admin, id);
  const his = plan.responsibles.filter(({ userId }) => userId === capataz.user.id).map((one) => one.id);
  await done(id, 'ASSIGN_RESPONSIBLES', { taskIds: ['muro'], responsibles: his });
  await done(id, 'ANALYSE_TASKS', { taskIds: ['muro'], analysed: true });
  return id;
}

const FINISHED = { type: 'FINISH_TASK', payload: { taskId: 'muro', progress: 0.5 } };
const proposal = (change: object = {}) => ({
  id: randomUUID(),
  when: new Date().toISOString(),
  action: FINISHED,
  word: 'Quedó a medias',
  ...change,
});

async function told({ api, user }: SignedIn, project: string): Promise<Notification[]> {
  const { body } = await api.get(`/notifications/${project}/get_notifications/${user.id}`);
  return (body as { notifications: Notification[] }).notifications;
}

describe('a responsible who proposes', () => {
  it('writes nothing by the socket, whatever the message claims', async () => {
    const project = await proposing();
    const socket = await joined(capataz, project);
    const actor = { userId: admin.user.id, name: 'a', firstName: 'a', lastName: '', roles: ['projectAdmin'] };
    for (const action of [FINISHED, { type: 'BATCH_UPDATE', payload: { actions: [FINISHED] } }]) {
      const message = { id: randomUUID(), when: new Date().toISOString(), project, action, baseSeq: 0 };
      const claims = { acceptedBy: actor, actor, by: actor };
      const answer = await socket.say('doAction', { ...message, ...claims, token: capataz.token });
      expect(answer).toMatchObject({ status: 'ERROR', failure: { code: 'RESPONSIBLE_PROPOSES' } });
    }
    expect((await planOf(admin, project)).plan.tasks).toMatchObject([{ progress: 0 }]);
  });

  it('is heard by the administrator, who accepts in his name; the log says both', async () => {
    const project = await proposing();
    const socket = await joined(admin, project);
    const heard: unknown[] = [];
    socket.socket.on('newNotification', (message) => heard.push(message));
    const proposed = proposal();
    const at = `/notifications/${project}`;
    expect((await capataz.api.post(`${at}/propose`, proposed)).status).toBe(200);
    await eventually(() => heard.length === 1);
    expect(heard).toEqual([{ project }]);
    const { id } = proposed;
    expect(await told(admin, project)).toMatchObject([
      { id, action: FINISHED, word: 'Quedó a medias', status: 'pending' },
    ]);
    const answer = await admin.api.post(`${at}/accept_notification/${id}`, { userId: admin.user.id });
    expect(answer.status).toBe(200);
    expect((await planOf(admin, project)).plan.tasks).toMatchObject([{ progress: 0.5 }]);
    const { body } = await admin.api.get(`/actions/${project}/all`);
    const [newest] = (body as { actions: PastAction[] }).actions;
    expect(newest).toMatchObject({
      id,
      User: { id: capataz.user.id },
      acceptedBy: { id: admin.user.id, name: `${admin.user.firstName} ${admin.user.lastName}` },
    });
    expect(await told(capataz, project)).toMatchObject([{ type: 'PROPOSAL_ACCEPTED' }]);
    expect(await told(admin, project)).toEqual([]);
  });

  it('decides nothing himself but to take it back, and nothing for anybody else', async () => {
    const project = await proposing();
    const at = `/notifications/${project}`;
    const { id, ...rest } = proposal();
    await capataz.api.post(`${at}/propose`, { id, ...rest });
    const his = { userId: capataz.user.id };
    const accept = (who: SignedIn, body: object) => who.api.post(`${at}/accept_notification/${id}`, body);
    expect(refusal(await accept(capataz, his))).toBe('403 FORBIDDEN');
    expect(refusal(await accept(capataz, { userId: admin.user.id }))).toBe('404 NOT_FOUND');
    expect(refusal(await accept(visita, { userId: visita.user.id }))).toBe('404 NOT_FOUND');
    expect((await accept(admin, { userId: admin.user.id, actor: his })).status).toBe(400);
    const others = await capataz.api.get(`${at}/get_notifications/${admin.user.id}`);
    expect(refusal(others)).toBe('404 NOT_FOUND');
    const deletion = proposal({ action: { type: 'DELETE_TASKS', payload: { ids: ['muro'] } } });
    expect((await capataz.api.post(`${at}/propose`, deletion)).status).toBe(400);
    const reject = () => capataz.api.post(`${at}/reject_notification/${id}`, his);
    expect((await reject()).status).toBe(200);
    expect(refusal(await reject())).toBe('404 PROPOSAL_GONE');
  });

  it('is told of a rejection with its word, and the project of another is none of theirs', async () => {
    const [project, other] = [await proposing(), await newProject(admin, 'Otra obra')];
    const { id, ...rest } = proposal();
    await capataz.api.post(`/notifications/${project}/propose`, { id, ...rest });
    const rejection = { userId: admin.user.id, word: 'Falta la foto' };
    const elsewhere = await admin.api.post(`/notifications/${other.id}/reject_notification/${id}`, rejection);
    expect(refusal(elsewhere)).toBe('404 PROPOSAL_GONE');
    await admin.api.post(`/notifications/${project}/reject_notification/${id}`, rejection);
    expect(await told(capataz, project)).toMatchObject([
      { type: 'PROPOSAL_REJECTED', params: { word: 'Falta la foto', subject: 'muro' } },
    ]);
    const foreign = await capataz.api.post(`/notifications/${other.id}/propose`, proposal());
    expect(refusal(foreign)).toBe('404 NOT_FOUND');
  });
});
