import type { Page } from 'playwright-core';

/** Goes there as a link of the page would, with the entry that the router counts its own by: the application is loaded once. */
export const follow = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState({ ...history.state, idx: history.state.idx + 1 }, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
