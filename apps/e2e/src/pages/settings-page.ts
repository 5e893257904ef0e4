import type { Locator, Page } from 'playwright-core';

/** The settings of a project, in Spanish. */
export class SettingsPage {
  constructor(readonly page: Page) {}

  async open(projectId: string, section: string, heading: string): Promise<void> {
    await this.page.goto(`/settings?project=${projectId}&section=${section}`);
    await this.page.getByRole('heading', { level: 2, name: heading, exact: true }).waitFor();
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  field(label: string): Locator {
    return this.page.getByLabel(label, { exact: true });
  }

  /** Saves and waits for the sentence that says so. */
  async save(sentence: string | RegExp = /^Cambios guardados/): Promise<void> {
    await this.button('Guardar cambios').click();
    await this.said(sentence);
  }

  async said(sentence: string | RegExp): Promise<void> {
    await this.page.getByRole('alert').getByText(sentence).waitFor();
  }

  async choose(label: string, option: string): Promise<void> {
    await this.page.getByRole('combobox', { name: label, exact: true }).click();
    await this.page.getByRole('option', { name: option, exact: true }).click();
  }

  /** A row of a table of tasks, cell by cell. */
  async row(task: string): Promise<string[]> {
    const row = this.page.getByRole('row').filter({ hasText: task });
    return (await row.getByRole('cell').allInnerTexts()).map((text) => text.replace(/\s/g, ' ').trim());
  }
}
