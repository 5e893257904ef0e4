import type { Page } from 'playwright-core';

/** Types a password and the same again, wherever one is chosen. */
export async function choosePassword(page: Page, password: string, confirmation = password): Promise<void> {
  await page.getByLabel('Nueva contraseña', { exact: true }).fill(password);
  await page.getByLabel('Repite la contraseña', { exact: true }).fill(confirmation);
}
