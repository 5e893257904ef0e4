import type { Locator, Page } from 'playwright-core';

/** The members of the business at hand. */
export class MembersPage {
  constructor(private readonly page: Page) {}

  async open(): Promise<void> {
    await this.page.goto('/businessSettings?section=members');
    await this.lines('Personas').first().waitFor();
  }

  /** What a section of the page lists. */
  lines(section: 'Personas' | 'Invitaciones pendientes'): Locator {
    return this.page.getByRole('region', { name: section }).getByRole('listitem');
  }

  async invite(email: string, role: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Invitar' }).click();
    const dialog = this.page.getByRole('dialog');
    await dialog.getByLabel('Correo electrónico').fill(email);
    await dialog.getByRole('combobox', { name: 'Rol' }).click();
    await this.page.getByRole('option', { name: role, exact: true }).click();
    await dialog.getByRole('button', { name: 'Enviar invitación' }).click();
    await this.lines('Invitaciones pendientes').filter({ hasText: email }).waitFor();
  }

  async remove(name: string): Promise<void> {
    await this.page.getByRole('button', { name: `Quitar a ${name}` }).click();
    await this.page.getByRole('dialog').getByRole('button', { name: 'Quitar', exact: true }).click();
    await this.lines('Personas').filter({ hasText: name }).waitFor({ state: 'detached' });
  }
}
