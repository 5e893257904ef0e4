import type { Page } from 'playwright-core';

/** What a page may complain about in a test that provokes it: parts of the complaint. */
export type Expected = readonly (string | RegExp)[];

/** Of the browser's driver, in windows without the worker for offline use. */
const OF_THE_TEST = 'Service Worker registration blocked';

/**
 * Collects everything that goes wrong on a page: errors and warnings on the console, exceptions, requests without an
 * answer and answers from 400 on. A screen that looks right over a broken request is not right.
 */
export function watchPage(page: Page): (expected?: Expected) => readonly string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    // The browser's own line about a failed request has no address in it; the answer is told below.
    if (message.text().startsWith('Failed to load resource') || message.text().includes(OF_THE_TEST)) return;
    if (['error', 'warning'].includes(message.type())) complaints.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`exception: ${error.stack ?? error.message}`));
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    // Leaving a page gives up what it was still loading.
    if (why !== 'net::ERR_ABORTED') complaints.push(`no answer: ${request.url()} ${why}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`answer ${response.status()}: ${response.url()}`);
  });
  return (expected = []) =>
    complaints.filter(
      (complaint) =>
        !expected.some((part) =>
          typeof part === 'string' ? complaint.includes(part) : part.test(complaint),
        ),
    );
}
