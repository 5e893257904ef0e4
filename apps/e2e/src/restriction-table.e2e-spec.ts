import type { Page } from 'playwright-core';
import { logIn, type SignedIn } from './api/api';
import { planOf } from './api/plan-log';
import { plannedProject } from './api/planned-project';
import { inBrowser } from './browser/in-browser';
import { eventually } from './eventually';
import { findings } from './languages/accessibility';
import { signIn } from './browser/sign-in';

let admin: SignedIn;
let project: string;

const restriction = (taskId: string, detail: string, required: string) =>
  ({
    type: 'NEW_RESTRICTION',
    payload: {
      taskIds: [taskId],
      family: 'Materiales',
      type: 1,
      detail,
      comments: '',
      responsible: null,
      commited: null,
      required,
    },
  }) as const;
const berta = {
  userId: null,
  firstName: 'Berta',
  lastName: 'Soto',
  email: '',
  company: '',
  function: '',
  role: 'user',
  isActive: true,
} as const;

beforeAll(async () => {
  admin = await logIn('admin');
  const task = (id: string, text: string) =>
    ({ type: 'CREATE_TASK', payload: { id, text, parent: null, duration: 5 } }) as const;
  project = await plannedProject(admin, 'Restricciones en la tabla', [
    { type: 'ADD_RESPONSIBLES', payload: { responsibles: [berta] } },
    task('one', 'Moldaje'),
    task('two', 'Hormigonado'),
    restriction('one', 'Fierro en obra', '2026-11-16'),
    restriction('two', 'Bomba pedida', '2026-11-17'),
    restriction('two', 'Mezcla aprobada', '2027-03-18'),
  ]);
});

const rows = (page: Page) => page.locator('.grid-body [role=row]');
const cell = (page: Page, detail: string, column: string) =>
  rows(page).filter({ hasText: detail }).locator(`[data-field=${column}]`);
const stored = async () => (await planOf(admin, project)).plan.restrictions;
const become = (read: (one: Awaited<ReturnType<typeof stored>>[number]) => unknown, expected: unknown[]) =>
  eventually(async () => JSON.stringify((await stored()).map(read)) === JSON.stringify(expected));

async function opened(page: Page): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, 'admin', `/restrictions?project=${project}`);
  await cell(page, 'Fierro', 'detail').waitFor();
}

it('opens from the count beside the bar of the task that it restricts', () =>
  inBrowser('restriction-badge', { people: 1 }, async (page) => {
    await signIn(page!, 'admin', `/gantt?project=${project}`);
    await page!.getByRole('button', { name: 'Ajustar' }).click();
    await page!.locator('.gantt_task_line', { hasText: '1' }).first().locator('.plan-badge').click();
    const detail = page!.getByRole('dialog').getByRole('textbox', { name: 'Descripción' });
    await eventually(async () => (await detail.inputValue()) === 'Fierro en obra');
  }));

describe('the table of restrictions of who may change them', () => {
  it('is typed into and pasted into as a spreadsheet, and one undo takes a paste back', () =>
    inBrowser('restriction-cells', { people: 1 }, async (page) => {
      await opened(page!);
      await cell(page!, 'Fierro', 'family').click();
      await page!.keyboard.type('Calidad');
      await page!.keyboard.press('Enter');
      await become(({ family }) => family, ['Calidad', 'Materiales', 'Materiales']);

      await page!.evaluate(() =>
        navigator.clipboard.writeText('Berta Soto\t30/11/2026\r\nNadie Tal\t1/12/2026'),
      );
      await cell(page!, 'Fierro', 'responsible').click();
      await page!.keyboard.press('Control+v');
      const dialog = page!.getByRole('dialog', { name: 'Una celda no se pudo cambiar' });
      await dialog.getByText('En el proyecto no hay nadie activo que se llame «Nadie Tal»').waitFor();
      expect(await findings(page!)).toEqual([]);
      await dialog.getByRole('button', { name: 'Cerrar' }).click();
      const [ana] = (await stored()).map(({ responsible }) => responsible);
      expect(ana).not.toBeNull();
      await become(({ required }) => required, ['2026-11-30', '2026-12-01', '2027-03-18']);
      await page!.keyboard.press('Control+z');
      await become(
        ({ required, responsible }) => [required, responsible],
        [
          ['2026-11-16', null],
          ['2026-11-17', null],
          ['2027-03-18', null],
        ],
      );
      expect(await cell(page!, 'Fierro', 'inTime').getAttribute('title')).toMatch(/se calcula sola/);
    }));

  it('releases several restrictions by one date, and one undo takes it back', () =>
    inBrowser('restriction-bulk', { people: 1 }, async (page) => {
      await opened(page!);
      for (const detail of ['Fierro en obra', 'Bomba pedida'])
        await page!.getByRole('checkbox', { name: detail }).check();
      const bar = page!.getByRole('toolbar', { name: 'Con las filas marcadas' });
      await bar.getByText('2 filas marcadas').waitFor();
      await bar.getByRole('button', { name: 'Liberar…' }).click();
      const dialog = page!.getByRole('dialog', { name: 'Cambiar 2 restricciones' });
      expect(await findings(page!)).toEqual([]);
      await dialog.getByRole('button', { name: 'Liberar' }).click();
      await become(({ released }) => released === null, [false, false, true]);
      await page!.getByText('2 restricciones cambiadas').waitFor();
      await page!.getByRole('button', { name: 'Deshacer' }).click();
      await become(({ released }) => released === null, [true, true, true]);
      await bar.getByRole('button', { name: 'Responsable…' }).click();
      await page!.getByRole('combobox', { name: 'Responsable' }).click();
      await page!.getByRole('option', { name: 'Berta Soto' }).click();
      await page!.getByRole('button', { name: 'Asignar' }).click();
      await become(({ responsible }) => responsible === null, [false, false, true]);
    }));

  it('is filtered by a range of days that the address keeps', () =>
    inBrowser('restriction-range', { people: 1 }, async (page) => {
      await opened(page!);
      await page!.getByRole('columnheader', { name: 'Requerida', exact: true }).focus();
      await page!.keyboard.press('Alt+ArrowDown');
      await page!.getByRole('menuitem', { name: 'Filtrar…' }).click();
      const filter = page!.getByRole('dialog', { name: 'Filtrar por Requerida' });
      await filter.getByLabel('Desde').fill('01/01/2027');
      await eventually(async () => (await rows(page!).count()) === 1);
      expect(await findings(page!)).toEqual([]);
      await filter.getByRole('button', { name: 'Listo' }).click();
      await page!.getByText('Requerida: desde 01/01/2027').waitFor();
      expect(page!.url()).toContain('from.required=2027-01-01');
      await page!.reload();
      await cell(page!, 'Mezcla', 'detail').waitFor();
      expect(await rows(page!).count()).toBe(1);
    }));

  it('is looked at as somebody saved it for the whole project, in any browser', () =>
    inBrowser('restriction-views', { people: 2 }, async (page, other) => {
      await opened(page!);
      await page!.getByRole('columnheader', { name: 'Familia' }).focus();
      await page!.keyboard.press('Alt+ArrowDown');
      await page!.getByRole('menuitem', { name: 'Ocultar la columna' }).click();
      const views = async (of: Page) => {
        await of.getByRole('button', { name: 'Vistas guardadas' }).click();
        return of.getByRole('dialog', { name: 'Vistas guardadas' });
      };
      const mine = await views(page!);
      await mine.getByRole('textbox', { name: 'Nombre de la vista' }).fill('Reunión');
      await mine.getByRole('checkbox', { name: 'Para todo el proyecto' }).check();
      expect(await findings(page!)).toEqual([]);
      await mine.getByRole('button', { name: 'Guardar' }).click();
      await mine.waitFor({ state: 'detached' });
      const again = await views(page!);
      await again.getByRole('button', { name: 'Abrir la tabla con Reunión' }).click();
      await again.getByRole('button', { name: 'Abrir la tabla con Reunión', pressed: true }).waitFor();

      await opened(other!);
      const family = other!.getByRole('columnheader', { name: 'Familia' });
      await family.waitFor({ state: 'detached' });
      const theirs = await views(other!);
      await theirs.getByRole('list', { name: 'De todo el proyecto' }).getByText('Reunión').waitFor();
      expect(await findings(other!)).toEqual([]);
      await theirs.getByRole('button', { name: 'Borrar la vista Reunión' }).click();
      await theirs.getByText('Guarda cómo ves ahora la tabla').waitFor();
    }));

  it('opens the restriction from a cell that is not typed into', () =>
    inBrowser('restriction-opened', { people: 1 }, async (page) => {
      await opened(page!);
      await cell(page!, 'Fierro', 'detail').click();
      await cell(page!, 'Fierro', 'detail').and(page!.locator(':focus')).waitFor();
      expect(await page!.getByRole('dialog').count()).toBe(0);
      await cell(page!, 'Fierro', 'state').click();
      await page!.getByRole('dialog', { name: 'Restricción' }).waitFor();
    }));
});
