import { loginResponse } from '@plomada/contracts';
import { randomUUID } from 'node:crypto';
import { Api, type Answer, logIn, type SignedIn, tryLogin } from './api';
import { PlanSocket } from './plan-socket';

const PASSWORD = 'una-clave-de-prueba';

/** A text that runs a script wherever it is taken for markup: in an element, in an attribute, as a link. `field` tells which it is. */
export const laced = (field: string): string =>
  `${field}"'><img src=x onerror=alert(1)><svg onload=alert(1)>`;
/** For fields that hold an address. */
export const LACED_LINK = 'javascript:alert(1)//';

export interface LacedProject {
  readonly admin: SignedIn;
  readonly id: string;
  readonly containerId: string;
}

/** A company of its own whose every text was written by somebody who wants a script to run on the screens of the others. */
export async function lacedProject(): Promise<LacedProject> {
  const root = await logIn('root');
  const [id, containerId, unique] = [randomUUID(), randomUUID(), randomUUID().slice(0, 8)];
  const about = { taxNumber: laced('tax'), phone: laced('tel'), address: laced('address') };
  const made = await root.api.post('/business', {
    name: laced(`company ${unique}`),
    ...about,
    specialization: laced('trade'),
  });
  const businessId = (well(made).body as { id: string }).id;
  const admin = await newAdmin(root, businessId);
  await lists(admin, businessId);
  well(await admin.api.post(`/project/${id}/create`, newProject(admin, { id, businessId, unique })));
  const container = { id: containerId, businessId, name: laced('container'), projects: [id] };
  const words = { classification: laced('class'), type: laced('type'), administratorName: laced('boss') };
  well(await admin.api.post(`/container/${containerId}/create`, { ...container, ...words }));
  await plan(admin, id);
  return { admin, id, containerId };
}

async function newAdmin(root: SignedIn, businessId: string): Promise<SignedIn> {
  const email = `laced-${randomUUID()}@plomada.demo`;
  const name = { firstName: laced('first'), lastName: laced('last') };
  const person = { email, ...name, role: 'businessAdmin', initialPassword: PASSWORD };
  well(await root.api.post(`/business/${businessId}/members`, person));
  const session = loginResponse.parse((await tryLogin(email, PASSWORD)).body);
  return { ...session, api: new Api(session.token) };
}

async function lists({ api }: SignedIn, businessId: string): Promise<void> {
  for (const list of ['restrictionFamilies', 'cncTypes', 'roles']) {
    well(await api.post(`/business/${businessId}/lists/${list}`, { name: laced(list) }));
  }
}

const newProject = (
  { user }: SignedIn,
  { id, businessId, unique }: Readonly<Record<'id' | 'businessId' | 'unique', string>>,
) => ({
  id,
  businessId,
  name: laced('project'),
  projectId: `${unique}"><b>`,
  managerName: laced('manager'),
  startDate: '2026-11-16',
  workingDays: '0111110',
  periodDays: 7,
  team: [
    {
      userId: user.id,
      firstName: user.firstName,
      lastName: user.lastName,
      email: user.email,
      company: laced('firm'),
      function: laced('function'),
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
  const person = { userId: null, firstName: laced('name'), lastName: laced('surname'), email: LACED_LINK };
  const work = { company: laced('crew'), function: laced('craft'), role: 'user', isActive: true };
  const addId = randomUUID();
  const added = { type: 'ADD_RESPONSIBLES', payload: { responsibles: [{ ...person, ...work }] } };
  const answer = await socket.act(token, projectId, added, addId);
  if (answer.status !== 'OK') throw new Error(JSON.stringify(answer));
  await act('CREATE_TASK', { id: 'first', text: laced('task') });
  await act('CREATE_TASK', { id: 'second', text: LACED_LINK });
  await act('ADD_LINK', { id: 'link', source: 'first', target: 'second', type: '0' });
  await act('SET_COMMENTS', { taskId: 'first', comments: laced('comment') });
  await act('ASSIGN_RESPONSIBLES', { taskIds: ['first'], responsibles: [`${addId}-0`] });
  await act('NEW_RESTRICTION', {
    taskIds: ['second'],
    family: laced('family'),
    type: 1,
    detail: laced('constraint'),
    comments: laced('remark'),
    responsible: null,
    commited: null,
    required: '2026-11-16',
  });
  await act('ADD_RESOURCE', { name: laced('resource') });
  await act('SET_RHYTHM', {
    units: [{ id: 'u', name: laced('unit') }],
    categories: [{ id: 'c', name: laced('category'), workDays: null }],
  });
  await act('SET_BASELINE', { name: laced('baseline') });
  await act('ANALYSE_TASKS', { taskIds: ['first'], analysed: true });
  await act('SET_COMMITMENTS', { entries: [{ taskId: 'first', commitment: 1 }] });
  const cause = { cncType: laced('cause'), cncOrigin: laced('origin'), detail: laced('detail') };
  await act('ADD_CAUSE', { taskId: 'first', ...cause });
  socket.close();
}

function well(answer: Answer): Answer {
  if (answer.status !== 200) throw new Error(JSON.stringify(answer));
  return answer;
}
