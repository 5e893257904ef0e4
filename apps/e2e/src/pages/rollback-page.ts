import type { Locator, Page } from 'playwright-core';

/** The way back to a prior short term. */
export class RollbackPage {
  readonly dialog: Locator;

  constructor(private readonly page: Page) {
    this.dialog = page.getByRole('dialog');
  }

  async open(projectId: string): Promise<void> {
    await this.page.goto(`/rollback?project=${projectId}`);
    await this.page.getByRole('heading', { name: 'Volver a un corto plazo anterior' }).waitFor();
  }

  /** Opens the term closed last again; the dialog stays up where that is refused. */
  async reopen(reason: string): Promise<void> {
    const dialog = this.page.getByRole('dialog', { name: /^Reabrir el corto plazo/ });
    if (!(await dialog.isVisible())) await this.page.getByRole('button', { name: 'Reabrir…' }).click();
    await dialog.getByRole('textbox', { name: /Motivo/ }).fill(reason);
    await dialog.getByRole('button', { name: 'Reabrir' }).click();
  }

  async choose(term: number): Promise<void> {
    await this.page
      .getByRole('button', { name: `Volver al corto plazo ${term}`, exact: true })
      .first()
      .click();
    await this.dialog.waitFor();
  }

  get confirmation(): Locator {
    return this.dialog.getByRole('button', { name: 'Volver y perder lo posterior' });
  }

  async confirm(projectName: string): Promise<void> {
    await this.dialog.getByLabel('Nombre del proyecto').fill(projectName);
    await this.confirmation.click();
  }

  async outcome(term: number): Promise<string> {
    await this.dialog.getByRole('heading', { name: `De vuelta en el corto plazo ${term}` }).waitFor();
    return this.dialog.innerText();
  }
}
