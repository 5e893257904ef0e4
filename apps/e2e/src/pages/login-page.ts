import type { Page } from 'playwright-core';
import { PASSWORD, PEOPLE, type Person } from '../people';

export class LoginPage {
  constructor(private readonly page: Page) {}

  async open(path = '/'): Promise<void> {
    await this.page.goto(path);
    await this.page.getByRole('textbox', { name: 'Correo electrónico' }).waitFor();
  }

  async giveEmail(email: string): Promise<void> {
    await this.page.getByRole('textbox', { name: 'Correo electrónico' }).fill(email);
    await this.page.getByRole('button', { name: 'Continuar' }).click();
  }

  async givePassword(password: string): Promise<void> {
    await this.page.getByLabel('Contraseña', { exact: true }).fill(password);
    await this.page.getByRole('button', { name: 'Entrar' }).click();
  }

  /** From the address to the first page behind the login. */
  async logIn(person: Person, path = '/'): Promise<void> {
    await this.enter(person, path);
    await this.page.getByRole('button', { name: `Cuenta de ${PEOPLE[person].name}` }).waitFor();
  }

  /** The same without waiting for that page: a wall may stand before it. */
  async enter(person: Person, path = '/'): Promise<void> {
    await this.open(path);
    await this.giveEmail(PEOPLE[person].email);
    await this.givePassword(PASSWORD);
  }
}
