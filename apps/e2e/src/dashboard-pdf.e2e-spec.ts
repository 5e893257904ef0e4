import { pdfText } from '@plomada/testing';
import type { Page } from 'playwright-core';
import { readFile } from 'node:fs/promises';
import { logIn } from './api/api';
import { goOffline } from './browser/go-offline';
import { inBrowser } from './browser/in-browser';
import { signIn } from './browser/sign-in';
import { DEMO_PROJECT } from './people';

const REPORTS = `/reports?project=${DEMO_PROJECT.id}`;

/** A worker that steps back for everybody else draws it. */
const PATIENCE = { timeout: 90_000 };

/** The PDF that a click hands out: what it is called, and what its pages say. */
async function downloaded(page: Page, button: string) {
  const file = page.waitForEvent('download', PATIENCE);
  await page.getByRole('button', { name: button }).click();
  const download = await file;
  return {
    name: download.suggestedFilename(),
    pages: pdfText(await readFile(await download.path())),
  };
}

describe('a dashboard as a PDF', () => {
  it('is downloaded by a click, with the figures of the screen, and says why it is not without a network', () =>
    inBrowser('dashboard-pdf', { people: 1, shellWorker: true }, async (one) => {
      const page = one!;
      await signIn(page, 'visita', REPORTS);
      const ppc = page.getByRole('region', { name: 'PPC', exact: true });
      await ppc.waitFor();
      const { name, pages } = await downloaded(page, 'Descargar PDF');
      expect(name).toMatch(/^Reunión_.*\.pdf$/);
      expect(pages[0]).toContain(`Reunión · ${DEMO_PROJECT.name}`);
      expect(pages[0]).toContain(`Página 1 de ${pages.length}`);
      const [made] = /\d+ de \d+ compromisos/.exec(await ppc.innerText())!;
      expect(pages.join('\n')).toContain(made);
      await goOffline(page);
      await page.getByText('Sin conexión: el PDF se prepara en el servidor').waitFor();
      expect(await page.getByRole('button', { name: 'Descargar PDF' }).isDisabled()).toBe(true);
      await page.context().setOffline(false);
    }));

  it('is of what the dashboard is filtered by, which it says', () =>
    inBrowser('dashboard-pdf-filtered', { people: 1 }, async (one) => {
      const page = one!;
      await signIn(page, 'visita', `${REPORTS}&toTerm=5`);
      const ppc = page.getByRole('region', { name: 'PPC', exact: true });
      await ppc.getByText(/· filtrado$/).waitFor();
      const { name, pages } = await downloaded(page, 'Descargar PDF');
      expect(name).toContain('Período hasta CP 5');
      expect(pages[0]).toContain('Período: hasta CP 5');
      const [made] = /\d+ de \d+ compromisos/.exec(await ppc.innerText())!;
      expect(pages.join('\n')).toContain(made);
      expect(pages.join('\n')).toContain('PPC · filtrado');
    }));

  it('fills its sheets where the browser prints it, none of them blank', () =>
    inBrowser('dashboard-printed', { people: 1 }, async (one) => {
      const page = one!;
      // Wider than paper: what is laid out by the width of the window must not be so anew.
      await page.setViewportSize({ width: 1440, height: 900 });
      await signIn(page, 'visita', REPORTS);
      await page.getByRole('region', { name: 'PPC', exact: true }).waitFor();
      await page.locator('.highcharts-plot-background').first().waitFor({ state: 'attached' });
      const sheets = pdfText(await page.pdf({ format: 'A4' }));
      expect(sheets[0]).toContain(DEMO_PROJECT.name);
      expect(sheets.filter((said) => said.trim() === '')).toEqual([]);
    }));

  it('is nobody else’s to fetch', async () => {
    const [mine, other] = [await logIn('visita'), await logIn('admin')];
    const path = `/reports/${DEMO_PROJECT.id}`;
    const { body } = await mine.api.post(`${path}/dashboards/detail/pdf`, { lang: 'en' });
    const { fileId } = body as { fileId: string };
    for (const file of ['', '/file'])
      expect((await other.api.get(`${path}/dashboard_pdfs/${fileId}${file}`)).status).toBe(404);
    expect((await mine.api.get(`${path}/dashboard_pdfs/${fileId}`)).status).toBe(200);
  });
});
