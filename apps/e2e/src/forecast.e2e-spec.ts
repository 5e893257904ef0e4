import { logIn } from './api/api';
import { plannedProject } from './api/planned-project';
import { inBrowser } from './browser/in-browser';
import { signIn } from './browser/sign-in';
import { findings } from './languages/accessibility';
import { DEMO_PROJECT } from './people';

describe('the forecast', () => {
  it('is reached from the reports, stands on its record, and leads to what decides the end', () =>
    inBrowser('forecast', { people: 1 }, async (page) => {
      await signIn(page!, 'visita', `/reports?project=${DEMO_PROJECT.id}`);
      await page!.getByRole('link', { name: 'Pronóstico', exact: true }).click();
      const end = page!.getByRole('region', { name: 'Término del proyecto', exact: true });
      await end.getByText('800 de 1000 obras simuladas terminan ese día o antes').waitFor();
      await page!.getByText(/^Se basa en \d+ tareas de \d+ cortos plazos/).waitFor();
      await page!.locator('.highcharts-series').first().waitFor();
      expect(await findings(page!)).toEqual([]);
      // The page scrolls within the window, whatever in it is for screen readers only.
      expect(await page!.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
      const deciding = page!.getByRole('region', { name: 'Tareas que deciden el término' });
      const name = await deciding.getByRole('row').nth(1).getByRole('link').innerText();
      // What is calculated anew meanwhile may put it elsewhere.
      await deciding.getByRole('link', { name, exact: true }).first().click();
      await page!.getByRole('complementary').getByText(name).first().waitFor();
      expect(page!.url()).toContain('/forecast?');
    }));

  it('says of a new project what its record lacks', () =>
    inBrowser('forecast-pending', { people: 1 }, async (page) => {
      const project = await plannedProject(await logIn('admin'), 'Pronóstico pendiente', [
        { type: 'CREATE_TASK', payload: { id: 'muro', text: 'Muro', parent: null, duration: 5 } },
      ]);
      await signIn(page!, 'admin', `/forecast?project=${project}`);
      await page!.getByText('Pendiente: 0 de 10 tareas, 0 de 3 cortos plazos').waitFor();
      expect(await findings(page!)).toEqual([]);
    }));
});
