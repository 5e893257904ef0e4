import type { CDPSession, Locator, Page } from 'playwright-core';
import { logIn, type SignedIn } from './api/api';
import { plannedProject } from './api/planned-project';
import { inBrowser } from './browser/in-browser';
import { signIn } from './browser/sign-in';
import { eventually } from './eventually';
import { GanttPage } from './pages/gantt-page';
import { boxOf } from './browser/box-of';

let admin: SignedIn;
beforeAll(async () => {
  admin = await logIn('admin');
});

const task = (id: string, text: string, parent: string | null = null, duration = 2) =>
  ({ type: 'CREATE_TASK', payload: { id, text, parent, duration } }) as const;
const link = (id: string, source: string, target: string, lag = 0) =>
  ({ type: 'ADD_LINK', payload: { id, source, target, type: '0', lag } }) as const;

/** Excavar, a day later Verter, then Curar; Trazar is free. All of them from the 16th of November on. */
const linkedPlan = (name: string) =>
  plannedProject(admin, name, [
    ...[task('cavar', 'Excavar'), task('verter', 'Verter'), task('curar', 'Curar'), task('trazar', 'Trazar')],
    ...[link('l1', 'cavar', 'verter', 1), link('l2', 'verter', 'curar')],
  ]);
const branches = (name: string) =>
  plannedProject(admin, name, [
    ...[task('obra', 'Obra'), task('muro', 'Muro', 'obra'), task('losa', 'Losa', 'obra')],
    ...[task('techo', 'Techo'), task('patio', 'Patio')],
  ]);

async function opened(page: Page, project: string): Promise<GanttPage> {
  await signIn(page, 'admin', `/gantt?project=${project}`);
  const gantt = new GanttPage(page);
  await gantt.ready();
  return gantt;
}
/** The same with the bars in view: the chart opens at today, which goes on. */
async function openedAt(page: Page, project: string, task: string): Promise<GanttPage> {
  const gantt = await opened(page, project);
  const bar = await gantt.bar(task);
  await gantt.bringIntoView(bar);
  // The bars follow the scroll bar a frame later.
  await bar.hover();
  return gantt;
}
const middleOf = async (what: Locator) => {
  const { x, y, width, height } = await boxOf(what);
  return { x: x + width / 2, y: y + height / 2 };
};
const colourOf = (what: Locator) => what.evaluate((element) => getComputedStyle(element).backgroundColor);
const tipOf = (page: Page) => page.locator('.plan-tip:visible');
const reads = (gantt: GanttPage, rows: readonly string[]) =>
  eventually(async () => {
    const [names, codes] = [
      await gantt.tasks(),
      await gantt.page.locator('.gantt_row .plan-code').allInnerTexts(),
    ];
    return names.map((name, n) => `${codes[n]} ${name}`).join('|') === rows.join('|');
  });
const startsAt = (gantt: GanttPage, name: string, day: string) =>
  eventually(async () => (await gantt.cells(name, 'start'))[0] === day);

/** Points at an arrow and takes hold of one of its ends. */
async function takeEnd(page: Page, id: string, end: 'source' | 'target') {
  await page
    .locator(`.gantt_task_link[link_id$="${id}"] :has(> .gantt_link_line_down)`)
    .first()
    .hover({ force: true });
  const at = await middleOf(page.locator(`.plan-link-end[data-end=${end}]`));
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
}
async function holdOver(page: Page, target: Locator) {
  const at = await middleOf(target);
  await page.mouse.move(at.x, at.y, { steps: 8 });
}

describe('the end of an arrow', () => {
  it('is dragged to another task, with its lag, and comes back in one step', () =>
    inBrowser('arrow-ends', { people: 1 }, async (page) => {
      const gantt = await openedAt(page!, await linkedPlan('Flechas'), 'Trazar');
      await startsAt(gantt, 'Verter', '19/11/2026');
      await takeEnd(page!, 'l1', 'target');
      await holdOver(page!, await gantt.bar('Trazar'));
      expect(await tipOf(page!).innerText()).toMatch(/FC\+1[^]*De\s+Excavar\s+A\s+Trazar/);
      await page!.mouse.up();
      await startsAt(gantt, 'Trazar', '19/11/2026');
      expect(await gantt.count('links')).toBe(2);
      expect(await tipOf(page!).count()).toBe(0);
      await page!.keyboard.press('Control+z');
      await startsAt(gantt, 'Trazar', '16/11/2026');
      expect(await gantt.count('links')).toBe(2);
    }));

  it('stays where it is when it would close a loop, and the loop is told; Escape leaves it too', () =>
    inBrowser('arrow-ends-refused', { people: 1 }, async (page) => {
      const gantt = await openedAt(page!, await linkedPlan('Flechas en círculo'), 'Excavar');
      await startsAt(gantt, 'Excavar', '16/11/2026');
      await takeEnd(page!, 'l2', 'target');
      await holdOver(page!, await gantt.bar('Excavar'));
      await tipOf(page!).getByText('No se puede', { exact: true }).waitFor();
      await page!.keyboard.press('Escape');
      await page!.mouse.up();
      expect(await page!.getByRole('alert').count()).toBe(0);
      await takeEnd(page!, 'l2', 'target');
      await holdOver(page!, await gantt.bar('Excavar'));
      await page!.mouse.up();
      await page!
        .getByRole('alert')
        .getByText(/Verter → Excavar/)
        .waitFor();
      await startsAt(gantt, 'Excavar', '16/11/2026');
      expect(await gantt.count('links')).toBe(2);
    }));
});

describe('the end of an arrow that is touched', () => {
  it('is dragged by a finger', () =>
    inBrowser('arrow-ends-by-touch', { people: 1, hasTouch: true }, async (page) => {
      await page!.setViewportSize({ width: 820, height: 1180 });
      const gantt = await openedAt(page!, await linkedPlan('Flechas con el dedo'), 'Trazar');
      await startsAt(gantt, 'Trazar', '16/11/2026');
      const arrow = await middleOf(
        page!.locator('.gantt_task_link[link_id$="l1"] :has(> .gantt_link_line_down)').first(),
      );
      await page!.touchscreen.tap(arrow.x, arrow.y);
      const finger = await page!.context().newCDPSession(page!);
      const from = await middleOf(page!.locator('.plan-link-end[data-end=target]'));
      const to = await middleOf(await gantt.bar('Trazar'));
      await touch(finger, 'touchStart', from);
      for (const share of [0.3, 0.7, 1])
        await touch(finger, 'touchMove', {
          x: from.x + (to.x - from.x) * share,
          y: from.y + (to.y - from.y) * share,
        });
      await tipOf(page!).getByText('Trazar').waitFor();
      await touch(finger, 'touchEnd');
      await startsAt(gantt, 'Trazar', '19/11/2026');
    }));
});

/** Takes hold of a row and brings it over another: into it, above it or below it. */
async function carry(page: Page, row: Locator, over: Locator, where: 'into' | 'above' | 'below', dx = 0) {
  const from = await boxOf(row);
  await page.mouse.move(from.x + 60, from.y + from.height / 2);
  await page.mouse.down();
  const { y, height } = await boxOf(over);
  const to = y + height * { above: 0.1, into: 0.5, below: 0.9 }[where];
  await page.mouse.move(from.x + 60 + dx, to, { steps: 8 });
}

describe('rows of the grid', () => {
  it('are dragged into a branch, above a row, and several at once, each taken back in one step', () =>
    inBrowser('row-drags', { people: 1 }, async (page) => {
      const gantt = await opened(page!, await branches('Ramas que se mueven'));
      const before = ['1 Obra', '1.1 Muro', '1.2 Losa', '2 Techo', '3 Patio'];
      await reads(gantt, before);
      await carry(page!, gantt.row('Techo'), gantt.row('Obra'), 'into');
      await tipOf(page!).getByText('Obra').waitFor();
      await page!.mouse.up();
      await reads(gantt, ['1 Obra', '1.1 Muro', '1.2 Losa', '1.3 Techo', '2 Patio']);
      await page!.keyboard.press('Control+z');
      await reads(gantt, before);
      await carry(page!, gantt.row('Losa'), gantt.row('Obra'), 'above');
      await page!.locator('.plan-drop-line').waitFor();
      await page!.mouse.up();
      await reads(gantt, ['1 Losa', '2 Obra', '2.1 Muro', '3 Techo', '4 Patio']);
      await page!.keyboard.press('Control+z');
      await reads(gantt, before);
      await gantt.select('Techo', 'Patio');
      await carry(page!, gantt.row('Techo'), gantt.row('Muro'), 'below', 30);
      await tipOf(page!).getByText('2 seleccionadas').waitFor();
      await page!.mouse.up();
      await reads(gantt, ['1 Obra', '1.1 Muro', '1.2 Techo', '1.3 Patio', '1.4 Losa']);
      await page!.keyboard.press('Control+z');
      await reads(gantt, before);
    }));

  it('do not go where the plan refuses them, which is told; nor after Escape', () =>
    inBrowser('row-drags-refused', { people: 1 }, async (page) => {
      const gantt = await opened(page!, await branches('Ramas que se quedan'));
      const before = ['1 Obra', '1.1 Muro', '1.2 Losa', '2 Techo', '3 Patio'];
      await carry(page!, gantt.row('Obra'), gantt.row('Muro'), 'into');
      await tipOf(page!).getByText('No se puede', { exact: true }).waitFor();
      await page!.locator('.plan-drop-refused').waitFor();
      await page!.mouse.up();
      await page!
        .getByRole('alert')
        .getByText(/«Obra»/)
        .waitFor();
      await reads(gantt, before);
      await carry(page!, gantt.row('Patio'), gantt.row('Obra'), 'into');
      await page!.keyboard.press('Escape');
      expect(await tipOf(page!).count()).toBe(0);
      await page!.mouse.up();
      await reads(gantt, before);
      // A click is still a click: it opens the name.
      await gantt.cell('Patio', 'text').click();
      await page!.locator('input[name=text]').waitFor();
    }));

  it('are dragged by the grip of a selected row with a finger', () =>
    inBrowser('row-drags-by-touch', { people: 1, hasTouch: true }, async (page) => {
      await page!.setViewportSize({ width: 820, height: 1180 });
      const gantt = await opened(page!, await branches('Ramas con el dedo'));
      await gantt.select('Patio');
      const finger = await page!.context().newCDPSession(page!);
      const grip = gantt.row('Patio').locator('.plan-grip');
      expect(await colourOf(grip)).toBe(await colourOf(gantt.row('Patio')));
      const from = await middleOf(grip);
      const to = await middleOf(gantt.row('Obra'));
      await touch(finger, 'touchStart', from);
      for (const share of [0.2, 0.6, 1])
        await touch(finger, 'touchMove', { x: from.x, y: from.y + (to.y - from.y) * share });
      await touch(finger, 'touchEnd');
      await eventually(async () => (await gantt.tasks()).join() === 'Obra,Muro,Losa,Patio,Techo');
    }));
});

const touch = (
  finger: CDPSession,
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  ...touchPoints: { x: number; y: number }[]
) => finger.send('Input.dispatchTouchEvent', { type, touchPoints });
