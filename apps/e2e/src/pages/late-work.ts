import type { Locator, Page } from 'playwright-core';

/** What the Gantt says of late work, and the dialog that gives it a new end. */
export class LateWork {
  constructor(private readonly page: Page) {}

  private get strip(): Locator {
    return this.page.getByRole('region', { name: 'Trabajo atrasado' });
  }

  private get dialog(): Locator {
    return this.page.getByRole('dialog', { name: /^Reprogramar/ });
  }

  said(): Promise<string> {
    return this.strip.innerText();
  }

  async none(): Promise<void> {
    await this.strip.waitFor({ state: 'detached' });
  }

  async rescheduleAll(): Promise<void> {
    await this.strip.getByRole('button', { name: 'Reprogramar' }).click();
  }

  /** Takes the way out that a refusal offers. */
  async followRefusal(reason: RegExp): Promise<void> {
    const message = this.page.getByRole('alert').filter({ hasText: reason });
    await message.getByRole('button', { name: 'Reprogramar' }).click();
  }

  /** Types into what has the focus and ends with Enter, as with a keyboard alone. */
  async giveEnd(date: string): Promise<void> {
    const field = this.dialog.getByRole('textbox', { name: /Nuevo término/ });
    await field.and(this.page.locator(':focus')).waitFor();
    await field.fill(date);
    await this.page.keyboard.press('Enter');
  }

  problem(): Promise<string> {
    return this.dialog.locator('.Mui-error.MuiFormHelperText-root').innerText();
  }

  async closed(): Promise<void> {
    await this.dialog.waitFor({ state: 'detached' });
  }
}
