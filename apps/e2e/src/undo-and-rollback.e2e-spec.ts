import type { PlanDocument } from '@plomada/domain';
import { randomUUID } from 'node:crypto';
import { logIn, refusal, type SignedIn } from './api/api';
import { newProject } from './api/new-project';
import { logOf, planOf } from './api/plan-log';
import { PlanSocket } from './api/plan-socket';
import { eventually } from './eventually';

let admin: SignedIn;
let socket: PlanSocket;
beforeAll(async () => {
  admin = await logIn('admin');
});
afterEach(() => socket?.close());

/** Does it upon what the plan is now; answers the action's id. */
async function done(project: string, type: string, payload: unknown): Promise<string> {
  const id = randomUUID();
  const { seq } = await planOf(admin, project);
  const message = { id, when: new Date().toISOString(), project, action: { type, payload }, baseSeq: seq };
  const answer = await socket.say('doAction', { ...message, token: admin.token });
  if (answer.status !== 'OK') throw new Error(`${type} was refused: ${JSON.stringify(answer)}`);
  return id;
}

/** A project with one finished task, joined by a socket. */
async function worked(name: string): Promise<string> {
  const { id } = await newProject(admin, name);
  socket = await PlanSocket.joined(admin.token, id);
  const person = { firstName: 'Eva', lastName: 'Rojas', email: 'eva@obra.cl', company: '', function: '' };
  await done(id, 'ADD_RESPONSIBLES', {
    responsibles: [{ ...person, userId: null, role: 'user', isActive: true }],
  });
  const { plan } = await planOf(admin, id);
  await done(id, 'CREATE_TASK', { id: 'muro', text: 'Muro' });
  const responsibles = plan.responsibles.filter(({ email }) => email === person.email).map((one) => one.id);
  await done(id, 'ASSIGN_RESPONSIBLES', { taskIds: ['muro'], responsibles });
  return id;
}

const rows = ({ tasks, links, terms }: PlanDocument) => ({ tasks, links, terms });

describe('taking back', () => {
  it('undoes an action and does it again, for everybody and in the log', async () => {
    const project = await worked('Ida y vuelta');
    const before = (await planOf(admin, project)).plan;
    const renamed = await done(project, 'UPDATE_TASK', { id: 'muro', text: 'Muro norte' });
    const undone = await done(project, 'UNDO', { actionId: renamed });
    expect(rows((await planOf(admin, project)).plan)).toEqual(rows(before));
    await done(project, 'UNDO', { actionId: undone });
    expect((await planOf(admin, project)).plan.tasks).toMatchObject([{ text: 'Muro norte' }]);
    const { body } = await admin.api.get(`/actions/${project}/all`);
    expect((body as { actions: unknown[] }).actions.slice(0, 2)).toMatchObject([
      { action: { type: 'UNDO' }, task: { id: 'muro', name: 'Muro norte' } },
      { action: { type: 'UNDO' }, User: { id: admin.user.id } },
    ]);
  });

  it('rolls back to the snapshot of a close: plan and reports as they were, the log whole', async () => {
    const project = await worked('Obra que se restaura');
    const before = (await planOf(admin, project)).plan;
    const { terms } = before;
    const { seq } = await planOf(admin, project);
    await done(project, 'CLOSE_TERM_V2', { termId: terms[0]!.id, validatedSeq: seq });
    await done(project, 'CREATE_TASK', { id: 'despues', text: 'Después del cierre' });
    const { body } = await admin.api.get(`/project/${project}/snapshots`);
    const [snapshot] = (body as { snapshots: { snapshotId: string; number: number }[] }).snapshots;
    expect(snapshot).toMatchObject({ number: 1, author: { userId: admin.user.id } });

    await done(project, 'DO_ROLLBACK', { snapshotId: snapshot!.snapshotId });
    expect(rows((await planOf(admin, project)).plan)).toEqual(rows(before));
    const log = await logOf(admin, project);
    expect(log.map(({ seq: one }) => one)).toEqual(log.map((_, place) => place + 1));
    expect(log.slice(-3).map(({ type }) => type)).toEqual(['CLOSE_TERM_V2', 'CREATE_TASK', 'DO_ROLLBACK']);
    await eventually(() =>
      socket.relayed.find((message) => 'entry' in message && message.entry.type === 'DO_ROLLBACK'),
    );
    const reports = await eventually(async () => {
      const answer = await admin.api.get(`/reports/${project}`);
      const report = answer.body as {
        seq: number;
        stale: boolean;
        indicators: { ProjectDetails: object } | null;
      };
      return report.seq === log.length && !report.stale ? report : null;
    });
    expect(reports.indicators?.ProjectDetails).toMatchObject({ tasks: 1 });
    const visitor = await logIn('visita');
    expect(refusal(await visitor.api.get(`/project/${project}/snapshots`))).toMatch(/^40[34] /);
  });
});
