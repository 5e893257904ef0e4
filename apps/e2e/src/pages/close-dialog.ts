import type { Locator, Page } from 'playwright-core';

/** The close of the short term, from its checklist to its result. */
export class CloseDialog {
  readonly dialog: Locator;

  constructor(private readonly page: Page) {
    this.dialog = page.getByRole('dialog', { name: /^(Cierre del corto plazo|Corto plazo) \d+/ });
  }

  async open(): Promise<void> {
    await this.page.getByRole('button', { name: 'Cerrar corto plazo' }).click();
    await this.dialog.waitFor();
  }

  /** What the warning says that keeps the term open. */
  reason(): Promise<string> {
    return this.dialog.locator('.MuiAlert-colorWarning').first().innerText();
  }

  /** Presses the button of a task's line in the checklist. */
  async mend(task: string, button: 'Asignar' | 'Indicar causa'): Promise<void> {
    await this.dialog
      .getByRole('listitem')
      .filter({ hasText: task })
      .getByRole('button', { name: button })
      .click();
  }

  /** Ticks the lines of tasks below their commitment, by keyboard, and asks for one cause for all of them. */
  async oneCauseFor(...tasks: readonly string[]): Promise<void> {
    for (const task of tasks) {
      await this.dialog.getByRole('checkbox', { name: `Seleccionar: ${task}` }).focus();
      await this.page.keyboard.press('Space');
    }
    await this.dialog.getByRole('button', { name: `Una causa para ${tasks.length}` }).click();
  }

  /** What the close would come to. */
  preview(): Promise<string> {
    return this.dialog.getByRole('region', { name: 'A qué llegaría el cierre' }).innerText();
  }

  /** Opens the choice of people for all tasks that have none. */
  async assignAll(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Asignar a todas' }).click();
  }

  async nothingMissing(): Promise<void> {
    await this.dialog.getByText('Ya no falta nada.').waitFor();
  }

  async checkAgain(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Revisar de nuevo' }).click();
  }

  async confirm(): Promise<void> {
    await this.dialog.getByText(/^Todo está listo para cerrar/).waitFor();
    await this.dialog.getByRole('button', { name: 'Cerrar corto plazo' }).click();
  }

  /** After a stop: from the check to the confirmation once more. */
  async again(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Reintentar' }).click();
    await this.confirm();
  }

  /** The stages named while the close runs. */
  async stages(): Promise<string[]> {
    await this.dialog.getByRole('progressbar').waitFor();
    return this.dialog.locator('.MuiStepLabel-label').allInnerTexts();
  }

  /** The whole text of the result. */
  async result(): Promise<string> {
    await this.dialog.getByRole('heading', { name: /^Corto plazo \d+ cerrado/ }).waitFor();
    return this.dialog.innerText();
  }

  async goOn(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Continuar al nuevo corto plazo' }).click();
    await this.dialog.waitFor({ state: 'detached' });
  }

  async cancel(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Cancelar' }).click();
    await this.dialog.waitFor({ state: 'detached' });
  }
}
