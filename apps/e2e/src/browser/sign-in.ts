import type { Page } from 'playwright-core';
import { sessionOf, type SignedIn } from '../api/api';
import { STILL } from '../environment';
import { PEOPLE, type Person } from '../people';

/** Where the web keeps who is signed in. */
const KEPT_SESSION = 'plomada.session';

/**
 * Opens a page as somebody who has logged in before, and waits for it. The form itself is for the tests of logging in and
 * out (`LoginPage`), whose sessions end.
 */
export async function signIn(page: Page, person: Person, path = '/'): Promise<void> {
  await enter(page, person, path);
  // A dialog that the address opens may be there first, and hide the page from who cannot see it.
  const account = { name: `Cuenta de ${PEOPLE[person].name}`, includeHidden: true };
  await page.getByRole('button', account).waitFor();
}

/** The same without waiting for that page: a wall may stand before it. */
export async function enter(page: Page, person: Person, path: string): Promise<void> {
  await remember(page, person);
  await page.goto(path);
}

/** The same without opening anything yet. */
export const remember = async (page: Page, person: Person): Promise<void> =>
  rememberSession(page, await sessionOf(person));

/** Has the browser remember a session, as it does after a login; `at` is another address of the product. */
export async function rememberSession(
  page: Page,
  { user, token, expiresAt }: SignedIn,
  at = '',
): Promise<void> {
  await page.goto(`${at}${STILL}`);
  await page.evaluate(
    ([key, kept]) => localStorage.setItem(key!, kept!),
    [KEPT_SESSION, JSON.stringify({ user, token, expiresAt })],
  );
}
