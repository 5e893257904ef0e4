import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { logIn } from './api/api';
import { newProject } from './api/new-project';
import { planOf } from './api/plan-log';
import { PlanSocket } from './api/plan-socket';
import { goOffline } from './browser/go-offline';
import { inBrowser } from './browser/in-browser';
import { enter, signIn } from './browser/sign-in';
import { eventually } from './eventually';
import { findings } from './languages/accessibility';
import { CloseDialog } from './pages/close-dialog';
import { GanttPage } from './pages/gantt-page';
import { RollbackPage } from './pages/rollback-page';
import type { Person } from './people';

const TRENCH = 'Excavación';
/** What a browser says of a network that is not there. */
const NO_NETWORK = ['ERR_INTERNET_DISCONNECTED', 'WebSocket connection'];

describe('many hands on one plan', () => {
  it.concurrent('lets a facilitator put over what somebody else changed meanwhile, or discard it', () =>
    inBrowser('overwrite', { people: 2, shellWorker: true, expected: NO_NETWORK }, async (here, there) => {
      const { id } = await project();
      const reader = await logIn('admin');
      const away = await open(here!, 'facilitadora', id);
      const present = await open(there!, 'admin', id);
      const bothSay = async (name: string) => {
        for (const screen of [away, present])
          await eventually(async () => (await screen.tasks()).includes(name));
      };
      const meet = async (from: string, mine: string, theirs: string) => {
        await goOffline(here!);
        await away.type(from, 'text', mine);
        await present.type(from, 'text', theirs);
        // Seen by themselves at once; what was first is decided where it is accepted.
        await eventually(async () =>
          (await planOf(reader, id)).plan.tasks.some(({ text }) => text === theirs),
        );
        await here!.context().setOffline(false);
        const dialog = here!.getByRole('dialog', { name: 'Otra persona cambió lo mismo que tú' });
        await dialog.getByText(/Cambiado también por Rodrigo Fuentes Araya/).waitFor();
        return dialog;
      };
      const first = await meet(TRENCH, 'Excavación a mano', 'Excavación con máquina');
      await first.getByRole('button', { name: 'Soy facilitador, continuar' }).click();
      await bothSay('Excavación a mano');
      const second = await meet('Excavación a mano', 'Zanjas', 'Zanjado');
      await second.getByRole('button', { name: 'Descartar mis cambios' }).click();
      await bothSay('Zanjado');
    }),
  );

  it.concurrent('shows on which row the others are, until they leave, and warns who edits the same', () =>
    inBrowser('presence', { people: 2 }, async (here, there) => {
      const { id } = await project();
      const mine = await open(here!, 'admin', id);
      const theirs = await open(there!, 'facilitadora', id);
      await theirs.select(TRENCH);
      const avatar = mine.row(TRENCH).getByRole('img', { name: 'Carolina Muñoz Vidal está en esta tarea' });
      await avatar.waitFor();
      expect(await (await mine.bar(TRENCH)).getAttribute('class')).toContain('plan-bar-shared');
      expect(await mine.tasks()).toContain(TRENCH);
      expect(await findings(here!)).toEqual([]);
      await mine.cell(TRENCH, 'text').click();
      await here!.getByText(`Carolina Muñoz Vidal también está en «${TRENCH}».`, { exact: false }).waitFor();
      await here!.keyboard.press('Escape');
      await there!.goto('/');
      await avatar.waitFor({ state: 'detached' });
    }),
  );

  it.concurrent('rolls back before everybody’s eyes, and the log tells it', () =>
    inBrowser('rollback', { people: 2 }, async (here, there) => {
      const { id, name } = await closedOnce();
      const watching = await open(there!, 'facilitadora', id);
      await signIn(here!, 'admin', `/rollback?project=${id}`);
      const page = new RollbackPage(here!);
      await page.open(id);
      await page.choose(1);
      expect(await page.confirmation.isDisabled()).toBe(true);
      expect(await page.dialog.innerText()).toContain('No se puede deshacer');
      expect(await findings(here!)).toEqual([]);
      await page.confirm(name);
      await there!
        .getByText('Rodrigo Fuentes Araya está volviendo el plan a un corto plazo anterior')
        .waitFor();
      expect(await page.outcome(1)).toContain('Salió del plan: 2 acciones y 1 cierre.');
      await there!.getByText('Rodrigo Fuentes Araya volvió el plan a un corto plazo anterior').waitFor();
      await eventually(async () => !(await watching.tasks()).includes('Después del cierre'));

      await here!.goto(`/log_actions?project=${id}&types=DO_ROLLBACK`);
      await here!.getByRole('gridcell', { name: /^Corto plazo 1, cerrado el / }).waitFor();
      await here!.getByRole('gridcell', { name: 'Vuelta a un corto plazo anterior' }).click();
      const entry = here!.getByRole('dialog', { name: 'Vuelta a un corto plazo anterior' });
      await entry.getByText('Una acción de este tipo no se puede deshacer.').waitFor();
      await entry.getByText('Tarea «Después del cierre» · se eliminó').waitFor();
      await here!.reload();
      await entry.getByText('Tarea «Después del cierre» · se eliminó').waitFor();
      expect(await findings(here!)).toEqual([]);
    }),
  );

  it.concurrent('holds the others up from the checklist of a close until it is called off or left', () =>
    inBrowser('checklist', { people: 2 }, async (here, there) => {
      const { id } = await project();
      await open(here!, 'admin', id);
      await open(there!, 'facilitadora', id);
      const closing = there!.getByRole('alertdialog', {
        name: 'Rodrigo Fuentes Araya está cerrando el corto plazo',
      });
      const calledOff = there!.getByRole('alertdialog', {
        name: 'Rodrigo Fuentes Araya canceló el cierre del corto plazo',
      });
      const close = new CloseDialog(here!);
      await close.open();
      await closing.waitFor();
      await close.cancel();
      await calledOff.waitFor();
      await calledOff.waitFor({ state: 'detached' });
      await close.open();
      await closing.waitFor();
      await here!.reload();
      await calledOff.waitFor();
      await calledOff.waitFor({ state: 'detached' });
    }),
  );

  it.concurrent(
    'stops a close that somebody’s edit overtook, keeps the edit, and closes with it the next time',
    () =>
      inBrowser('overtaken', { people: 2, shellWorker: true, expected: NO_NETWORK }, async (here, there) => {
        const { id } = await readyToClose();
        const closing = await open(here!, 'admin', id);
        const away = await open(there!, 'facilitadora', id);
        await goOffline(there!);
        await away.type(TRENCH, 'text', 'Zanja');
        // The close is held between the server's word on the plan and the close itself.
        const validated = gate();
        const edited = gate();
        await here!.route('**/api/terms/validation_server_multiple', async (route) => {
          const response = await route.fetch();
          validated.open();
          await edited.opened;
          await route.fulfill({ response });
        });
        const close = new CloseDialog(here!);
        await close.open();
        await close.confirm();
        await validated.opened;
        await there!.context().setOffline(false);
        const wall = 'Rodrigo Fuentes Araya está cerrando el corto plazo';
        await there!.getByRole('alertdialog', { name: wall }).waitFor();
        await closing.row('Zanja').waitFor();
        edited.open();
        await close.dialog.getByText('El plan cambió después de la validación.', { exact: false }).waitFor();
        await there!.getByText('Rodrigo Fuentes Araya canceló el cierre del corto plazo').waitFor();
        await close.again();
        expect(await close.result()).toContain('Corto plazo 1 cerrado');
        await eventually(async () => /^Corto plazo 2 /.test(await away.context()));
        expect(await away.tasks()).toContain('Zanja');
      }),
  );

  it.concurrent(
    'says who is closing and since when, on any page, to who comes later too, and when it was called off',
    () =>
      inBrowser('closer', { people: 1 }, async (page) => {
        const { id } = await project();
        const admin = await logIn('admin');
        const closer = await PlanSocket.joined(admin.token, id);
        expect((await closer.act(admin.token, id, { type: 'CLOSE_TERM_START', payload: {} })).status).toBe(
          'OK',
        );
        await enter(page!, 'facilitadora', `/log_actions?project=${id}`);
        const wait = page!.getByRole('alertdialog', {
          name: 'Rodrigo Fuentes Araya está cerrando el corto plazo',
        });
        await wait.getByText(/^Desde \d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d$/).waitFor();
        await closer.act(admin.token, id, { type: 'CLOSE_TERM_CANCELED', payload: {} });
        const off = page!.getByText('Rodrigo Fuentes Araya canceló el cierre del corto plazo');
        await off.waitFor();
        await off.waitFor({ state: 'detached' });
        closer.close();
      }),
  );
});

/** Something that is waited for until somebody lets it through. */
function gate(): { readonly opened: Promise<void>; open(this: void): void } {
  let open!: () => void;
  const opened = new Promise<void>((done) => (open = done));
  return { opened, open };
}

/** A project of the admin and the facilitator with one task. */
async function project(): Promise<{ id: string; name: string }> {
  const admin = await logIn('admin');
  const name = `Muchas manos ${randomUUID().slice(0, 8)}`;
  const others = [await logIn('facilitadora')];
  const { id } = await newProject(admin, name, others, ['projectAdmin', 'facilitator']);
  await act(id, [{ type: 'CREATE_TASK', payload: { id: randomUUID(), text: TRENCH } }]);
  return { id, name };
}

/** The same, with somebody in charge of the task: nothing is missing for the close. */
async function readyToClose(): Promise<{ id: string; name: string }> {
  const made = await project();
  const { plan } = await planOf(await logIn('admin'), made.id);
  const responsibles = [plan.responsibles[0]!.id];
  const taskIds = plan.tasks.map((task) => task.id);
  await act(made.id, [{ type: 'ASSIGN_RESPONSIBLES', payload: { taskIds, responsibles } }]);
  return made;
}

/** The same, with its first term closed and something done since. */
async function closedOnce(): Promise<{ id: string; name: string }> {
  const made = await readyToClose();
  const { plan, seq } = await planOf(await logIn('admin'), made.id);
  await act(made.id, [
    { type: 'CLOSE_TERM_V2', payload: { termId: plan.terms[0]!.id, validatedSeq: seq } },
    { type: 'CREATE_TASK', payload: { id: randomUUID(), text: 'Después del cierre' } },
  ]);
  return made;
}

async function act(projectId: string, actions: readonly { type: string; payload: unknown }[]): Promise<void> {
  const { token } = await logIn('admin');
  const socket = await PlanSocket.joined(token, projectId);
  for (const action of actions) {
    const answer = await socket.act(token, projectId, action);
    if (answer.status !== 'OK') throw new Error(`${action.type}: ${JSON.stringify(answer)}`);
  }
  socket.close();
}

async function open(page: Page, person: Person, projectId: string): Promise<GanttPage> {
  await signIn(page, person, `/gantt?project=${projectId}`);
  const gantt = new GanttPage(page);
  await gantt.ready();
  return gantt;
}
