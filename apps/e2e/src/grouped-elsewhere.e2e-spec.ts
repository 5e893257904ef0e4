import { readFileSync } from 'node:fs';
import type { PlanAction } from '@plomada/domain';
import type { Page } from 'playwright-core';
import { read, utils } from 'xlsx';
import { logIn } from './api/api';
import { plannedProject } from './api/planned-project';
import { inBrowser } from './browser/in-browser';
import { signIn } from './browser/sign-in';
import { findings } from './languages/accessibility';

const GROUPED = ['Corto plazo (2)', 'Excavar', 'Verter', 'Plan maestro (1)', 'Pintar'];

/** A branch with work of the open term, and of long after it. */
async function site(name: string): Promise<string> {
  const task = (id: string, text: string, more: object = {}): PlanAction => ({
    type: 'CREATE_TASK',
    payload: { id, text, parent: 'obra', duration: 3, ...more },
  });
  return plannedProject(await logIn('admin'), name, [
    { type: 'CREATE_TASK', payload: { id: 'obra', text: 'Obra', parent: null, duration: 3 } },
    task('cavar', 'Excavar'),
    task('pintar', 'Pintar', { start: '2036-06-02' }),
    task('verter', 'Verter'),
  ]);
}

async function groupByLevel(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Agrupar las filas/ }).click();
  await page.getByRole('menuitemradio', { name: 'Nivel de planificación', exact: true }).click();
}

async function savedView(page: Page, way: RegExp): Promise<Buffer> {
  await page.getByRole('button', { name: 'Exportar', exact: true }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: way }).click(),
  ]);
  return readFileSync(await file.path());
}

describe("the groups of the Gantt's rows", () => {
  it.concurrent('stand in the list of a phone, and open and close by a touch', () =>
    inBrowser('grouped-phone', { people: 1, hasTouch: true }, async (tab) => {
      const page = tab!;
      await page.setViewportSize({ width: 390, height: 844 });
      await signIn(page, 'admin', `/gantt?project=${await site('Grupos en el teléfono')}`);
      const list = page.getByRole('list', { name: 'Lista de tareas' });
      await list.getByText('Excavar').waitFor();
      await page.getByRole('button', { name: /^Filtros y vista/ }).tap();
      await groupByLevel(page);
      const heads = list.getByRole('listitem');
      await list.getByText('Corto plazo (2)').waitFor();
      expect(
        (await heads.allInnerTexts()).map((text) => GROUPED.find((name) => text.includes(name))),
      ).toEqual(GROUPED);
      expect(await findings(page)).toEqual([]);
      await list.getByRole('button', { name: 'Cerrar «Corto plazo (2)»' }).tap();
      await list.getByText('Excavar').waitFor({ state: 'detached' });
      await list.getByText('Pintar').waitFor();
    }),
  );

  it.concurrent('head the rows of the spreadsheet and of the text file that are taken away', () =>
    inBrowser('grouped-exports', { people: 1 }, async (tab) => {
      const page = tab!;
      await signIn(page, 'admin', `/gantt?project=${await site('Grupos en las planillas')}`);
      await groupByLevel(page);
      await page.locator('.gantt_row.plan-row-group').first().waitFor();
      const book = read(await savedView(page, /^Vista actual Las filas/));
      const lines = utils.sheet_to_json<Record<string, unknown>>(book.Sheets[book.SheetNames[0]!]!);
      expect(lines.map((line) => line['Tarea'])).toEqual(GROUPED);
      const text = (await savedView(page, /^Vista actual en CSV/)).toString('utf8');
      const names = text.split(/\r?\n/).flatMap((line) => GROUPED.find((name) => line.includes(name)) ?? []);
      expect(names).toEqual(GROUPED);
    }),
  );
});
