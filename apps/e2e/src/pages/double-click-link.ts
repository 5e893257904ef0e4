import type { Page } from 'playwright-core';
import { eventually } from '../eventually';

/** A link is as wide as a hair, and most of it lies outside of what is seen: some point of one is found and clicked twice. */
export async function doubleClickLink(page: Page): Promise<void> {
  const place = await eventually(() => page.locator('.gantt_task').evaluate(pointOnLink));
  await page.mouse.dblclick(place.x, place.y);
}

function pointOnLink(timeline: Element): { x: number; y: number } | null {
  const shown = timeline.getBoundingClientRect();
  for (const part of timeline.querySelectorAll('.gantt_task_link div')) {
    const { left, top, width, height } = part.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    if (x <= shown.left || x >= shown.right || y <= shown.top || y >= shown.bottom) continue;
    if (document.elementFromPoint(x, y)?.closest('.gantt_task_link')) return { x, y };
  }
  return null;
}
