import type { Locator, Page } from 'playwright-core';

/** The comparison of a plan with a later version of its file. */
export class MergePage {
  constructor(private readonly page: Page) {}

  async ready(): Promise<void> {
    await this.page.getByRole('heading', { name: 'Actualizar desde un archivo' }).waitFor();
    await this.row('').first().waitFor();
  }

  /** The rows about a task. */
  row(text: string): Locator {
    return this.page.locator('.grid-body [role=row]').filter({ hasText: text });
  }

  rows(): Promise<string[]> {
    return this.page.locator('.grid-body [role=row]').allInnerTexts();
  }

  async toggle(text: string): Promise<void> {
    await this.row(text).getByRole('checkbox').click();
  }

  async accept(): Promise<void> {
    await this.page.getByRole('button', { name: /^Actualizar \d+ fila/ }).click();
  }

  async undo(): Promise<void> {
    await this.page.getByRole('button', { name: 'Deshacer' }).last().click();
  }
}
