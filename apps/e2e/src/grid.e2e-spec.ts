import type { Page } from 'playwright-core';
import { logIn, type SignedIn } from './api/api';
import { planOf } from './api/plan-log';
import { plannedProject } from './api/planned-project';
import { inBrowser } from './browser/in-browser';
import { signIn } from './browser/sign-in';
import { eventually } from './eventually';
import { findings } from './languages/accessibility';

let admin: SignedIn;
let project: string;

const person = (firstName: string, company: string) =>
  ({
    userId: null,
    firstName,
    lastName: 'Soto',
    email: '',
    company,
    function: '',
    role: 'user',
    isActive: true,
  }) as const;

beforeAll(async () => {
  admin = await logIn('admin');
  const responsibles = [person('Ana', 'Norte'), person('Berta', 'Norte'), person('Carla', 'Sur')];
  project = await plannedProject(admin, 'Tabla como planilla', [
    { type: 'ADD_RESPONSIBLES', payload: { responsibles } },
  ]);
});

const grid = (page: Page) => page.getByRole('grid', { name: 'Responsables' });
const cell = (page: Page, name: string, column: string) =>
  grid(page).getByRole('row').filter({ hasText: name }).locator(`[data-field=${column}]`);
const names = (page: Page) =>
  grid(page)
    .locator('[data-field=name]')
    .evaluateAll((cells) => cells.map((one) => one.textContent?.trim()));
const companies = async () =>
  (await planOf(admin, project)).plan.responsibles
    .filter(({ lastName }) => lastName === 'Soto')
    .map(({ firstName, company, function: work }) => [firstName, company, work].join('|'));
const becomes = (expected: readonly string[]) =>
  eventually(async () => (await companies()).sort().join('\n') === expected.join('\n'));

async function opened(page: Page): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, 'admin', `/responsibles?project=${project}`);
  await cell(page, 'Ana', 'name').waitFor();
}

describe('a grid', () => {
  it('is edited as a spreadsheet: typed into, filled down, pasted as one action that one undo takes back', () =>
    inBrowser('grid-edits', { people: 1 }, async (page) => {
      await opened(page!);
      await cell(page!, 'Ana', 'company').click();
      await page!.keyboard.type('Oriente');
      await page!.keyboard.press('Enter');
      await cell(page!, 'Berta', 'company').and(page!.locator(':focus')).waitFor();
      await page!.keyboard.type('Nada');
      await page!.keyboard.press('Escape');
      await page!.keyboard.type('Poniente');
      await page!.keyboard.press('Tab');
      await cell(page!, 'Berta', 'function').and(page!.locator(':focus')).waitFor();
      await becomes(['Ana|Oriente|', 'Berta|Poniente|', 'Carla|Sur|']);

      await cell(page!, 'Ana', 'company').click();
      await page!.keyboard.press('Shift+ArrowDown');
      await page!.keyboard.press('Shift+ArrowDown');
      await page!.keyboard.press('Control+d');
      await becomes(['Ana|Oriente|', 'Berta|Oriente|', 'Carla|Oriente|']);

      await page!.evaluate(() => navigator.clipboard.writeText('Uno\tCapataz\r\nDos\tJefa\r\n'));
      await cell(page!, 'Ana', 'company').click();
      await page!.keyboard.press('Control+v');
      await becomes(['Ana|Uno|Capataz', 'Berta|Dos|Jefa', 'Carla|Oriente|']);
      await page!.keyboard.press('Control+z');
      await becomes(['Ana|Oriente|', 'Berta|Oriente|', 'Carla|Oriente|']);
      expect(await findings(page!)).toEqual([]);
    }));

  it('puts in what may be put in and lists the rest', () =>
    inBrowser('grid-refused', { people: 1 }, async (page) => {
      await opened(page!);
      await page!.evaluate(() => navigator.clipboard.writeText('Otra persona\tcarla@sur.example\tSur'));
      await cell(page!, 'Carla', 'name').click();
      expect(await cell(page!, 'Carla', 'name').getAttribute('title')).toMatch(/ficha de la persona/);
      await page!.keyboard.press('Control+v');
      const dialog = page!.getByRole('dialog', { name: /no se pudo cambiar/ });
      await dialog.waitFor();
      expect(await findings(page!)).toEqual([]);
      await dialog.getByText(/Nombre: Otra persona/).waitFor();
      await dialog.getByRole('button', { name: 'Cerrar' }).click();
      await eventually(async () => (await companies()).some((line) => line.startsWith('Carla|Sur')));
    }));

  it('is put in order, filtered, grouped and found again as it was left, by keyboard alone', () =>
    inBrowser('grid-view', { people: 1 }, async (page) => {
      await opened(page!);
      const head = page!.getByRole('columnheader', { name: 'Nombre' }).and(page!.locator(':focus'));
      // Rows that come a moment after the table take the focus of those before with them.
      await eventually(async () => {
        await cell(page!, 'Ana', 'name').focus();
        await page!.keyboard.press('ArrowUp');
        return (await head.count()) === 1;
      });
      await page!.keyboard.press('Enter');
      expect(await names(page!)).toEqual([...(await names(page!))].sort().reverse());

      for (let step = 0; step < 2; step += 1) await page!.keyboard.press('ArrowRight');
      await page!.getByRole('columnheader', { name: 'Empresa' }).and(page!.locator(':focus')).waitFor();
      await page!.keyboard.press('Alt+ArrowDown');
      await page!.getByRole('menuitem', { name: 'Filtrar…' }).press('Enter');
      const filter = page!.getByRole('dialog', { name: 'Filtrar por Empresa' });
      await filter.getByRole('checkbox', { name: 'Sur' }).press('Space');
      await page!.keyboard.press('Escape');
      await eventually(async () => (await names(page!)).length === 1);
      await page!.getByText('Empresa: Sur').waitFor();
      expect(await findings(page!)).toEqual([]);
      await page!.getByRole('button', { name: 'Quitar los filtros' }).click();

      await page!.getByRole('columnheader', { name: 'Empresa' }).focus();
      await page!.keyboard.press('Alt+ArrowDown');
      await page!.getByRole('menuitem', { name: 'Agrupar por esta columna' }).press('Enter');
      const tree = page!.getByRole('treegrid', { name: 'Responsables' });
      await tree.getByRole('row', { name: 'Empresa: Sur (1)' }).waitFor();
      expect(await findings(page!)).toEqual([]);
      await tree.getByRole('row', { name: 'Empresa: Sur (1)' }).getByRole('gridcell').focus();
      const open = await tree.locator('[data-field=name]').count();
      await page!.keyboard.press('ArrowLeft');
      await eventually(async () => (await tree.locator('[data-field=name]').count()) === open - 1);
      await page!.reload();
      await tree.getByRole('row', { name: 'Empresa: Sur (1)' }).waitFor();
    }));
});
