import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';

/** In milliseconds: what the app shows changes that often. */
const STEP = 30_000;

/** What an app with that key shows so many steps from now. */
export const shownBy = (key: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) }).generate({
    timestamp: Date.now() + steps * STEP,
  });

/** Goes on from the first step of the dialog that sets a second step up, and gives what the app shows; answers the app's key. */
export async function confirmSecret(page: Page): Promise<string> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Siguiente' }).click();
  await dialog.getByRole('img', { name: 'Código QR para la aplicación' }).waitFor();
  const key = await dialog.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText();
  await dialog.getByRole('textbox', { name: 'Código' }).fill(shownBy(key));
  await dialog.getByRole('button', { name: 'Activar', exact: true }).click();
  return key;
}
