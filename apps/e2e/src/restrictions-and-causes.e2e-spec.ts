import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { inBrowser } from './browser/in-browser';
import { remember, signIn } from './browser/sign-in';
import { PICTURES } from './environment';
import { eventually } from './eventually';
import { findings } from './languages/accessibility';
import { textsShown } from './languages/texts-shown';
import { foreignTexts, type Language, wordsOf } from './languages/words';
import { GanttPage } from './pages/gantt-page';
import { DEMO_PROJECT } from './people';
import { boxOf } from './browser/box-of';

const PHONE = { width: 390, height: 844 };
const at = (path: string) => `${path}?project=${DEMO_PROJECT.id}`;
const rows = (page: Page) => page.locator('.grid-body [role=row]');
const column = (page: Page, name: string) =>
  page
    .locator(`.grid-body [data-field=${name}]`)
    .evaluateAll((cells) => cells.map((cell) => (cell as HTMLElement).innerText));

/** In the language, on a laptop and on a phone: one language only, open to screen readers, nothing beside the screen. */
async function stands(page: Page, language: Language): Promise<void> {
  await rows(page).first().waitFor();
  for (const size of [page.viewportSize()!, PHONE]) {
    await page.setViewportSize(size);
    await rows(page).first().waitFor();
    const foreign = foreignTexts(language);
    expect((await textsShown(page)).filter((text) => foreign.has(text))).toEqual([]);
    expect(await findings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  }
}

async function speaking(page: Page, language: Language, path: string): Promise<void> {
  await remember(page, 'visita');
  await page.evaluate((chosen) => localStorage.setItem('plomada.language', chosen), language);
  await page.goto(path);
}

describe('the log of causes', () => {
  it('is put in order, leads back, and is taken away as the CSV that the field knows', () =>
    inBrowser('cnc-log', { people: 1 }, async (page) => {
      await signIn(page!, 'visita', at('/reports'));
      await page!.getByRole('link', { name: 'Registro de causas' }).click();
      await page!.getByRole('heading', { name: 'Registro de causas de no cumplimiento' }).waitFor();
      await rows(page!).first().waitFor();
      const heads = await page!.getByRole('columnheader').allInnerTexts();
      expect(heads.map((head) => head.trim())).toEqual([
        ...['C. plazo', 'Cierre', 'Origen', 'Tipo', 'Descripción', 'Código', 'Tarea', 'Responsable'],
        ...['Compr.', 'Avance', 'Impacto'],
      ]);
      const terms = (await column(page!, 'termNumber')).map(Number);
      expect(terms).toEqual([...terms].sort((a, b) => b - a));
      await page!.getByRole('columnheader', { name: 'Corto plazo' }).click();
      await eventually(async () => (await column(page!, 'termNumber'))[0] === String(Math.min(...terms)));

      await page!.getByRole('button', { name: 'Exportar XLS' }).and(page!.locator(':disabled')).waitFor();
      const [file] = await Promise.all([
        page!.waitForEvent('download'),
        page!.getByRole('button', { name: 'Exportar CSV' }).click(),
      ]);
      expect(file.suggestedFilename()).toMatch(/^CNCLog \d\d-\d\d-\d{4} - Edificio Los Aromos\.csv$/);
      const bytes = await readFile((await file.path())!);
      expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
      const [head, ...lines] = bytes.toString('utf8').trim().split('\r\n');
      expect(head!.split(';')).toHaveLength(11);
      expect(lines).toHaveLength(terms.length);
      expect(lines.every((line) => line.split(';').length === 11)).toBe(true);

      await page!.getByRole('link', { name: 'Volver' }).click();
      await page!.waitForURL(/\/reports\?/);
    }));

  it('leads from a cause to its task, whatever hid it on the Gantt, and to its term', () =>
    inBrowser('cnc-log-links', { people: 1 }, async (page) => {
      await signIn(page!, 'visita', at('/gantt'));
      const gantt = new GanttPage(page!);
      await gantt.ready();
      await gantt.chooseLevel('Corto plazo');
      await page!.locator('.gantt_tree_icon.gantt_close').first().click();
      await page!.getByRole('textbox', { name: 'Buscar' }).fill('nada así');
      await page!.getByRole('navigation').getByRole('link', { name: 'Informes' }).click();
      await page!.getByRole('link', { name: 'Registro de causas' }).click();
      const cause = rows(page!).nth(1);
      const task = cause.locator('[data-field=taskName]').getByRole('link');
      const name = await task.innerText();
      await task.click();
      const panel = page!.getByRole('complementary', { name: `Tarea ${name}` });
      await panel.getByRole('button', { name: 'Ver en el Gantt' }).click();
      await gantt.ready();
      const row = page!.locator('.gantt_row.plan-row-selected');
      await eventually(async () => (await row.innerText()).includes(name));
      await panel.waitFor();
      const bar = page!.locator(`.gantt_task_line[data-task-id="${await row.getAttribute('data-task-id')}"]`);
      const [seen, timeline] = [await bar.boundingBox(), await page!.locator('.gantt_task').boundingBox()];
      expect(seen!.x + seen!.width).toBeGreaterThan(timeline!.x);
      expect(seen!.x).toBeLessThan(timeline!.x + timeline!.width);
      expect(seen!.y).toBeGreaterThan(timeline!.y);
      expect(seen!.y).toBeLessThan(timeline!.y + timeline!.height);
      await page!.screenshot({ path: join(PICTURES, 'task-link.png') });

      await page!.goBack();
      const term = cause.locator('[data-field=termNumber]').getByRole('link');
      const number = await term.innerText();
      await term.click();
      const terms = page!.getByRole('grid', { name: 'Cortos plazos cerrados' });
      await eventually(async () => (await terms.locator('.grid-body [role=row]').count()) === 1);
      expect(await terms.locator('.grid-body [data-field=term]').innerText()).toBe(number);
      expect((await boxOf(terms)).y).toBeLessThan(page!.viewportSize()!.height);
    }));

  it.each(['es', 'en'] as const)('speaks one language on a laptop and on a phone: %s', (language) =>
    inBrowser(`cnc-log-${language}`, { people: 1 }, async (page) => {
      await speaking(page!, language, at('/cnclog'));
      await stands(page!, language);
    }),
  );
});

describe('the table of restrictions', () => {
  it('shows all of them to who may only look, what is late first, and a link keeps what it is filtered by', () =>
    inBrowser('restrictions', { people: 1 }, async (page) => {
      await signIn(page!, 'visita', at('/gantt'));
      await page!.getByRole('link', { name: 'Restricciones' }).click();
      await rows(page!).first().waitFor();
      const states = await column(page!, 'state');
      const known = ['Atrasada', 'Pendiente', 'En proceso', 'Liberada con atraso', 'Liberada'];
      const inTime = await column(page!, 'inTime');
      // After what is late comes what will be, whether anybody is seeing to it or not.
      const urgency = states.map((state, at) =>
        inTime[at] === 'No' && ['Pendiente', 'En proceso'].includes(state) ? 0.5 : known.indexOf(state),
      );
      expect(urgency).toEqual([...urgency].sort((a, b) => a - b));
      expect(new Set(states)).toEqual(new Set(known));

      await page!.getByRole('columnheader', { name: 'Estado' }).hover();
      await page!.getByRole('button', { name: 'Menú de la columna Estado' }).click();
      await page!.getByRole('menuitem', { name: 'Filtrar…' }).click();
      await page!.getByRole('checkbox', { name: 'Atrasada' }).check();
      await page!.getByRole('button', { name: 'Listo' }).click();
      const late = states.filter((state) => state === 'Atrasada').length;
      await eventually(async () => (await rows(page!).count()) === late);
      expect(page!.url()).toContain('is.state=2');
      await page!.reload();
      await eventually(async () => (await rows(page!).count()) === late);
    }));

  it.each(['es', 'en'] as const)('speaks one language on a laptop and on a phone: %s', (language) =>
    inBrowser(`restrictions-${language}`, { people: 1 }, async (page) => {
      await speaking(page!, language, at('/restrictions'));
      await page!.getByRole('heading', { name: wordsOf(language)('restrictions:title') }).waitFor();
      await stands(page!, language);
    }),
  );
});
