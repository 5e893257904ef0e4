import { randomUUID } from 'node:crypto';
import { INVITATION_LINK, mailedLink, RESET_LINK } from './api/mailbox';
import { inBrowser } from './browser/in-browser';
import { signIn } from './browser/sign-in';
import { LoginPage } from './pages/login-page';
import { MembersPage } from './pages/members-page';
import { choosePassword } from './pages/new-password-form';
import { DEMO_PROJECT } from './people';

/** Asking about a link that does not work any more. */
const USED_LINKS = ['reset_password_isactive', 'invitation/preview'];
const FULL_NAME = 'Nora Pinto Vera';

describe('an account', () => {
  it('begins with an invitation, survives a forgotten password and ends with the removal', () =>
    inBrowser('accounts', { people: 2, expected: USED_LINKS }, async (admin, nora) => {
      const email = `nora.${randomUUID().slice(0, 8)}@obra.cl`;
      const members = new MembersPage(admin!);
      const atHome = nora!.getByRole('button', { name: `Cuenta de ${FULL_NAME}` });

      await signIn(admin!, 'admin');
      await members.open();
      await members.invite(email, 'Lector de empresa');

      const invitation = await mailedLink(email, INVITATION_LINK);
      await nora!.goto(invitation);
      await nora!.getByText('te invita a la empresa Constructora Demo').waitFor();
      await nora!.getByLabel('Nombre', { exact: true }).fill('Nora');
      await nora!.getByLabel('Apellido').fill('Pinto Vera');
      await choosePassword(nora!, 'la-primera');
      await nora!.getByRole('button', { name: 'Crear cuenta y entrar' }).click();
      await atHome.waitFor();
      await nora!.getByLabel('Buscar por nombre o ID').fill(DEMO_PROJECT.name);
      await nora!.getByRole('link', { name: DEMO_PROJECT.name }).waitFor();
      await nora!.goto('/members');
      await nora!.getByText('No eres Administrador').waitFor();

      await members.open();
      await members.lines('Personas').filter({ hasText: email }).getByText('Lector de empresa').waitFor();

      await atHome.click();
      // Signing off reloads the page a moment later: what is typed before that is gone.
      const loaded = nora!.waitForEvent('load');
      await nora!.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
      await loaded;
      await nora!.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click();
      // The login, which stands until the next page is loaded, has a field of the same name.
      await nora!.getByRole('heading', { name: 'Recuperar contraseña' }).waitFor();
      await nora!.getByRole('textbox', { name: 'Correo electrónico' }).fill(email);
      await nora!.getByRole('button', { name: 'Enviar correo' }).click();
      await nora!.getByText('Correo enviado').waitFor();
      const link = await mailedLink(email, RESET_LINK);
      await nora!.goto(link);
      await choosePassword(nora!, 'la-segunda');
      await nora!.getByRole('button', { name: 'Cambiar contraseña' }).click();
      await nora!.getByText('Tu contraseña cambió').waitFor();
      await nora!.waitForURL('**/login');

      for (const used of [link, invitation]) {
        await nora!.goto('/login');
        await nora!.goto(used);
        await nora!.getByText('Vínculo incorrecto o expirado').waitFor();
      }
      const login = new LoginPage(nora!);
      await login.open('/');
      await login.giveEmail(email);
      await login.givePassword('la-segunda');
      await atHome.waitFor();

      await members.remove(FULL_NAME);
      await nora!.goto('/');
      await nora!.getByRole('button', { name: 'Empresa: Sin empresa' }).waitFor();
    }));

  it('is given a name and a picture by its owner', () =>
    inBrowser('own-account', { people: 1 }, async (page) => {
      await signIn(page!, 'visita', '/profile_settings');
      const firstName = page!.getByRole('textbox', { name: 'Nombre', exact: true });
      await firstName.fill('Paty');
      await page!.getByRole('button', { name: 'Guardar' }).click();
      await page!.getByRole('button', { name: 'Cuenta de Paty Lagos Reyes' }).waitFor();
      await page!.getByRole('button', { name: 'Elegir un avatar' }).click();
      await page!.getByRole('button', { name: 'Avatar 3' }).click();
      await page!.getByRole('button', { name: 'Quitar', exact: true }).waitFor();
      await page!.reload();
      await page!.locator('main img[src="/avatars/plomada.svg"]').waitFor();
      // As it was, for whoever comes after.
      await page!.getByRole('button', { name: 'Quitar', exact: true }).click();
      await page!.getByRole('button', { name: 'Quitar', exact: true }).waitFor({ state: 'detached' });
      await firstName.fill('Patricia');
      await page!.getByRole('button', { name: 'Guardar' }).click();
      await page!.getByRole('button', { name: 'Cuenta de Patricia Lagos Reyes' }).waitFor();
    }));
});
