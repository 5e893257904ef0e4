import { PASSWORD } from './site.mjs';

/** A machine that does something else beside measures badly; it shall measure all the same. Milliseconds. */
const PATIENCE = 120_000;

/** A page of somebody of the site who has just signed in. */
export async function loggedIn(browser, url, email) {
  const context = await browser.newContext({
    baseURL: url,
    locale: 'es-CL',
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  });
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Correo electrónico' }).fill(email);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.getByRole('button', { name: /^Cuenta de/ }).waitFor();
  return page;
}
