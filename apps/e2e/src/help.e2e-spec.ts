import type { Page } from 'playwright-core';
import { logIn } from './api/api';
import { mailedText } from './api/mailbox';
import { goOffline } from './browser/go-offline';
import { inBrowser } from './browser/in-browser';
import { rememberSession, signIn } from './browser/sign-in';
import { type GatewayBeside, gatewayBeside } from './gateway-beside';
import { findings } from './languages/accessibility';
import { DEMO_PROJECT, PEOPLE } from './people';

const SUPPORT_EMAIL = 'soporte@plomada.demo';
const GANTT = `/gantt?project=${DEMO_PROJECT.id}`;
const help = (page: Page) => page.getByRole('button', { name: 'Ayuda', exact: true });
const dialog = (page: Page) => page.getByRole('dialog');

async function ask(page: Page, question: string): Promise<void> {
  await help(page).click();
  await dialog(page).getByRole('textbox', { name: 'Tu pregunta' }).fill(question);
  await page.keyboard.press('Enter');
}

describe('help', () => {
  it('answers a question in words of the product, leads to the page and keeps the project open', () =>
    inBrowser('help-answer', { people: 1 }, async (page) => {
      await signIn(page!, 'capataz', GANTT);
      await ask(page!, '¿Cómo cierro la semana?');
      const log = dialog(page!).getByRole('log');
      await log.getByText('¿Cómo cierro la semana?').waitFor();
      expect(await findings(page!)).toEqual([]);
      // The menu that it was opened from goes when the window gets narrow, and comes back.
      for (const width of [390, 1440]) {
        await page!.setViewportSize({ width, height: 900 });
        await log.getByText('¿Cómo cierro la semana?').waitFor();
      }
      await log.getByRole('link', { name: 'Abrir «Cerrar y reabrir un corto plazo»' }).click();
      await page!.getByRole('heading', { level: 1, name: 'Cerrar y reabrir un corto plazo' }).waitFor();
      expect(new URL(page!.url()).pathname).toBe('/help/close');
      await page!.getByRole('link', { name: 'Gantt', exact: true }).click();
      await page!.waitForURL(/\/gantt\?project=/);
      await help(page!).click();
      await dialog(page!).getByText('¿Cómo cierro la semana?').waitFor();
    }));

  it('is found without a network, once the application is kept in the browser', () =>
    inBrowser('help-offline', { people: 1, shellWorker: true }, async (page) => {
      await signIn(page!, 'visita', '/help');
      await page!.getByRole('heading', { level: 1, name: 'Páginas de ayuda' }).waitFor();
      await goOffline(page!);
      await ask(page!, 'exportar a pdf');
      await dialog(page!).getByRole('link', { name: 'Abrir «Exportar»' }).waitFor();
      await dialog(page!).getByRole('button', { name: 'No resuelve mi duda' }).click();
      await dialog(page!)
        .getByText(/^Sin conexión solo puedes buscar/)
        .waitFor();
    }));

  describe('beyond its pages, as the operator has set it', () => {
    let beside: GatewayBeside | undefined;
    afterEach(() => beside?.stop());

    const openedAt = async (page: Page, url: string, path: string) => {
      await rememberSession(page, await logIn('facilitadora'), url);
      await page.goto(`${url}${path}`);
      await help(page).click();
    };

    it('leads to the help desk', () =>
      inBrowser('help-desk', { people: 1 }, async (page) => {
        beside = await gatewayBeside({ HELP_URL: 'https://ayuda.example.org/', SUPPORT_EMAIL: '' });
        await openedAt(page!, beside.url, '/');
        await dialog(page!)
          .getByRole('button', { name: /^Asistencia técnica/ })
          .click();
        const link = dialog(page!).getByRole('link', { name: 'Ir al centro de ayuda' });
        expect(await link.getAttribute('href')).toBe('https://ayuda.example.org/es/asistencia-tecnica');
      }));

    it('mails a request, after saying what goes along', () =>
      inBrowser('help-request', { people: 1 }, async (page) => {
        beside = await gatewayBeside({ HELP_URL: '', SUPPORT_EMAIL });
        await openedAt(page!, beside.url, GANTT);
        await dialog(page!)
          .getByRole('button', { name: /^Soporte de consultores/ })
          .click();
        await dialog(page!).getByRole('button', { name: 'Escribir a soporte' }).click();
        const words = `¿Cómo analizamos el piso ${Date.now()}?`;
        await dialog(page!).getByRole('textbox', { name: '¿Qué necesitas?' }).fill(words);
        await dialog(page!).getByText(`${PEOPLE.facilitadora.name} (${PEOPLE.facilitadora.email})`).waitFor();
        expect(await findings(page!)).toEqual([]);
        await dialog(page!).getByRole('button', { name: 'Enviar a soporte' }).click();
        await dialog(page!)
          .getByText(/^Enviamos tu mensaje/)
          .waitFor();
        const mail = await mailedText(SUPPORT_EMAIL, words);
        expect(mail).toContain(`${PEOPLE.facilitadora.name} <${PEOPLE.facilitadora.email}>`);
        expect(mail).toContain(DEMO_PROJECT.name);
        expect(mail).toMatch(/Pantalla: \/gantt\n/);
      }));

    it('says plainly that nobody is there', () =>
      inBrowser('help-nobody', { people: 1 }, async (page) => {
        beside = await gatewayBeside({ HELP_URL: '', SUPPORT_EMAIL: '' });
        await openedAt(page!, beside.url, '/');
        await dialog(page!)
          .getByRole('button', { name: /^Gestión de cuentas/ })
          .click();
        await dialog(page!)
          .getByText(/no tiene centro de ayuda ni correo de soporte/)
          .waitFor();
      }));
  });
});
