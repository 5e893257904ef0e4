import { readFileSync } from 'node:fs';
import { inBrowser } from './browser/in-browser';
import { signIn } from './browser/sign-in';
import { DEMO_PROJECT } from './people';
import { GanttPage } from './pages/gantt-page';
import type { Page } from 'playwright-core';
import { read, utils } from 'xlsx';

const gantt = `/gantt?project=${DEMO_PROJECT.id}`;

/** Each target with the end of its name and what its files begin with or hold. */
const TARGETS: readonly [string, string, RegExp][] = [
  ['msproject', '_msproject.xml', /<Project xmlns="http:\/\/schemas.microsoft.com\/project"[\s\S]*<Task>/],
  ['primaveraP6', '_primaveraP6.xml', /<APIBusinessObjects[\s\S]*<Activity>/],
  ['xer', '.xer', /^ERMHDR[\s\S]*%T\tTASKPRED/],
  ['json', '.json', /"tasks": \[/],
  ['xlsx', '.xlsx', /^PK/],
  ['csv', '.csv', /CODE,TASK,START,FINISH/],
  ['ics', '.ics', /^BEGIN:VCALENDAR[\s\S]*BEGIN:VEVENT/],
];

/** Opens the dialog that the address names, and answers what its download button gives. */
async function downloaded(
  page: Page,
  address: string,
  button: string,
): Promise<{ name: string; bytes: Buffer }> {
  await page.goto(address);
  const give = page.getByRole('dialog').getByRole('button', { name: button, exact: true });
  await give.and(page.locator(':enabled')).waitFor();
  const [file] = await Promise.all([page.waitForEvent('download'), give.click()]);
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
}

describe('the plan taken away', () => {
  it.concurrent('is a file that each tool reads, under the name of the product', () =>
    inBrowser('exports', { people: 1 }, async (page) => {
      await signIn(page!, 'admin', gantt);
      await new GanttPage(page!).ready();
      for (const [target, ending, holds] of TARGETS) {
        const { name, bytes } = await downloaded(page!, `${gantt}&export=${target}`, 'Descargar');
        expect(name).toMatch(/^Constructora Demo_Edificio Los Aromos_\d\d-\d\d-\d{4}/);
        expect(name.endsWith(ending)).toBe(true);
        expect(bytes.toString('latin1')).toMatch(holds);
      }
    }),
  );

  it.concurrent('is the whole Gantt on pages and as a picture', () =>
    inBrowser('chart-exports', { people: 1 }, async (page) => {
      await signIn(page!, 'admin', gantt);
      await new GanttPage(page!).ready();
      const pdf = await downloaded(page!, `${gantt}&export=pdf`, 'Descargar');
      expect(pdf.bytes.toString('latin1').match(/\/Type \/Page\b/g)!.length).toBeGreaterThan(1);
      const png = await downloaded(page!, `${gantt}&export=png`, 'Descargar');
      const [width, height] = [png.bytes.readUInt32BE(16), png.bytes.readUInt32BE(20)];
      // Every row is on it: far taller than any screen.
      expect(height).toBeGreaterThan(3000);
      expect(Math.max(width, height)).toBeLessThanOrEqual(12_000);
    }),
  );
});

describe('a table taken away', () => {
  it.concurrent('has the rows that are shown and no others', () =>
    inBrowser('view-export', { people: 1 }, async (page) => {
      await signIn(page!, 'admin', gantt);
      const chart = new GanttPage(page!);
      await chart.ready();
      await chart.chooseLevel('Corto plazo');
      const shown = await chart.tasks();
      await page!.getByRole('button', { name: 'Exportar', exact: true }).click();
      const [file] = await Promise.all([
        page!.waitForEvent('download'),
        page!.getByRole('menuitem', { name: /^Vista actual Las filas/ }).click(),
      ]);
      expect(file.suggestedFilename()).toMatch(/^Corto plazo_Edificio Los Aromos_\d\d-\d\d-\d{4}\.xlsx$/);
      const book = read(readFileSync(await file.path()));
      const rows = utils.sheet_to_json<Record<string, unknown>>(book.Sheets[book.SheetNames[0]!]!);
      // The chart draws only the rows that are in sight: the file has those too that are not.
      const names = rows.map((row) => row['Tarea']);
      expect(names.slice(0, shown.length)).toEqual(shown);
      expect(shown.length).toBeGreaterThan(0);
    }),
  );
});

describe('a spreadsheet brought in', () => {
  it.concurrent('changes nothing as it was handed out, and is refused when it is none', () =>
    inBrowser('sheets', { people: 1 }, async (page) => {
      await signIn(page!, 'admin', gantt);
      await new GanttPage(page!).ready();
      const address = `${gantt}&sheet=shortTerm`;
      const { name, bytes } = await downloaded(page!, address, 'Descargar planilla');
      expect(name).toBe('planilla_short_term.xlsx');
      const file = page!.getByLabel('Archivo de la planilla');
      await file.setInputFiles({ name, mimeType: '', buffer: bytes });
      const says = page!.getByRole('dialog').getByRole('alert');
      await says.first().waitFor();
      expect(await says.first().innerText()).toMatch(/no contiene cambios|sin cambios|con error/);
      await file.setInputFiles({ name: 'otra.xlsx', mimeType: '', buffer: Buffer.from('nada') });
      await page!.getByText(/no es una planilla|No pudimos abrir/).waitFor();
      const confirm = page!.getByRole('button', { name: 'Importar filas' });
      expect(await confirm.isDisabled()).toBe(true);
    }),
  );
});
