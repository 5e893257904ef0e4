import type { Page } from 'playwright-core';
import { inBrowser } from './browser/in-browser';
import { signIn } from './browser/sign-in';
import { findings } from './languages/accessibility';
import { DEMO_PROJECT } from './people';

/** The piece of the application that the log's screen is. */
const PIECE = '**/assets/log-page-*.js';
const THROWS = "export const LogPage = () => { throw new Error('drawn wrong'); };";

const fresh = (name: string, expected: readonly string[], test: (page: Page) => Promise<void>) =>
  inBrowser(name, { people: 1, expected }, async (page) => test(page!));

async function goToLog(page: Page): Promise<void> {
  await signIn(page, 'capataz', `/gantt?project=${DEMO_PROJECT.id}`);
  await page.getByRole('link', { name: 'Acciones' }).click();
  await page.getByRole('heading', { name: '¡Ha habido un problema!' }).waitFor();
}

describe('a screen that is broken', () => {
  it('says so where it would stand and to the operators, and the menu leads on', () =>
    fresh('screen-throws', ['drawn wrong'], async (page) => {
      await page.route(PIECE, (route) => route.fulfill({ contentType: 'text/javascript', body: THROWS }));
      const report = page.waitForResponse('**/api/browser_error');
      await goToLog(page);
      expect((await report).status()).toBe(200);
      expect((await report).request().postDataJSON()).toMatchObject({
        kind: 'screen',
        message: 'drawn wrong',
      });
      const alert = page.getByRole('main').getByRole('alert');
      await alert.getByText('Estamos trabajando para solucionar el error').waitFor();
      expect(await alert.getByRole('button').count()).toBe(0);
      expect(await findings(page)).toEqual([]);
      await page.getByRole('link', { name: 'Informes' }).click();
      await page.getByRole('heading', { level: 1, name: 'Informes' }).waitFor();
      await page.getByRole('link', { name: 'Acciones' }).click();
      await alert.getByRole('link', { name: 'Volver al Inicio' }).click();
      await page.getByLabel('Buscar por nombre o ID').fill(DEMO_PROJECT.name);
      await page.getByRole('link', { name: DEMO_PROJECT.name }).waitFor();
    }));

  it('is reloaded when a newer version took the place of its piece', () =>
    fresh('screen-gone', ['log-page', 'dynamically imported module'], async (page) => {
      await page.route(PIECE, (route) => route.fulfill({ status: 404, body: '' }));
      await goToLog(page);
      await page.getByText('Esta parte de Plomada no se pudo cargar').waitFor();
      await page.unroute(PIECE);
      await page.getByRole('main').getByRole('button', { name: 'Recargar' }).click();
      await page.getByRole('row').nth(1).waitFor();
    }));
});
