import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { logIn, type SignedIn } from './api/api';
import { newProject } from './api/new-project';
import { PlanSocket } from './api/plan-socket';
import { goOffline } from './browser/go-offline';
import { inBrowser } from './browser/in-browser';
import { signIn } from './browser/sign-in';
import { eventually } from './eventually';
import { GanttPage } from './pages/gantt-page';
import type { Person } from './people';

const SURVEY = 'Trazado';
const TRENCH = 'Excavación';
/** What a browser says of a network that is not there. */
const NO_NETWORK = ['ERR_INTERNET_DISCONNECTED', 'WebSocket connection'];

describe('two people on one plan, one of them without a network for a while', () => {
  it('keeps on working, sends all of it on return, and asks about what both changed', () =>
    inBrowser('offline', { people: 2, shellWorker: true, expected: NO_NETWORK }, async (here, there) => {
      const projectId = await projectWithTasks();
      const away = await open(here!, 'root', projectId);
      const present = await open(there!, 'admin', projectId);

      await goOffline(here!);
      await away.type(SURVEY, 'text', 'Trazado y niveles');
      await away.type(TRENCH, 'text', 'Excavación a mano');
      await here!.getByRole('banner').getByText('2 cambios sin enviar').waitFor();
      await present.type(TRENCH, 'text', 'Excavación con máquina');
      await present.row('Excavación con máquina').waitFor();
      expect(await away.tasks()).toContain('Excavación a mano');

      await here!.context().setOffline(false);
      const dialog = here!.getByRole('dialog', { name: 'Otra persona cambió lo mismo que tú' });
      await dialog.getByText('Nombre de «Excavación»: Excavación a mano').waitFor();
      await dialog.getByText(/Cambiado también por Rodrigo Fuentes Araya/).waitFor();
      await dialog.getByRole('button', { name: 'Cargar lo último' }).click();
      for (const screen of [away, present]) {
        await eventually(async () => (await screen.tasks()).includes('Excavación con máquina'));
        await eventually(async () => (await screen.tasks()).includes('Trazado y niveles'));
      }
    }));

  it('takes back and makes again by keyboard, on both screens', () =>
    inBrowser('undo', { people: 2 }, async (here, there) => {
      const projectId = await projectWithTasks();
      const mine = await open(here!, 'admin', projectId);
      const theirs = await open(there!, 'root', projectId);
      const both = async (shown: boolean) => {
        for (const screen of [mine, theirs]) {
          await eventually(async () => (await screen.tasks()).includes(TRENCH) === shown);
        }
      };
      await mine.select(TRENCH);
      await mine.onSelection('Eliminar');
      await both(false);
      await here!.keyboard.press('Control+z');
      await here!.getByText(`Deshecho: Eliminación de «${TRENCH}»`).waitFor();
      await both(true);
      await here!.keyboard.press('Control+Shift+z');
      await both(false);
      await here!.getByRole('alert').getByRole('button', { name: 'Deshacer' }).click();
      await both(true);
    }));
});

async function projectWithTasks(): Promise<string> {
  const admin = await logIn('admin');
  const { id } = await newProject(admin, `Sin señal ${randomUUID().slice(0, 8)}`);
  await addTasks(admin, id);
  return id;
}

async function addTasks({ token }: SignedIn, projectId: string): Promise<void> {
  const socket = await PlanSocket.joined(token, projectId);
  for (const text of [SURVEY, TRENCH]) {
    const answer = await socket.act(token, projectId, {
      type: 'CREATE_TASK',
      payload: { id: randomUUID(), text },
    });
    expect(answer.status).toBe('OK');
  }
  socket.close();
}

async function open(page: Page, person: Person, projectId: string): Promise<GanttPage> {
  await signIn(page, person, `/gantt?project=${projectId}`);
  const gantt = new GanttPage(page);
  await gantt.ready();
  return gantt;
}
