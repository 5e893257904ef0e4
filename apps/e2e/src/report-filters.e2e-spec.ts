import type { indicatorResults } from '@plomada/contracts';
import { TILED_REPORTS } from '@plomada/domain';
import type { Page } from 'playwright-core';
import { readFile } from 'node:fs/promises';
import type { z } from 'zod';
import { logIn } from './api/api';
import { inBrowser } from './browser/in-browser';
import { signIn } from './browser/sign-in';
import { eventually } from './eventually';
import { findings } from './languages/accessibility';
import { ReportsPage } from './pages/reports-page';
import { DEMO_PROJECT, PEOPLE } from './people';

const REPORTS = `/reports?project=${DEMO_PROJECT.id}`;
const FOREMAN = PEOPLE.capataz.name;

interface Promised {
  readonly termNumber: number;
  readonly responsibles: readonly string[];
  readonly met: boolean;
}
interface Results {
  readonly PPC: {
    readonly total: { readonly rows: readonly Promised[] };
    readonly terms: readonly { readonly termNumber: number }[];
  };
  readonly PPCResponsible: readonly { readonly responsible: string; readonly name: string }[];
}

/** What the server calculated of the whole project. */
async function whole(): Promise<Results> {
  const { api } = await logIn('visita');
  const { body } = await api.get(`/reports/${DEMO_PROJECT.id}`);
  return (body as { indicators: z.output<typeof indicatorResults> }).indicators as unknown as Results;
}

/** What the tile of the PPC has to say of somebody's promises from a term on, counted one by one. */
async function counted(name: string, fromTerm: number): Promise<readonly string[]> {
  const { PPC, PPCResponsible } = await whole();
  const { responsible } = PPCResponsible.find((one) => one.name === name)!;
  const theirs = PPC.total.rows.filter(
    (row) => row.responsibles.includes(responsible) && row.termNumber >= fromTerm,
  );
  const last = theirs.filter(({ termNumber }) => termNumber === PPC.terms.at(-1)!.termNumber);
  const met = (rows: readonly Promised[]) => rows.filter((row) => row.met).length;
  const percent = (Math.round((met(theirs) * 1000) / theirs.length) / 10).toLocaleString('es');
  return [`${met(last)} de ${last.length} compromiso`, `${percent} % en todos los cortos plazos`];
}

const says = (page: Page, texts: readonly string[]) =>
  eventually(async () => {
    const figure = (await new ReportsPage(page).figure('PPC')).replace(/\s/g, ' ');
    return texts.every((text) => figure.includes(text));
  });

async function choose(page: Page, field: string, name: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name, exact: true }).click();
}

describe('the filter of the reports', () => {
  it('counts the promises of whom it names, in the period, here and where its link is opened', () =>
    inBrowser('report-filter', { people: 2 }, async (page, other) => {
      await signIn(page!, 'visita', REPORTS);
      await page!.getByRole('button', { name: 'Filtrar', exact: true }).click();
      await choose(page!, 'Responsables', FOREMAN);
      // More of them could be chosen: the list stays.
      await page!.keyboard.press('Escape');
      await choose(page!, 'Desde', 'CP 4');
      expect(await findings(page!)).toEqual([]);
      await page!.getByRole('button', { name: 'Listo' }).click();
      const expected = await counted(FOREMAN, 4);
      expect(expected).not.toEqual(await counted(FOREMAN, 1));
      await says(page!, expected);
      const ppc = page!.getByRole('region', { name: 'PPC', exact: true });
      await ppc.getByText(/· filtrado$/).waitFor();
      const details = page!.getByRole('region', { name: 'El proyecto', exact: true });
      await details.getByText(/· filtrado · avance en % de lo elegido · no se filtra por período$/).waitFor();
      expect(await findings(page!)).toEqual([]);

      await page!.reload();
      await signIn(other!, 'facilitadora', page!.url().replace(/^.*?(?=\/reports)/, ''));
      for (const device of [page!, other!]) {
        await device.getByText(`Responsables: ${FOREMAN}`, { exact: true }).waitFor();
        await device.getByText('Período: desde CP 4', { exact: true }).waitFor();
        await says(device, expected);
      }
      await other!.getByRole('button', { name: 'Quitar los filtros' }).click();
      await ppcOf(other!)
        .getByText(/· filtrado$/)
        .waitFor({ state: 'detached' });
      expect(new URL(other!.url()).search).toBe(`?project=${DEMO_PROJECT.id}`);
    }));

  it('is said in the name of what is taken away', () =>
    inBrowser('report-filter-file', { people: 1 }, async (page) => {
      await signIn(page!, 'visita', `${REPORTS}&toTerm=5`);
      await ppcOf(page!)
        .getByText(/· filtrado$/)
        .waitFor();
      await page!.getByRole('button', { name: 'Más acciones de PPC' }).click();
      const [file] = await Promise.all([
        page!.waitForEvent('download'),
        page!.getByRole('menuitem', { name: /csv/i }).click(),
      ]);
      expect(file.suggestedFilename()).toContain('Período hasta CP 5');
    }));
});

describe('a point of a chart', () => {
  it('leads by keys to the rows that it is made of', () =>
    inBrowser('report-point', { people: 1 }, async (page) => {
      const { PPC } = await whole();
      const { termNumber } = PPC.terms[0]!;
      const rows = PPC.total.rows.filter((row) => row.termNumber === termNumber);
      await signIn(page!, 'visita', REPORTS);
      const ppc = ppcOf(page!);
      await ppc.scrollIntoViewIfNeeded();
      await ppc.locator('.highcharts-point').first().waitFor({ state: 'attached' });
      await page!.getByRole('button', { name: 'Más acciones de PPC' }).focus();
      await page!.keyboard.press('Tab');
      await page!.locator(`[aria-label^="CP ${termNumber}, "]:focus`).waitFor();
      await page!.keyboard.press('Enter');
      await ppc.getByText(`N.º: ${termNumber}`, { exact: true }).waitFor();
      const cells = ppc.getByRole('row').filter({ has: page!.getByRole('gridcell') });
      await eventually(async () => (await cells.count()) === rows.length);
      expect(await ppc.evaluate((tile) => tile.contains(document.activeElement))).toBe(true);
    }));
});

/** The picture of a tile's chart that is taken away, as text. */
async function pictureOf(page: Page, tile: string): Promise<string> {
  await page.getByRole('button', { name: `Más acciones de ${tile}` }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Gráfico como SVG' }).click(),
  ]);
  return readFile(await file.path(), 'utf8');
}

describe('the chart of the SPI', () => {
  it('has a line where the work is on time, here and in its picture, which says the project and as of when', () =>
    inBrowser('report-spi', { people: 1 }, async (page) => {
      await signIn(page!, 'visita', REPORTS);
      const spi = page!.getByRole('region', { name: SPI, exact: true });
      await spi.scrollIntoViewIfNeeded();
      await spi.locator('.highcharts-plot-line').waitFor({ state: 'attached' });
      // What is drawn later lies above: the grid has a line there too.
      const isAbove = await spi.locator('svg.highcharts-root').evaluate((drawing) => {
        const parts = [...drawing.querySelectorAll('.highcharts-plot-line, .highcharts-grid-line')];
        return parts.at(-1)!.classList.contains('highcharts-plot-line');
      });
      expect(isAbove).toBe(true);
      const cutOff = /al \d{2}\/\d{2}\/\d{4}/.exec(await spi.innerText())![0];
      const picture = await pictureOf(page!, SPI);
      for (const said of [SPI, `${DEMO_PROJECT.name} · ${cutOff}`, 'highcharts-plot-line'])
        expect(picture).toContain(said);
    }));
});

const SPI = 'SPI: avance real sobre programado';

describe('the tiles of the catalogue', () => {
  it('say a figure each, leave their charts most of the room, and have the rows behind', () =>
    inBrowser('report-tiles', { people: 1 }, async (page) => {
      await page!.setViewportSize({ width: 1440, height: 900 });
      await signIn(page!, 'visita', `${REPORTS}&dashboard=detail`);
      // Charts have regions of their own within.
      const tiles = page!.locator('#dashboard section');
      await tiles.first().waitFor();
      const count = await tiles.count();
      expect(count).toBe(TILED_REPORTS.length);
      for (let at = 0; at < count; at += 1) {
        const tile = tiles.nth(at);
        await tile.scrollIntoViewIfNeeded();
        const title = await tile.getByRole('heading').innerText();
        if (title === LISTED) {
          await tile.getByRole('gridcell').first().waitFor();
          // There is no chart to change to.
          expect(await tile.getByRole('button', { name: 'Gráfico', exact: true }).count()).toBe(0);
          expect(await tile.locator('.numeric').count()).toBe(1);
          continue;
        }
        expect([title, await tile.locator('.numeric').count()]).toEqual([title, 1]);
        expect([title, await tile.getByRole('button', { name: 'Filas' }).count()]).toEqual([title, 1]);
        if (WITHOUT_CHART.has(title)) continue;
        await tile.locator('.highcharts-plot-background').waitFor({ state: 'attached' });
        const share = await tile.evaluate((one) => {
          const high = (part: string) => one.querySelector(part)?.getBoundingClientRect().height ?? 0;
          return high('.highcharts-legend') / high('.highcharts-container');
        });
        expect([title, share < 0.4]).toEqual([title, true]);
      }
      // All of them at once, drawn by now.
      expect(await findings(page!)).toEqual([]);
    }));
});

/** Opens with what it lists. */
const LISTED = 'Causas, una por una';
const WITHOUT_CHART = new Set(['El proyecto', 'Anticipación de las restricciones']);

describe('the whole screen', () => {
  it('is given to a dashboard and to a tile by keys, and left by Escape to where one was', () =>
    inBrowser('report-whole', { people: 1 }, async (page) => {
      await signIn(page!, 'visita', REPORTS);
      await ppcOf(page!).waitFor();
      const button = page!.getByRole('button', { name: 'Pantalla completa', exact: true });
      await button.focus();
      await page!.keyboard.press('Enter');
      const board = page!.getByRole('dialog', { name: 'Tablero Reunión' });
      await board.getByRole('region', { name: 'PPC', exact: true }).waitFor();
      expect(await page!.evaluate(() => document.fullscreenElement !== null)).toBe(true);
      expect(await findings(page!)).toEqual([]);
      await page!.keyboard.press('Escape');
      await board.waitFor({ state: 'detached' });
      await eventually(() => page!.evaluate(() => document.fullscreenElement === null));
      await eventually(() => button.evaluate((one) => one === document.activeElement));

      const more = page!.getByRole('button', { name: 'Más acciones de PPC' });
      await more.focus();
      await page!.keyboard.press('Enter');
      await page!.getByRole('menuitem', { name: 'Pantalla completa' }).press('Enter');
      const tile = page!.getByRole('dialog', { name: 'PPC', exact: true });
      await tile.locator('.highcharts-series').first().waitFor();
      await page!.keyboard.press('Escape');
      await tile.waitFor({ state: 'detached' });
      await eventually(() => more.evaluate((one) => one === document.activeElement));
    }));
});

const ppcOf = (page: Page) => page.getByRole('region', { name: 'PPC', exact: true });
