import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { logIn } from '../api/api';
import { inBrowser } from '../browser/in-browser';
import { signIn } from '../browser/sign-in';
import { eventually } from '../eventually';
import { findings } from '../languages/accessibility';
import { DEMO_PROJECT } from '../people';
import { boxOf } from '../browser/box-of';

const REPORTS = `/reports?project=${DEMO_PROJECT.id}`;
const tile = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
/** Where a tile stands on the page. */
const placeOf = async (page: Page, name: string) => await boxOf(tile(page, name));
const isAbove = async (page: Page, above: string, below: string) =>
  (await placeOf(page, above)).y < (await placeOf(page, below)).y;
const saved = (page: Page) => page.getByRole('button', { name: 'Ordenar tablero' }).waitFor();

describe('the dashboards of reports', () => {
  afterAll(async () => {
    for (const person of ['visita', 'admin'] as const) {
      const { api } = await logIn(person);
      await api.send(`/reports/${DEMO_PROJECT.id}/dashboards/meeting`, 'DELETE', {});
      await api.send(`/reports/${DEMO_PROJECT.id}/default_dashboards/meeting`, 'DELETE', {});
    }
  });

  it('are arranged by mouse and by keys, and stand so after a reload and on another device', () =>
    inBrowser('dashboards', { people: 2 }, async (laptop, office) => {
      const page = laptop!;
      await signIn(page, 'visita', REPORTS);
      await tile(page, 'El proyecto').waitFor();
      expect(await findings(page)).toEqual([]);
      await page.getByRole('button', { name: 'Ordenar tablero' }).click();
      expect(await page.getByRole('button', { name: 'Guardar para el proyecto' }).count()).toBe(0);

      const from = await boxOf(page.getByRole('button', { name: 'Mover El proyecto' }));
      const below = await placeOf(page, 'SPI: avance real sobre programado');
      await page.mouse.move(from.x + 8, from.y + 8);
      await page.mouse.down();
      await page.mouse.move(from.x + 8, below.y + below.height - 20, { steps: 12 });
      await page.mouse.up();
      await eventually(() => isAbove(page, 'SPI: avance real sobre programado', 'El proyecto'));

      const width = (await placeOf(page, 'SPI: avance real sobre programado')).width;
      await page.getByRole('button', { name: 'Mover SPI: avance real sobre programado' }).focus();
      for (let times = 0; times < 6; times += 1) await page.keyboard.press('Shift+ArrowRight');
      await eventually(
        async () => (await placeOf(page, 'SPI: avance real sobre programado')).width > 1.9 * width,
      );
      await page.keyboard.press('Tab');
      expect(await findings(page)).toEqual([]);
      await page.getByRole('button', { name: 'Guardar', exact: true }).click();
      await saved(page);

      await page.reload();
      await signIn(office!, 'visita', REPORTS);
      for (const device of [page, office!]) {
        await tile(device, 'SPI: avance real sobre programado').waitFor();
        expect(await isAbove(device, 'SPI: avance real sobre programado', 'El proyecto')).toBe(true);
      }
    }));

  it('have a default that an administrator makes for all who arranged nothing', () =>
    inBrowser('dashboard-default', { people: 2 }, async (admin, other) => {
      await signIn(admin!, 'admin', REPORTS);
      await tile(admin!, 'El proyecto').waitFor();
      await admin!.getByRole('button', { name: 'Ordenar tablero' }).click();
      await admin!.getByRole('button', { name: 'Más acciones de Curva S' }).click();
      await admin!.getByRole('menuitem', { name: 'Quitar del tablero' }).click();
      await admin!.getByRole('button', { name: 'Guardar para el proyecto' }).click();
      await saved(admin!);
      await signIn(other!, 'facilitadora', REPORTS);
      await tile(other!, 'El proyecto').waitFor();
      expect(await tile(other!, 'Curva S').count()).toBe(0);
    }));

  it('give a chart away as a picture, and show it on the whole screen', () =>
    inBrowser('dashboard-tile', { people: 1 }, async (page) => {
      await signIn(page!, 'visita', `${REPORTS}&dashboard=detail`);
      const curve = tile(page!, 'Curva S');
      await curve.locator('.highcharts-series').first().waitFor();
      const taken = async (way: string) => {
        await page!.getByRole('button', { name: 'Más acciones de Curva S' }).click();
        const download = page!.waitForEvent('download');
        await page!.getByRole('menuitem', { name: way }).click();
        return readFile((await (await download).path())!);
      };
      const svg = (await taken('Gráfico como SVG')).toString('utf8');
      expect(svg).toContain('Curva S');
      expect(svg).not.toContain('var(--');
      const png = await taken('Gráfico como PNG');
      expect(png.subarray(1, 4).toString()).toBe('PNG');
      expect(png.readUInt32BE(16)).toBe(1920);

      await page!.getByRole('button', { name: 'Más acciones de Curva S' }).click();
      await page!.getByRole('menuitem', { name: 'Pantalla completa' }).click();
      const whole = page!.getByRole('dialog', { name: 'Curva S' });
      await whole.locator('.highcharts-series').first().waitFor();
      expect((await boxOf(whole.locator('.highcharts-container'))).height).toBeGreaterThan(500);
      expect(await findings(page!)).toEqual([]);
      await page!.keyboard.press('Escape');
      await whole.waitFor({ state: 'detached' });
    }));
});
