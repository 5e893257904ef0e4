import type { Page } from 'playwright-core';
import { goOffline } from '../browser/go-offline';
import { inBrowser } from '../browser/in-browser';
import { signIn } from '../browser/sign-in';

/** What a browser says of a network that is not there. */
const NO_NETWORK = ['ERR_INTERNET_DISCONNECTED', 'WebSocket connection', 'ERR_FAILED'];
const PHONE = { width: 390, height: 844 };

/** Runs a test on the phone of the foreman, who has opened a project's field screen and is without a network since. */
export function onForemansPhone(
  name: string,
  project: string,
  test: (page: Page) => Promise<void>,
): Promise<void> {
  const options = { people: 1, shellWorker: true, expected: NO_NETWORK, hasTouch: true };
  return inBrowser(name, options, async (tab) => {
    const page = tab!;
    await page.setViewportSize(PHONE);
    await signIn(page, 'capataz', `/field?project=${project}`);
    await page.getByRole('article', { name: 'Excavar' }).waitFor();
    await goOffline(page);
    await test(page);
  });
}
