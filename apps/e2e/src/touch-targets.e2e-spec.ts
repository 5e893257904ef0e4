import type { Locator, Page } from 'playwright-core';
import { logIn } from './api/api';
import { plannedProject } from './api/planned-project';
import { boxOf } from './browser/box-of';
import { inBrowser } from './browser/in-browser';
import { signIn } from './browser/sign-in';
import { GanttPage } from './pages/gantt-page';

/** What a finger hits, in pixels, and what is lost to rounding. */
const FINGER = 44 - 0.5;
let project: string;

beforeAll(async () => {
  project = await plannedProject(await logIn('admin'), 'Con los dedos', [
    { type: 'CREATE_TASK', payload: { id: 'dig', text: 'Zanja', parent: null, duration: 5 } },
  ]);
});

/** The targets that are too small, with how large they are. */
async function tooSmall(targets: Locator): Promise<readonly string[]> {
  const all = await targets.filter({ visible: true }).all();
  expect(all.length).toBeGreaterThan(0);
  const told = await Promise.all(
    all.map(async (target) => {
      const { width, height } = await boxOf(target);
      const name = (await target.getAttribute('aria-label')) ?? (await target.innerText());
      return width < FINGER || height < FINGER ? [`${name}: ${width}×${height}`] : [];
    }),
  );
  return told.flat();
}

/** Whether a press so far beside the middle of a button is one on it. */
async function isHitBeside(page: Page, button: Locator): Promise<boolean> {
  const { x, y, width, height } = await boxOf(button);
  const element = await button.elementHandle();
  return page.evaluate(([target, left, top]) => target!.contains(document.elementFromPoint(left, top)), [
    element,
    x + width / 2 + 21,
    y + height / 2 + 21,
  ] as const);
}

describe('on a tablet that is touched', () => {
  it('what is pressed on the Gantt is as large as a finger', () =>
    inBrowser('touch-targets', { people: 1, hasTouch: true }, async (page) => {
      await page!.setViewportSize({ width: 820, height: 1180 });
      await signIn(page!, 'admin', `/gantt?project=${project}`);
      const gantt = new GanttPage(page!);
      await gantt.ready();
      expect(
        await tooSmall(page!.getByRole('navigation', { name: 'Menú principal' }).getByRole('link')),
      ).toEqual([]);
      expect(await tooSmall(page!.getByRole('main').locator('header').getByRole('button'))).toEqual([]);
      expect(await isHitBeside(page!, page!.getByRole('banner').getByRole('button').first())).toBe(true);
      const row = gantt.row('Zanja');
      // The box is ticked by all of its cell, which a line parts from the next row.
      expect((await boxOf(row)).height).toBeGreaterThanOrEqual(FINGER);
      expect((await boxOf(row.locator('[data-column-name=select]'))).width).toBeGreaterThanOrEqual(FINGER);
      await row.locator('[data-column-name=select]').tap();
      const open = row.getByRole('button', { name: 'Abrir la tarea (Alt + Entrar)' });
      expect((await boxOf(open)).width).toBeGreaterThanOrEqual(FINGER);
      await row
        .locator('[data-column-name=code], [data-column-name=text]')
        .first()
        .click({ button: 'right' });
      expect(await tooSmall(page!.getByRole('menuitem'))).toEqual([]);
    }));
});
