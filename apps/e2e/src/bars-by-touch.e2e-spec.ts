import type { CDPSession, Page } from 'playwright-core';
import { logIn, type SignedIn } from './api/api';
import { plannedProject } from './api/planned-project';
import { boxOf } from './browser/box-of';
import { inBrowser } from './browser/in-browser';
import { signIn } from './browser/sign-in';
import { eventually } from './eventually';
import { GanttPage } from './pages/gantt-page';

let admin: SignedIn;
beforeAll(async () => {
  admin = await logIn('admin');
});

/** Cavar and what follows it, and Trazar, which is free, from the 16th of November on. */
const plan = (name: string) =>
  plannedProject(admin, name, [
    { type: 'CREATE_TASK', payload: { id: 'cavar', text: 'Cavar', parent: null, duration: 5 } },
    { type: 'CREATE_TASK', payload: { id: 'verter', text: 'Verter', parent: null, duration: 5 } },
    { type: 'CREATE_TASK', payload: { id: 'trazar', text: 'Trazar', parent: null, duration: 5 } },
    { type: 'ADD_LINK', payload: { id: 'l', source: 'cavar', target: 'verter', type: '0', lag: 0 } },
  ]);

interface Place {
  readonly x: number;
  readonly y: number;
}

/** A finger on the screen of a page. */
class Finger {
  private at: Place = { x: 0, y: 0 };

  private constructor(private readonly session: CDPSession) {}

  static async of(page: Page): Promise<Finger> {
    return new Finger(await page.context().newCDPSession(page));
  }

  put(at: Place): Promise<void> {
    return this.send('touchStart', (this.at = at));
  }

  async moveBy(dx: number, dy = 0): Promise<void> {
    const from = this.at;
    for (const share of [0.25, 0.5, 0.75, 1])
      await this.send('touchMove', (this.at = { x: from.x + dx * share, y: from.y + dy * share }));
  }

  lift(): Promise<void> {
    return this.send('touchEnd');
  }

  private async send(type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Place[]): Promise<void> {
    await this.session.send('Input.dispatchTouchEvent', { type, touchPoints });
  }
}

const middleOf = async (gantt: GanttPage, task: string): Promise<Place> => {
  const { x, y, width, height } = await boxOf(await gantt.bar(task));
  return { x: x + width / 2, y: y + height / 2 };
};
/** Pixels of a week: a bar of five days is as long as they are. */
const weekOf = async (gantt: GanttPage, task: string) => ((await boxOf(await gantt.bar(task))).width / 5) * 7;
const startsAt = (gantt: GanttPage, name: string, day: string) =>
  eventually(async () => (await gantt.cells(name, 'start'))[0] === day);
/** The bar that a finger has taken hold of. */
const lifted = (page: Page) => page.locator('.gantt_task_line.gantt_drag_move');
const menuOf = (page: Page) => page.getByRole('menu');

async function opened(page: Page, project: string): Promise<GanttPage> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, 'admin', `/gantt?project=${project}`);
  const gantt = new GanttPage(page);
  await gantt.ready();
  const bar = await gantt.bar('Cavar');
  await gantt.bringIntoView(bar);
  await boxOf(bar);
  return gantt;
}

describe('a bar under a finger', () => {
  it('is dragged once the finger has stayed on it, which shows, and is taken back in one step', () =>
    inBrowser('bar-by-touch', { people: 1, hasTouch: true }, async (page) => {
      const gantt = await opened(page!, await plan('Barras con el dedo'));
      const week = await weekOf(gantt, 'Cavar');
      const finger = await Finger.of(page!);
      await finger.put(await middleOf(gantt, 'Cavar'));
      await lifted(page!).waitFor();
      await finger.moveBy(week);
      await page!.locator('.plan-tip:visible').waitFor();
      await page!.locator('.plan-ghost').waitFor();
      await finger.lift();
      await startsAt(gantt, 'Cavar', '23/11/2026');
      await startsAt(gantt, 'Verter', '30/11/2026');
      expect(await menuOf(page!).count()).toBe(0);
      await page!.keyboard.press('Control+z');
      await startsAt(gantt, 'Cavar', '16/11/2026');
    }));

  it('stays where it is when the finger is lifted there, which asks for its menu', () =>
    inBrowser('bar-menu-by-touch', { people: 1, hasTouch: true }, async (page) => {
      const gantt = await opened(page!, await plan('Menús con el dedo'));
      const finger = await Finger.of(page!);
      await finger.put(await middleOf(gantt, 'Verter'));
      await lifted(page!).waitFor();
      expect(await menuOf(page!).count()).toBe(0);
      await finger.lift();
      await menuOf(page!).waitFor();
      await page!.getByRole('menuitem', { name: /^Duplicar/ }).tap();
      await eventually(async () => (await gantt.tasks()).join() === 'Cavar,Verter,Verter,Trazar');
      await startsAt(gantt, 'Cavar', '16/11/2026');
    }));

  it('lets a finger scroll that does not stay', () =>
    inBrowser('bar-swiped', { people: 1, hasTouch: true }, async (page) => {
      const gantt = await opened(page!, await plan('Barras que se deslizan'));
      const before = await middleOf(gantt, 'Cavar');
      const finger = await Finger.of(page!);
      await finger.put(before);
      await finger.moveBy(60);
      await finger.lift();
      await eventually(async () => (await middleOf(gantt, 'Cavar')).x > before.x + 20);
      await startsAt(gantt, 'Cavar', '16/11/2026');
    }));

  it('is dragged with the mouse too on the same screen, without waiting, and so are links', () =>
    inBrowser('bar-by-both', { people: 1, hasTouch: true }, async (page) => {
      const gantt = await opened(page!, await plan('Con dedo y ratón'));
      const week = await weekOf(gantt, 'Cavar');
      const finger = await Finger.of(page!);
      await finger.put(await middleOf(gantt, 'Cavar'));
      await lifted(page!).waitFor();
      await finger.moveBy(week);
      await finger.lift();
      await startsAt(gantt, 'Cavar', '23/11/2026');
      await gantt.drag('Cavar', 7);
      await startsAt(gantt, 'Cavar', '30/11/2026');
      const [from, to] = [await gantt.bar('Cavar'), await middleOf(gantt, 'Trazar')];
      await from.hover();
      await from.locator('.task_end_date .gantt_link_point').hover();
      await page!.mouse.down();
      await page!.mouse.move(to.x, to.y, { steps: 8 });
      await page!.mouse.up();
      await startsAt(gantt, 'Trazar', '07/12/2026');
    }));
});

describe('a row under a finger', () => {
  it('asks for its menu when the finger stays', () =>
    inBrowser('row-menu-by-touch', { people: 1, hasTouch: true }, async (page) => {
      const gantt = await opened(page!, await plan('Filas con el dedo'));
      const { x, y, height } = await boxOf(gantt.cell('Verter', 'text'));
      const finger = await Finger.of(page!);
      await finger.put({ x: x + 40, y: y + height / 2 });
      await menuOf(page!).waitFor();
      await finger.lift();
      await page!.getByRole('menuitem', { name: /^Duplicar/ }).waitFor();
      expect(await page!.locator('input[name=text]').count()).toBe(0);
    }));
});
