import type { Locator } from 'playwright-core';
import { eventually } from '../eventually';

/**
 * Where an element stands, in pixels of the page, once it rests there. The Gantt's chart draws rows and headers anew in the
 * midst of what a test does: an element may be out of the page for a moment, or on its way to another place.
 */
export async function boxOf(element: Locator) {
  let before = '';
  return eventually(async () => {
    const box = await element.boundingBox();
    const resting = JSON.stringify(box) === before;
    before = JSON.stringify(box);
    return resting && box;
  });
}
