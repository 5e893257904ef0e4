import { randomUUID } from 'node:crypto';
import { loginResponse, signOnView } from '@plomada/contracts';
import { IdentityProvider } from '@plomada/testing';
import type { Page } from 'playwright-core';
import { Api, logIn, refusal, type SignedIn, tryLogin } from './api/api';
import { inBrowser } from './browser/in-browser';
import { rememberSession } from './browser/sign-in';
import { findings } from './languages/accessibility';
import { LoginPage } from './pages/login-page';
import { confirmSecret } from './pages/second-step-dialog';
import { PASSWORD } from './people';

let root: SignedIn;
const providers: IdentityProvider[] = [];
beforeAll(async () => {
  root = await logIn('root');
});
afterAll(() => Promise.all(providers.map((provider) => provider.stop())));

/** A business, a domain of its own, and the address that its provider has to send people back to. */
async function newFirm() {
  const { body } = await root.api.post('/business', { name: `Con proveedor ${randomUUID()}` });
  const { id: businessId } = body as { id: string };
  const view = signOnView.parse((await root.api.get(`/business/${businessId}/single_sign_on`)).body);
  const domain = `${randomUUID().slice(0, 8)}.example`;
  return { businessId, domain, redirectAddress: view.redirectAddress };
}

async function newProvider(redirectAddress: string): Promise<IdentityProvider> {
  const provider = await IdentityProvider.start(redirectAddress);
  providers.push(provider);
  return provider;
}

/** Has everybody of the domain come in by the provider as a member, and set a second step up before anything else. */
async function letInBy(
  { issuer, clientId, clientSecret }: IdentityProvider,
  { businessId, domain }: { readonly businessId: string; readonly domain: string },
): Promise<void> {
  const business = `/business/${businessId}`;
  const flags = { countsAsSecondStep: false, makesMembers: true, trustsUnstatedEmail: false };
  const settings = { issuer, clientId, clientSecret, name: 'Obra ID', use: 'offered', ...flags };
  const policy = { secondStepFor: 'everybody', passwordMinimum: 6, sessionHours: 12 };
  const answers = [
    await root.api.send(`${business}/single_sign_on`, 'PUT', settings),
    await root.api.send(`${business}/single_sign_on/domains/${domain}`, 'PUT', {}),
    await root.api.post(`${business}/single_sign_on/domains/${domain}/prove`, {}),
    await root.api.send(`${business}/sign_in_policy`, 'PUT', policy),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
}

async function member(businessId: string, email: string, firstName: string, role: string): Promise<void> {
  const about = { email, firstName, lastName: 'Rojas', role, initialPassword: PASSWORD };
  const { status } = await root.api.post(`/business/${businessId}/members`, about);
  expect(status).toBe(200);
}

async function signedIn(email: string): Promise<SignedIn> {
  const session = loginResponse.parse((await tryLogin(email, PASSWORD)).body);
  return { ...session, api: new Api(session.token) };
}

async function setProvider(page: Page, { issuer, clientId, clientSecret }: IdentityProvider): Promise<void> {
  await page.goto('/businessSettings?section=access');
  await page.getByLabel('Dirección del proveedor (issuer)').fill(issuer);
  await page.getByLabel('Id del cliente').fill(clientId);
  await page.getByLabel('Secreto del cliente').fill(clientSecret);
  await page.getByRole('textbox', { name: 'Nombre', exact: true }).fill('Obra ID');
  await page.getByRole('button', { name: 'Probar' }).click();
  await page.getByText(/Responde un proveedor de OpenID Connect/).waitFor();
  await choose(page, 'Voluntario');
}

async function choose(page: Page, use: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Uso' }).click();
  await page.getByRole('option', { name: use }).click();
  await page.getByRole('button', { name: 'Guardar proveedor' }).click();
  await page.getByText('Inicio de sesión único guardado').waitFor();
}

const atHome = (page: Page) => page.getByRole('button', { name: 'Cuenta de Nora Rojas' });

describe('single sign-on of a business', () => {
  it('is set by its administrator, and lets its people in by their provider, at last by nothing else', () =>
    inBrowser('single-sign-on', { people: 2, expected: ['answer 403'] }, async (nora, olga) => {
      const { businessId, domain, redirectAddress } = await newFirm();
      const product = new URL(redirectAddress).origin;
      const provider = await newProvider(redirectAddress);
      const email = `nora@${domain}`;
      await provider.know(email, { sub: 'nora', email, email_verified: true });
      await member(businessId, email, 'Nora', 'businessMember');
      await member(businessId, `olga@${domain}`, 'Olga', 'businessAdmin');

      await rememberSession(olga!, await signedIn(`olga@${domain}`));
      await setProvider(olga!, provider);
      await olga!.getByLabel('Dominio', { exact: true }).fill(domain);
      await olga!.getByRole('button', { name: 'Agregar' }).click();
      await olga!.getByText(`_plomada.${domain}`).waitFor();
      expect(await findings(olga!)).toEqual([]);
      const proof = await root.api.post(`/business/${businessId}/single_sign_on/domains/${domain}/prove`, {});
      expect(proof.status).toBe(200);
      await olga!.reload();
      await olga!.getByText(/^Comprobado el/).waitFor();

      const login = new LoginPage(nora!);
      await login.open(`${product}/login?from=${encodeURIComponent('/profile_settings')}`);
      await login.giveEmail(email);
      const byProvider = nora!.getByRole('button', { name: 'Entrar con Obra ID' });
      await byProvider.click();
      await nora!.getByRole('button', { name: 'Cancelar' }).click();
      await nora!.getByText('No terminaste de identificarte. Puedes empezar de nuevo.').waitFor();
      expect(new URL(nora!.url()).search).toBe('');
      expect(await findings(nora!)).toEqual([]);

      await login.open(`${product}/login?from=${encodeURIComponent('/profile_settings')}`);
      await login.giveEmail(email);
      await byProvider.click();
      await nora!.getByRole('button', { name: 'Identificarse' }).click();
      await atHome(nora!).waitFor();
      expect(nora!.url()).toBe(`${product}/profile_settings`);

      await choose(olga!, 'Obligatorio');
      expect(refusal(await tryLogin(email, PASSWORD))).toBe('403 SIGN_ON_REQUIRED');
      await signedIn(`olga@${domain}`);
      // What the page still asks for when its session ends is answered 401.
      await nora!.waitForLoadState('networkidle');
      await atHome(nora!).click();
      const loaded = nora!.waitForEvent('load');
      await nora!.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
      await loaded;
      // The provider still knows her: the e-mail is all that is asked for.
      await login.open(`${product}/login`);
      await login.giveEmail(email);
      await atHome(nora!).waitFor();
    }));

  it('has somebody who was never given a password set up the second step that is asked for', () =>
    inBrowser('signed-on-second-step', { people: 1, expected: ['answer 403'] }, async (nora) => {
      const firm = await newFirm();
      const provider = await newProvider(firm.redirectAddress);
      await letInBy(provider, firm);
      const email = `nora@${firm.domain}`;
      const name = { given_name: 'Nora', family_name: 'Rojas' };
      await provider.know(email, { sub: 'nora', email, email_verified: true, ...name });

      const login = new LoginPage(nora!);
      await login.open(`${new URL(firm.redirectAddress).origin}/login`);
      await login.giveEmail(email);
      await nora!.getByRole('button', { name: 'Identificarse' }).click();
      await nora!.getByRole('heading', { name: 'Activa la verificación en dos pasos' }).waitFor();
      await nora!.getByRole('button', { name: 'Activar la verificación en dos pasos' }).click();
      expect(await nora!.getByRole('dialog').getByLabel('Contraseña actual').count()).toBe(0);
      await confirmSecret(nora!);
      await nora!.getByRole('button', { name: 'Listo' }).click();
      await atHome(nora!).waitFor();
    }));
});
