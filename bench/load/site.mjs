import { randomUUID } from 'node:crypto';
import { io } from 'socket.io-client';
import { Api } from '../../tools/seed/api.mjs';
import { DEMO } from '../../tools/local/processes.mjs';
import { importSchedule } from './import-schedule.mjs';
import { schedule } from './schedule.mjs';

const PEOPLE = 20;
export const PASSWORD = 'plomada-bench';
const ROLES = ['projectAdmin', 'facilitator', 'responsible'];

/** A business of twenty people, or as many as are asked for, who are on every project of it, made again: each project has 200 tasks. */
export async function makeSite(url, projects = PEOPLE, count = PEOPLE) {
  const gateway = new Api(url);
  const root = await gateway.login(DEMO.logins[0][0], DEMO.password);
  const business = await makeBusiness(root);
  const people = [];
  for (let n = 0; n < count; n += 1) people.push(await member(gateway, root, business, n));
  const ids = [];
  for (let n = 0; n < projects; n += 1) ids.push(await makeProject(people[0], business, people));
  return { url, people, projects: ids, newProject: () => makeProject(people[0], business, people) };
}

export async function makeBusiness(root) {
  const name = `Bench ${randomUUID().slice(0, 8)}`;
  const contact = {
    taxNumber: '1-9',
    phone: '+56 2',
    mail: 'bench@plomada.demo',
    address: 'Aquí 1',
    specialization: 'Carga',
  };
  await root.post('/business', { name, ...contact });
  const { businesses } = await root.get(`/project/all/${root.userId}`);
  return Object.values(businesses).find((one) => one.name === name);
}

export async function member(gateway, root, business, n) {
  const email = `bench-${n}@plomada.demo`;
  const about = {
    email,
    firstName: `Persona ${n}`,
    lastName: 'Bench',
    role: n === 0 ? 'businessAdmin' : 'businessMember',
  };
  await root.post(`/business/${business.id}/members`, { ...about, initialPassword: PASSWORD });
  return gateway.login(email, PASSWORD);
}

export async function makeProject(admin, business, people) {
  const id = `bench-${randomUUID()}`;
  const team = people.map(({ session: { user } }) => ({
    userId: user.id,
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    company: 'Bench',
    function: 'Carga',
    roles: ROLES,
  }));
  await admin.post(`/project/${id}/create`, {
    id,
    projectId: id.slice(0, 20),
    name: id.slice(0, 40),
    businessId: business.id,
    startDate: '2026-01-05',
    workingDays: '1111111',
    holidays: [],
    periodDays: 7,
    laPeriods: 4,
    managerName: 'Bench',
    team,
  });
  return id;
}

/** Somebody's socket in a project. `act` submits an action and answers what the server said of it. */
export class Client {
  static async open({ url, person, projectId }) {
    const socket = io(url, { transports: ['websocket'], forceNew: true });
    await new Promise((resolve, reject) => socket.on('connect', resolve).on('connect_error', reject));
    const { token } = person.session;
    expectStatus(await socket.emitWithAck('JoinIndependentUser', { token }), 200);
    const joined = await socket.emitWithAck('joinProject', { token, id: projectId });
    expectStatus(joined, 'OK');
    return new Client(socket, person, projectId, joined.seq);
  }

  constructor(socket, person, projectId, seq) {
    Object.assign(this, { socket, person, token: person.session.token, projectId, seq });
  }

  async act(type, payload, id = randomUUID()) {
    const { projectId: project, seq: baseSeq, token } = this;
    const message = {
      id,
      when: new Date().toISOString(),
      project,
      baseSeq,
      token,
      action: { type, payload },
    };
    const answer = await this.socket.timeout(60_000).emitWithAck('doAction', message);
    expectStatus(answer, 'OK');
    this.seq = Math.max(this.seq, answer.seq);
    return { id, ...answer };
  }

  /** Has a schedule read and puts it into the plan; its n-th task has the id of the action and n. */
  async import(schedule) {
    const { person, projectId, socket } = this;
    const jobId = await importSchedule(person, { projectId, socketId: socket.id }, schedule);
    return this.act('LOAD_PROJECT', { jobId });
  }

  /** Loads a plan of that many tasks; answers the id of one that has no children. */
  async load(tasks, links = tasks) {
    const { id } = await this.import(schedule(tasks, links));
    return `${id}-1`;
  }

  close() {
    this.socket.disconnect();
  }
}

function expectStatus(answer, status) {
  if (answer.status !== status) throw new Error(`Refused: ${JSON.stringify(answer)}`);
}
