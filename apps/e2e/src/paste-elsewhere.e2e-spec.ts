import type { PlanAction } from '@plomada/domain';
import { logIn, type SignedIn } from './api/api';
import { newProject } from './api/new-project';
import { planOf } from './api/plan-log';
import { change } from './api/planned-project';
import { inBrowser } from './browser/in-browser';
import { signIn } from './browser/sign-in';
import { eventually } from './eventually';
import { findings } from './languages/accessibility';
import { follow } from './pages/follow';
import { GanttPage } from './pages/gantt-page';
import type { Person } from './people';

let admin: SignedIn;
let facilitator: SignedIn;
beforeAll(async () => {
  admin = await logIn('admin');
  facilitator = await logIn('facilitadora');
});

const person = (firstName: string, email: string) => ({
  ...{ userId: null, firstName, lastName: 'Soto', email, company: '', function: '' },
  ...{ role: 'user' as const, isActive: true },
});
const task = (id: string, text: string, parent: string | null = null) =>
  ({ type: 'CREATE_TASK', payload: { id, text, parent, duration: 5 } }) as const;

/** A branch whose tasks are of two people, one of whom stands in a line of balance and takes a resource. */
async function donor(): Promise<string> {
  const { id: project } = await newProject(admin, 'Obra que se copia', [facilitator], ['facilitator']);
  await change(admin, project, [
    {
      type: 'ADD_RESPONSIBLES',
      payload: { responsibles: [person('Berta', 'berta@obra.cl'), person('Iván', '')] },
    },
    { type: 'ADD_RESOURCE', payload: { name: 'Hormigón H30' } },
    {
      type: 'SET_RHYTHM',
      payload: {
        units: [{ id: 'u1', name: 'Piso 7' }],
        categories: [{ id: 'c1', name: 'Muros', workDays: null }],
      },
    },
    ...[task('obra', 'Obra'), task('muro', 'Muro', 'obra'), task('losa', 'Losa', 'obra')],
    { type: 'ADD_LINK', payload: { id: 'l1', source: 'muro', target: 'losa', type: '0', lag: 1 } },
    { type: 'ASSIGN_RHYTHM', payload: { taskIds: ['muro'], unit: 'u1', category: 'c1' } },
  ]);
  const { plan } = await planOf(admin, project);
  const called = (name: string) => plan.responsibles.find(({ firstName }) => firstName === name)!.id;
  const assign = (taskIds: string[], ...names: string[]): PlanAction => ({
    type: 'ASSIGN_RESPONSIBLES',
    payload: { taskIds, responsibles: names.map(called) },
  });
  await change(admin, project, [
    assign(['muro'], 'Berta', 'Iván'),
    assign(['losa'], 'Iván'),
    {
      type: 'UPDATE_TASK',
      payload: {
        id: 'losa',
        resources: [{ id: plan.resources[0]!.id, amount: 12 }],
        unit: 'm3',
        quantity: 40,
      },
    },
  ]);
  return project;
}

/** Another project with somebody whose name is nearly the same, without a mail. */
async function taker(): Promise<string> {
  const { id } = await newProject(admin, 'Obra que recibe', [facilitator], ['facilitator']);
  await change(admin, id, [
    { type: 'ADD_RESPONSIBLES', payload: { responsibles: [person('Ivan', 'ivan@obra.cl')] } },
    task('base', 'Base'),
  ]);
  return id;
}

async function copiedInto(gantt: GanttPage, from: string, to: string, who: Person): Promise<void> {
  await signIn(gantt.page, who, `/gantt?project=${from}`);
  await gantt.ready();
  await gantt.select('Obra');
  await gantt.page.keyboard.press('Control+c');
  await gantt.page.getByText('3 tareas copiadas').waitFor();
  await follow(gantt.page, `/gantt?project=${to}`);
  await gantt.row('Base').waitFor();
  await gantt.page.keyboard.press('Control+v');
}

describe('pasting what was copied in another project', () => {
  it('asks about people and things that are lacking here, takes links along, and is undone in one step', () =>
    inBrowser('paste-elsewhere', { people: 1 }, async (page) => {
      const [from, to] = [await donor(), await taker()];
      const gantt = new GanttPage(page!);
      await copiedInto(gantt, from, to, 'admin');
      const dialog = page!.getByRole('dialog', { name: 'Falta en este proyecto' });
      await dialog.waitFor();
      expect(await findings(page!)).toEqual([]);
      const answer = (name: string) => dialog.getByRole('combobox', { name });
      // Whoever is called alike is suggested; what is not here is taken over.
      expect(await answer('Iván Soto').inputValue()).toBe('Cambiar por Ivan Soto');
      expect(await answer('Berta Soto').inputValue()).toBe('Agregar a este proyecto');
      expect(await answer('Piso 7').inputValue()).toBe('Agregar a este proyecto');
      await answer('Hormigón H30').fill('Dejar');
      await page!.getByRole('option', { name: 'Dejar fuera' }).click();
      await dialog.getByRole('button', { name: 'Pegar' }).click();
      await eventually(async () => (await gantt.tasks()).join('|') === 'Base|Obra|Muro|Losa');
      await eventually(async () => (await gantt.count('links')) === 1);
      expect(await gantt.cells('Muro', 'responsible')).toEqual(['Berta S., Ivan S.']);
      await eventually(async () => (await planOf(admin, to)).plan.tasks.length === 4);
      const { plan } = await planOf(admin, to);
      const losa = plan.tasks.find(({ text }) => text === 'Losa')!;
      expect(losa).toMatchObject({ resources: [], unit: 'm3', quantity: 40 });
      expect([plan.rhythmUnits.length, plan.rhythmPlaces.length, plan.resources.length]).toEqual([1, 1, 0]);
      await page!.keyboard.press('Control+z');
      await eventually(async () => (await gantt.tasks()).join('|') === 'Base');
      await eventually(async () => (await planOf(admin, to)).plan.rhythmUnits.length === 0);
      // What was answered once is not asked again, by the strip as by key.
      const strip = page!.getByRole('toolbar', { name: 'Edición del programa' });
      await strip.getByRole('button', { name: 'Pegar' }).click();
      await eventually(async () => (await gantt.tasks()).join('|') === 'Base|Obra|Muro|Losa');
      expect(await dialog.count()).toBe(0);
    }));

  it('goes on in a page that is loaded anew', () =>
    inBrowser('paste-elsewhere-anew', { people: 1 }, async (page) => {
      const [from, to] = [await donor(), await taker()];
      const gantt = new GanttPage(page!);
      await copiedInto(gantt, from, to, 'admin');
      await page!.getByRole('dialog', { name: 'Falta en este proyecto' }).waitFor();
      await page!.reload();
      await gantt.ready();
      await page!.keyboard.press('Control+v');
      const dialog = page!.getByRole('dialog', { name: 'Falta en este proyecto' });
      await dialog.getByRole('button', { name: 'Pegar' }).click();
      await eventually(async () => (await gantt.tasks()).join('|') === 'Base|Obra|Muro|Losa');
      await eventually(async () => (await gantt.count('links')) === 1);
    }));

  it('says what a facilitator may not add', () =>
    inBrowser('paste-elsewhere-rights', { people: 1 }, async (page) => {
      const [from, to] = [await donor(), await taker()];
      const gantt = new GanttPage(page!);
      await copiedInto(gantt, from, to, 'facilitadora');
      const dialog = page!.getByRole('dialog', { name: 'Falta en este proyecto' });
      await dialog.getByText('Solo un administrador del proyecto puede agregarla').first().waitFor();
      expect(await dialog.getByRole('combobox', { name: 'Muros' }).inputValue()).toBe('Dejar fuera');
      await page!.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      expect(await gantt.tasks()).toEqual(['Base']);
    }));
});
