import { randomUUID } from 'node:crypto';
import { loginResponse } from '@plomada/contracts';
import type { Page } from 'playwright-core';
import { Api, logIn, refusal, type SignedIn, tryLogin } from './api/api';
import { mailedText } from './api/mailbox';
import { inBrowser } from './browser/in-browser';
import { rememberSession } from './browser/sign-in';
import { LoginPage } from './pages/login-page';
import { MembersPage } from './pages/members-page';
import { confirmSecret, shownBy } from './pages/second-step-dialog';
import { PASSWORD } from './people';

let root: SignedIn;
beforeAll(async () => {
  root = await logIn('root');
});

/** Somebody new in a business. */
async function newcomer(businessId: string, firstName: string, role: string): Promise<string> {
  const email = `${randomUUID()}@obra.cl`;
  const about = { email, firstName, lastName: 'Dos Pasos', role, initialPassword: PASSWORD };
  const { status } = await root.api.post(`/business/${businessId}/members`, about);
  expect(status).toBe(200);
  return email;
}

async function signedIn(email: string): Promise<SignedIn> {
  const session = loginResponse.parse((await tryLogin(email, PASSWORD)).body);
  return { ...session, api: new Api(session.token) };
}

const atHome = (page: Page) => page.getByRole('button', { name: 'Cuenta de Nora Dos Pasos' });

async function leave(page: Page): Promise<void> {
  // What the page still asks for when its session ends is answered 401.
  await page.waitForLoadState('networkidle');
  await atHome(page).click();
  const loaded = page.waitForEvent('load');
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
  await loaded;
}

async function logInAs(page: Page, email: string): Promise<void> {
  const login = new LoginPage(page);
  await login.open();
  await login.giveEmail(email);
  await login.givePassword(PASSWORD);
}

async function giveCode(page: Page, code: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Código' }).fill(code);
  await page.getByRole('button', { name: 'Entrar' }).click();
}

/** Gives the password, then what the app shows; answers the app's key. */
async function confirmInDialog(page: Page): Promise<string> {
  await page.getByRole('dialog').getByLabel('Contraseña actual').fill(PASSWORD);
  return confirmSecret(page);
}

/** Turns the second step on in the own account; answers the key of the app and the recovery codes. */
async function setUp(page: Page): Promise<{ key: string; codes: string[] }> {
  await page.goto('/profile_settings');
  await page.getByRole('button', { name: 'Activar la verificación en dos pasos' }).click();
  const key = await confirmInDialog(page);
  const codes = (await page.getByRole('textbox', { name: 'Códigos de recuperación' }).innerText()).split(
    '\n',
  );
  await page.getByRole('button', { name: 'Listo' }).click();
  await page.getByText('Te quedan 10 códigos de recuperación.').waitFor();
  return { key, codes };
}

describe('logging in by two steps', () => {
  it('is set up by its owner, asked for from then on, and taken away by an administrator', () =>
    inBrowser('two-factor', { people: 2, expected: ['answer 403'] }, async (nora, admin) => {
      const made = await root.api.post('/business', { name: `Dos pasos ${randomUUID()}` });
      const { id: businessId } = made.body as { id: string };
      const email = await newcomer(businessId, 'Nora', 'businessMember');
      const adminEmail = await newcomer(businessId, 'Olga', 'businessAdmin');

      await logInAs(nora!, email);
      await atHome(nora!).waitFor();
      const { key, codes } = await setUp(nora!);
      expect(await mailedText(email, 'un código de tu aplicación')).toContain('Hola Nora');
      await leave(nora!);

      await logInAs(nora!, email);
      await giveCode(nora!, '000000');
      await nora!.getByText('El código no es correcto o ya se usó').waitFor();
      // The code of this step was used to set it up: a phone's clock may be one step ahead.
      await giveCode(nora!, shownBy(key, 1));
      await atHome(nora!).waitFor();
      await leave(nora!);

      await logInAs(nora!, email);
      await giveCode(nora!, codes[0]!);
      await atHome(nora!).waitFor();
      await nora!.goto('/profile_settings');
      await nora!.getByText('Te quedan 9 códigos de recuperación.').waitFor();
      await leave(nora!);

      await rememberSession(admin!, await signedIn(adminEmail));
      await new MembersPage(admin!).open();
      const reset = 'Quitar la verificación en dos pasos de Nora Dos Pasos';
      await admin!.getByRole('button', { name: reset }).click();
      await admin!.getByRole('button', { name: 'Quitar la verificación', exact: true }).click();
      await admin!.getByText('Nora Dos Pasos ya no usa la verificación en dos pasos').waitFor();
      await logInAs(nora!, email);
      await atHome(nora!).waitFor();
      expect(await mailedText(email, 'Un administrador de tu empresa')).toContain('Hola Nora');
    }));
});

describe('a second step that a business asks for', () => {
  it('is set up after the login before anything else, on the server too', () =>
    inBrowser('second-step-due', { people: 2, expected: ['answer 403'] }, async (nora, admin) => {
      const made = await root.api.post('/business', { name: `Obligatoria ${randomUUID()}` });
      const { id: businessId } = made.body as { id: string };
      const email = await newcomer(businessId, 'Nora', 'businessMember');
      const olga = await signedIn(await newcomer(businessId, 'Olga', 'businessAdmin'));

      await rememberSession(admin!, olga);
      await admin!.goto('/businessSettings?section=access');
      await admin!.getByRole('combobox', { name: 'Verificación en dos pasos' }).click();
      await admin!.getByRole('option', { name: 'Obligatoria para todos' }).click();
      await admin!.getByRole('button', { name: 'Guardar', exact: true }).click();
      await admin!.getByText('Olga Dos Pasos cambió cómo entran las personas').waitFor();

      const { api, user } = await signedIn(email);
      expect(refusal(await api.get(`/project/all/${user.id}`))).toBe('403 SECOND_STEP_DUE');
      expect((await api.get('/session')).status).toBe(200);

      await logInAs(nora!, email);
      await nora!.getByRole('heading', { name: 'Activa la verificación en dos pasos' }).waitFor();
      await nora!.goto('/profile_settings');
      await nora!.getByRole('heading', { name: 'Activa la verificación en dos pasos' }).waitFor();
      await nora!.getByRole('button', { name: 'Activar la verificación en dos pasos' }).click();
      await confirmInDialog(nora!);
      await nora!.getByRole('button', { name: 'Listo' }).click();
      await atHome(nora!).waitFor();
      // Whoever had come in before by the password alone may be somebody else: the session has ended.
      expect((await api.get(`/project/all/${user.id}`)).status).toBe(401);
    }));
});
