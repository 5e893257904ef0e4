import type { Page } from 'playwright-core';
import { inBrowser } from './browser/in-browser';
import { signIn } from './browser/sign-in';
import { findings } from './languages/accessibility';

const PROCESSES = [
  ...['auth', 'projects', 'planning', 'imports', 'reports', 'notifications'],
  ...['imports-worker', 'reports-worker', 'gateway'],
];

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** A message that nobody could handle, as the gateway tells of one: no client can make a real one. */
const LETTER = {
  ...{ id: 'm-1', app: 'reports', queue: 'reports.on.planning.plan-changed', reason: 'rejected' },
  ...{ event: 'planning.plan-changed', at: '2026-03-02T03:00:00.000Z', correlationId: 'c-1' },
  body: '{\n  "projectId": "p-1"\n}',
};

describe('the operators’ screen', () => {
  it.concurrent('shows root what runs and what waits, and is read again while it is seen', () =>
    inBrowser('operations', { people: 1 }, async (page) => {
      await signIn(page!, 'root', '/');
      await page!.getByRole('link', { name: 'Operación' }).click();
      const processes = part(page!, 'Procesos');
      for (const name of PROCESSES) await processes.getByText(name, { exact: true }).waitFor();
      await part(page!, 'Colas de RabbitMQ')
        .getByRole('button', { name: /^Mostrar todas/ })
        .click();
      await part(page!, 'Colas de RabbitMQ').getByText('planning.plan.7', { exact: true }).waitFor();
      await part(page!, 'Mensajes muertos')
        .getByText(/^Leído: /)
        .waitFor();
      await part(page!, 'Trabajos').getByText('Importaciones').waitFor();
      await part(page!, 'Correos').getByText('Abandonados').waitFor();
      expect(await findings(page!)).toEqual([]);
      const first = await processes.getByText(/^Leído: /).innerText();
      await page!.waitForFunction(
        (before) => !document.querySelector('section')?.textContent?.includes(before),
        first,
      );
    }),
  );

  it.concurrent('says what cannot be read, keeps the rest, and drops a message only after asking', () => {
    const expected = ['answer 503'];
    return inBrowser('operations-away', { people: 1, expected }, async (page) => {
      await page!.route('**/api/operations/jobs', (route) =>
        route.fulfill({ status: 503, json: { kind: 'unavailable', code: 'SERVICE_UNAVAILABLE' } }),
      );
      let letters = [LETTER];
      await page!.route('**/api/operations/dead_letters', (route) => {
        const counts = [{ app: 'reports', count: letters.length }];
        return route.fulfill({ json: { readAt: new Date().toISOString(), counts, letters } });
      });
      await page!.route('**/api/operations/dead_letters/drop', (route) => {
        expect(route.request().postDataJSON()).toEqual({ app: 'reports', id: 'm-1' });
        letters = [];
        return route.fulfill({ json: { done: 1 } });
      });
      await signIn(page!, 'root', '/operations');
      await part(page!, 'Trabajos')
        .getByRole('alert')
        .getByText(/Redis no responde/)
        .waitFor();
      await part(page!, 'Procesos').getByText('planning', { exact: true }).waitFor();
      const drop = part(page!, 'Mensajes muertos').getByRole('button', { name: /^Descartar: planning/ });
      await drop.focus();
      await page!.keyboard.press('Enter');
      const question = page!.getByRole('dialog');
      // The focus is on what loses nothing.
      await question.getByRole('button', { name: 'Conservar' }).waitFor();
      expect(await findings(page!)).toEqual([]);
      await question.getByRole('button', { name: 'Descartar' }).click();
      await part(page!, 'Mensajes muertos').getByText('No hay ninguno.').waitFor();
    });
  });

  it.concurrent('is nobody else’s: neither in the menu nor by its address', () =>
    inBrowser('operations-refused', { people: 1 }, async (page) => {
      await signIn(page!, 'admin', '/operations');
      await page!.getByText('No tienes acceso').first().waitFor();
      expect(await page!.getByRole('link', { name: 'Operación' }).count()).toBe(0);
      expect(await page!.getByRole('region', { name: 'Procesos' }).count()).toBe(0);
    }),
  );
});
