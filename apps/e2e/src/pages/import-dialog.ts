import type { Locator, Page } from 'playwright-core';

/** The dialog that brings a schedule file in. */
export class ImportDialog {
  private readonly dialog: Locator;

  constructor(page: Page) {
    this.dialog = page.getByRole('dialog');
  }

  async choose(file: string | { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    await this.dialog.getByRole('heading', { name: 'Importar programa' }).waitFor();
    // Without a connection nobody could be told the result: the place to drop waits for it.
    await this.dialog
      .getByRole('button', { name: /Arrastra aquí/ })
      .and(this.dialog.locator(':enabled'))
      .waitFor();
    await this.dialog.getByLabel('Archivo del programa').setInputFiles(file);
  }

  /** The figures that are to be confirmed, by their names. */
  async counts(): Promise<Record<string, number>> {
    await this.dialog.getByRole('heading', { name: 'Revisa antes de importar' }).waitFor();
    await this.dialog.locator('dd').first().waitFor();
    const names = await this.dialog.locator('dt').allInnerTexts();
    const figures = await this.dialog.locator('dd').allInnerTexts();
    return Object.fromEntries(names.map((name, place) => [name, Number(figures[place])]));
  }

  text(): Promise<string> {
    return this.dialog.innerText();
  }

  async confirm(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Importar', exact: true }).click();
    await this.dialog.getByRole('heading', { name: 'Programa importado' }).waitFor();
    await this.dialog.getByRole('link', { name: 'Ver el Gantt' }).click();
  }

  /** Goes on to the comparison of the file with the plan. */
  async compare(): Promise<void> {
    await this.dialog.getByRole('link', { name: 'Comparar y actualizar' }).click();
  }

  /** Why the file was not accepted. */
  async refusal(): Promise<string> {
    const reason = this.dialog.getByRole('alert').and(this.dialog.locator('.MuiAlert-colorError'));
    await reason.waitFor();
    return reason.innerText();
  }

  async another(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Elegir otro archivo' }).click();
  }

  async close(): Promise<void> {
    await this.dialog.getByRole('button', { name: /^(Cerrar|Cancelar)$/ }).click();
    await this.dialog.waitFor({ state: 'detached' });
  }
}
