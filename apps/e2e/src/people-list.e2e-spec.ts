import { readFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { INVITATION_LINK, mailedLink } from './api/mailbox';
import { inBrowser } from './browser/in-browser';
import { signIn } from './browser/sign-in';
import { findings } from './languages/accessibility';
import { MembersPage } from './pages/members-page';
import { choosePassword } from './pages/new-password-form';
import { DEMO_PROJECT, PEOPLE } from './people';

const csv = (...lines: string[]): Buffer =>
  Buffer.from(['\ufeffCorreo;Nombre;Apellido;Rol;Proyectos', ...lines].join('\r\n'));

/** Opens the dialog and gives it a file. */
async function choose(page: Page, name: string, bytes: Buffer): Promise<Locator> {
  await page.getByRole('button', { name: 'Importar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Importar personas' });
  await dialog.getByLabel('Elegir archivo').setInputFiles({ name, mimeType: 'text/csv', buffer: bytes });
  return dialog;
}

const rowOf = (dialog: Locator, line: number): Locator =>
  dialog
    .getByRole('row')
    .filter({ has: dialog.page().getByRole('cell', { name: String(line), exact: true }) });

describe('people of a business by a list', () => {
  it('are invited and refused line by line, hold what the list said once they come, and stay as they are the second time', () =>
    inBrowser('people-list', { people: 2 }, async (admin, newcomer) => {
      const email = `ines.${randomUUID().slice(0, 8)}@obra.cl`;
      const members = new MembersPage(admin!);
      await signIn(admin!, 'admin');
      await members.open();
      const file = csv(
        `${email};Inés;"=CMD|' /c calc'";Lector de empresa;${DEMO_PROJECT.name}: Responsable`,
        `${PEOPLE.admin.email.toUpperCase()};;;Administrador de empresa;`,
        `${email.toUpperCase()};Otra;;Miembro;`,
        'jefe@obra.cl;Jefe;;root;',
        `${PEOPLE.admin.email};;;Miembro;`,
      );
      const dialog = await choose(admin!, 'personas.csv', file);
      await rowOf(dialog, 2).getByText(`Se invita`).waitFor();
      await rowOf(dialog, 2).getByText(`${DEMO_PROJECT.name}: Responsable`).waitFor();
      await rowOf(dialog, 3).getByText('Queda igual').waitFor();
      await rowOf(dialog, 4).getByText('El correo ya está en la fila 2').waitFor();
      await rowOf(dialog, 5).getByText('Rol desconocido: root.').waitFor();
      await rowOf(dialog, 6).getByText('El correo ya está en la fila 3').waitFor();
      expect(await findings(admin!)).toEqual([]);
      await dialog.getByRole('button', { name: 'Importar 1 persona' }).click();
      await dialog.getByText('La lista quedó importada.').waitFor();
      await rowOf(dialog, 2).getByText('Invitada').waitFor();
      await dialog.getByRole('button', { name: 'Cerrar' }).click();
      await members.lines('Invitaciones pendientes').filter({ hasText: email }).waitFor();

      await newcomer!.goto(await mailedLink(email, INVITATION_LINK));
      const firstName = newcomer!.getByLabel('Nombre', { exact: true });
      await firstName.waitFor();
      expect(await firstName.inputValue()).toBe('Inés');
      await newcomer!.getByLabel('Apellido').fill('Vera');
      await choosePassword(newcomer!, 'la-primera');
      await newcomer!.getByRole('button', { name: 'Crear cuenta y entrar' }).click();
      await newcomer!.getByRole('button', { name: 'Cuenta de Inés Vera' }).waitFor();

      const again = await choose(admin!, 'personas.csv', file);
      await rowOf(again, 2).getByText('Queda igual').waitFor();
      expect(await again.getByRole('button', { name: 'Importar', exact: true }).isDisabled()).toBe(true);
      await again.getByRole('button', { name: 'Cancelar' }).click();
      await members.open();
      await members.remove('Inés Vera');
    }));

  it('are the list that is exported, which changes nothing when it comes back', () =>
    inBrowser('people-round-trip', { people: 1 }, async (page) => {
      await signIn(page!, 'admin');
      await new MembersPage(page!).open();
      await page!.getByRole('button', { name: 'Exportar' }).click();
      const [download] = await Promise.all([
        page!.waitForEvent('download'),
        page!.getByRole('menuitem', { name: /CSV/ }).click(),
      ]);
      const list = readFileSync(await download.path());
      expect(list.toString()).toContain(PEOPLE.capataz.email);
      const dialog = await choose(page!, 'personas.csv', list);
      await dialog.getByRole('button', { name: 'Importar', exact: true }).waitFor();
      await dialog.getByRole('button', { name: /quedan igual/ }).waitFor();
      await dialog.getByRole('button', { name: '0 rechazadas' }).waitFor();
      await dialog.getByRole('button', { name: 'Cancelar' }).click();

      const lines = Array.from({ length: 100_000 }, (_, at) => `p${at}@obra.cl;;;;`);
      const tooLong = await choose(page!, 'todos.csv', csv(...lines));
      await tooLong.getByText('El archivo tiene 100000 filas y el máximo es 2000').waitFor();
    }));
});
