import type { Locator, Page } from 'playwright-core';

interface Cause {
  readonly type: string;
  readonly origin: string;
  readonly detail: string;
}

/** Why a task fell short of its commitment. */
export class CauseDialog {
  private readonly dialog: Locator;

  constructor(
    private readonly page: Page,
    name: string | RegExp = 'Causa de no cumplimiento',
  ) {
    this.dialog = page.getByRole('dialog', { name });
  }

  /** Chooses from the lists of the business, writes what happened and saves. */
  async fill({ type, origin, detail }: Cause): Promise<void> {
    await this.chooseFrom('Tipo de causa', type);
    await this.chooseFrom('Origen (rol)', origin);
    await this.dialog.getByLabel('Detalle').fill(detail);
    await this.dialog.getByRole('button', { name: 'Guardar causa' }).click();
    await this.dialog.waitFor({ state: 'detached' });
  }

  private async chooseFrom(list: string, option: string): Promise<void> {
    await this.dialog.getByRole('combobox', { name: list }).fill(option);
    await this.page.getByRole('option', { name: option, exact: true }).click();
  }
}
