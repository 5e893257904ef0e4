import { randomUUID } from 'node:crypto';
import { logIn } from './api/api';
import { newProject } from './api/new-project';
import { logOf } from './api/plan-log';
import { PlanSocket } from './api/plan-socket';
import { goOffline } from './browser/go-offline';
import { inBrowser } from './browser/in-browser';
import { signIn } from './browser/sign-in';
import { eventually } from './eventually';
import { GanttPage } from './pages/gantt-page';

const SURVEY = 'Trazado';
const TRENCH = 'Excavación';
/** What a browser says of a network that is not there. */
const NO_NETWORK = ['ERR_INTERNET_DISCONNECTED', 'WebSocket connection', 'ERR_FAILED'];

describe('a page loaded without a network', () => {
  it('opens the last plan with the unsent work on it, takes more, and sends all of it in order on return', () =>
    inBrowser('reload-offline', { people: 1, shellWorker: true, expected: NO_NETWORK }, async (page) => {
      const { projectId, name, renamed } = await projectWithTasks();
      await signIn(page!, 'admin', `/gantt?project=${projectId}`);
      const gantt = new GanttPage(page!);
      await gantt.ready();

      await goOffline(page!);
      await gantt.type(SURVEY, 'text', 'Trazado y niveles');
      await gantt.type(TRENCH, 'text', 'Excavación a mano');
      await page!.getByRole('banner').getByText('2 cambios sin enviar').waitFor();

      await page!.reload();
      await gantt.ready();
      expect(await gantt.tasks()).toEqual(['Trazado y niveles', 'Excavación a mano']);
      await page!.getByRole('banner').getByText('2 cambios sin enviar').waitFor();
      await gantt.type('Excavación a mano', 'text', 'Excavación con pala');
      await page!.getByRole('banner').getByText('3 cambios sin enviar').waitFor();

      await page!.goto('/');
      await page!.getByText(name).waitFor();
      await page!.goto(`/gantt?project=${projectId}`);
      await gantt.ready();
      await page!.getByRole('banner').getByText('3 cambios sin enviar').waitFor();

      await page!.context().setOffline(false);
      await eventually(async () => (await renamed()).length === 3);
      expect(await renamed()).toEqual(['Trazado y niveles', 'Excavación a mano', 'Excavación con pala']);
      await page!.getByRole('banner').getByText('3 cambios sin enviar').waitFor({ state: 'detached' });
    }));
});

async function projectWithTasks() {
  const admin = await logIn('admin');
  const name = `Sin señal ${randomUUID().slice(0, 8)}`;
  const { id: projectId } = await newProject(admin, name);
  const socket = await PlanSocket.joined(admin.token, projectId);
  for (const text of [SURVEY, TRENCH]) {
    const answer = await socket.act(admin.token, projectId, {
      type: 'CREATE_TASK',
      payload: { id: randomUUID(), text },
    });
    expect(answer.status).toBe('OK');
  }
  socket.close();
  const renamed = async () =>
    (await logOf(admin, projectId))
      .filter(({ type }) => type === 'UPDATE_TASK')
      .flatMap(({ changes }) => changes)
      .map((change) => (change.kind === 'set' ? (change.after as { text?: string }).text : null));
  return { projectId, name, renamed };
}
