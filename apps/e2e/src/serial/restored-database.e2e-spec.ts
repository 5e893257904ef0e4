import { PlanDump } from '@plomada/testing';
import { randomUUID } from 'node:crypto';
import { logIn } from '../api/api';
import { newProject } from '../api/new-project';
import { planOf } from '../api/plan-log';
import { PlanSocket } from '../api/plan-socket';
import { inBrowser } from '../browser/in-browser';
import { signIn } from '../browser/sign-in';
import { mongoUrl } from '../environment';
import { eventually } from '../eventually';
import { GanttPage } from '../pages/gantt-page';
import { allReady, killHard } from '../processes';

afterAll(allReady);

it('tells whoever has the plan open that the database was restored, shows what is left, and sends what they did', () =>
  inBrowser('restored', { people: 1 }, async (page) => {
    const admin = await logIn('admin');
    const { id } = await newProject(admin, 'Obra restaurada');
    const socket = await PlanSocket.joined(admin.token, id);
    const create = (text: string) =>
      socket.act(admin.token, id, { type: 'CREATE_TASK', payload: { id: randomUUID(), text } });
    for (const text of ['Trazado', 'Excavación']) await create(text);
    const dump = await PlanDump.of(mongoUrl(), id);
    for (const text of ['Moldaje', 'Hormigón']) await create(text);
    socket.close();
    await signIn(page!, 'admin', `/gantt?project=${id}`);
    const gantt = new GanttPage(page!);
    await gantt.row('Hormigón').waitFor();

    await dump.putBack();
    await killHard('planning');
    await allReady();
    await gantt.type('Trazado', 'text', 'Trazado y niveles');

    await page!.getByText(/El plan del servidor volvió a un momento anterior/).waitFor();
    const left = ['Trazado y niveles', 'Excavación'];
    await eventually(async () => (await gantt.tasks()).sort().join() === [...left].sort().join());
    const { plan } = await planOf(admin, id);
    expect(plan.tasks.map(({ text }) => text).sort()).toEqual([...left].sort());
  }));
