import { loginResponse } from '@plomada/contracts';
import { randomUUID } from 'node:crypto';
import { Api, type Answer, logIn, type SignedIn, tryLogin } from './api';
import { PlanSocket } from './plan-socket';

const PASSWORD = 'una-clave-de-prueba';

/** A text that runs a script wherever it is taken for markup: in an element, in an attribute, as a link. `field` tells which it is. */
export const xss = (field: string): string => `${field}"'><img src=x onerror=alert(1)><svg onload=alert(1)>`;
/** For fields that hold an address. */
export const XSS_LINK = 'javascript:alert(1)//';

export interface XssProject {
  readonly admin: SignedIn;
  readonly id: string;
  readonly containerId: string;
}

/** A company of its own whose every text was written by somebody who wants a script to run on the screens of the others. */
export async function xssProject(): Promise<XssProject> {
  const root = await logIn('root');
  const [id, containerId, unique] = [randomUUID(), randomUUID(), randomUUID().slice(0, 8)];
  const about = { taxNumber: xss('tax'), phone: xss('tel'), address: xss('address') };
  const made = await root.api.post('/business', {
    name: xss(`company ${unique}`),
    ...about,
    specialization: xss('trade'),
  });
  const businessId = (well(made).body as { id: string }).id;
  const admin = await newAdmin(root, businessId);
  await lists(admin, businessId);
  well(await admin.api.post(`/project/${id}/create`, newProject(admin, { id, businessId, unique })));
  const container = { id: containerId, businessId, name: xss('container'), projects: [id] };
  const words = { classification: xss('class'), type: xss('type'), administratorName: xss('boss') };
  well(await admin.api.post(`/container/${containerId}/create`, { ...container, ...words }));
  await plan(admin, id);
  await minutes(admin, id);
  return { admin, id, containerId };
}

async function newAdmin(root: SignedIn, businessId: string): Promise<SignedIn> {
  const email = `xss-${randomUUID()}@plomada.demo`;
  const name = { firstName: xss('first'), lastName: xss('last') };
  const person = { email, ...name, role: 'businessAdmin', initialPassword: PASSWORD };
  well(await root.api.post(`/business/${businessId}/members`, person));
  const session = loginResponse.parse((await tryLogin(email, PASSWORD)).body);
  return { ...session, api: new Api(session.token) };
}

async function lists({ api }: SignedIn, businessId: string): Promise<void> {
  for (const list of ['restrictionFamilies', 'cncTypes', 'roles', 'rhythmicUnits']) {
    well(await api.post(`/business/${businessId}/lists/${list}`, { name: xss(list) }));
  }
}

const newProject = (
  { user }: SignedIn,
  { id, businessId, unique }: Readonly<Record<'id' | 'businessId' | 'unique', string>>,
) => ({
  id,
  businessId,
  name: xss('project'),
  projectId: `${unique}"><b>`,
  managerName: xss('manager'),
  startDate: '2026-11-16',
  workingDays: '0111110',
  periodDays: 7,
  team: [
    {
      userId: user.id,
      firstName: user.firstName,
      lastName: user.lastName,
      email: user.email,
      company: xss('firm'),
      function: xss('function'),
      roles: ['projectAdmin', 'responsible'],
    },
  ],
});

/** Tasks, people, constraints, causes: what a plan says in words. */
async function plan({ token }: SignedIn, projectId: string): Promise<void> {
  const socket = await PlanSocket.joined(token, projectId);
  const act = async (type: string, payload: unknown) => {
    const answer = await socket.act(token, projectId, { type, payload });
    if (answer.status !== 'OK') throw new Error(`${type}: ${JSON.stringify(answer)}`);
    return answer;
  };
  const person = { userId: null, firstName: xss('name'), lastName: xss('surname'), email: XSS_LINK };
  const work = { company: xss('crew'), function: xss('craft'), role: 'user', isActive: true };
  const addId = randomUUID();
  const added = { type: 'ADD_RESPONSIBLES', payload: { responsibles: [{ ...person, ...work }] } };
  const answer = await socket.act(token, projectId, added, addId);
  if (answer.status !== 'OK') throw new Error(JSON.stringify(answer));
  await act('CREATE_TASK', { id: 'first', text: xss('task') });
  await act('CREATE_TASK', { id: 'second', text: XSS_LINK });
  await act('ADD_LINK', { id: 'link', source: 'first', target: 'second', type: '0' });
  await act('SET_COMMENTS', { taskId: 'first', comments: xss('comment') });
  await act('ASSIGN_RESPONSIBLES', { taskIds: ['first'], responsibles: [`${addId}-0`] });
  await act('NEW_RESTRICTION', {
    taskIds: ['second'],
    family: xss('family'),
    type: 1,
    detail: xss('constraint'),
    comments: xss('remark'),
    responsible: null,
    commited: null,
    required: '2026-11-16',
  });
  await act('ADD_RESOURCE', { name: xss('resource') });
  await act('SET_RHYTHM', {
    units: [{ id: 'u', name: xss('unit') }],
    categories: [{ id: 'c', name: xss('category'), workDays: null }],
  });
  await act('SET_BASELINE', { name: xss('baseline') });
  await act('ANALYSE_TASKS', { taskIds: ['first'], analysed: true });
  await act('SET_COMMITMENTS', { entries: [{ taskId: 'first', commitment: 1 }] });
  const cause = { cncType: xss('cause'), cncOrigin: xss('origin'), detail: xss('detail') };
  await act('ADD_CAUSE', { taskId: 'first', ...cause });
  socket.close();
}

/** Of the first term's meeting. */
async function minutes({ api }: SignedIn, projectId: string): Promise<void> {
  const guest = { id: 'guest', name: xss('guest'), company: xss('visiting'), isGuest: true, isPresent: true };
  const decision = { id: 'line', kind: 'decision', about: null, text: xss('decision'), until: null };
  const times = { startedAt: '2026-11-16T15:00:00.000Z', endedAt: null };
  const said = { attendance: [guest], said: [decision], outcomes: [], ...times, version: 0 };
  well(await api.post(`/project/${projectId}/minutes/1`, said));
}

function well(answer: Answer): Answer {
  if (answer.status !== 200) throw new Error(JSON.stringify(answer));
  return answer;
}
