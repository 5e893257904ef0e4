import type { Page } from 'playwright-core';
import { inBrowser } from './browser/in-browser';
import { signIn } from './browser/sign-in';
import { findings } from './languages/accessibility';

/** The demo's container, and the projects that it groups. */
const CONTAINER = 'Zona Sur';
const INSIDE = ['Condominio Los Robles', 'Hospital Río Claro'];

const menu = (page: Page) => page.getByRole('navigation', { name: 'Menú principal' });
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

async function openContainer(page: Page): Promise<void> {
  await page.getByRole('link', { name: CONTAINER, exact: true }).click();
  await page.getByRole('heading', { name: CONTAINER, level: 1 }).waitFor();
}

describe('a container', () => {
  it.concurrent('opens from the list, shows its projects with their indicators, and leads into them', () =>
    inBrowser('container', { people: 1 }, async (page) => {
      await signIn(page!, 'admin');
      await openContainer(page!);
      for (const name of INSIDE) await row(page!, name).waitFor();
      expect(await page!.getByText('Edificio Los Aromos').count()).toBe(0);
      await row(page!, INSIDE[0]!)
        .getByText(/\d+ de \d+/)
        .waitFor();
      const entries = await menu(page!).getByRole('link').allTextContents();
      expect(entries).toEqual(expect.arrayContaining(['Informes', 'Configuración']));
      for (const hidden of ['Gantt', 'Preparación del trabajo', 'Avance y compromisos', 'Kanban'])
        expect(entries).not.toContain(hidden);
      expect(await findings(page!)).toEqual([]);

      const address = page!.url();
      await menu(page!).getByRole('link', { name: 'Configuración' }).click();
      await page!.getByRole('heading', { name: 'Editar contenedor' }).waitFor();
      await menu(page!).getByRole('link', { name: 'Informes' }).click();
      await row(page!, INSIDE[0]!).waitFor();
      expect(page!.url()).toBe(address);
      await page!.getByRole('link', { name: INSIDE[0]!, exact: true }).click();
      await menu(page!).getByRole('link', { name: 'Gantt' }).waitFor();
      expect(new URL(page!.url()).pathname).toBe('/reports');
    }),
  );

  it.concurrent('heads its projects in the portfolio', () =>
    inBrowser('container-portfolio', { people: 1 }, async (page) => {
      await signIn(page!, 'admin', '/portfolio');
      const head = page!.getByRole('row').filter({ hasText: `Contenedor: ${CONTAINER} (2)` });
      await head.waitFor();
      await row(page!, INSIDE[0]!).waitFor();
      await head.click();
      await row(page!, INSIDE[0]!).waitFor({ state: 'detached' });
    }),
  );
});
