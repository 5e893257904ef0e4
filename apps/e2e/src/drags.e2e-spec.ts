import { logIn } from './api/api';
import { plannedProject } from './api/planned-project';
import { inBrowser } from './browser/in-browser';
import { signIn } from './browser/sign-in';
import { eventually } from './eventually';
import { GanttPage } from './pages/gantt-page';

let project: string;

/** "Verter" follows "Excavar"; "Trazar" has begun. All of them in the first term's week. */
beforeAll(async () => {
  const admin = await logIn('admin');
  project = await plannedProject(admin, 'Barras que vuelven', [
    { type: 'CREATE_TASK', payload: { id: 'cavar', text: 'Excavar', parent: null, duration: 2 } },
    { type: 'CREATE_TASK', payload: { id: 'verter', text: 'Verter', parent: null, duration: 2 } },
    { type: 'CREATE_TASK', payload: { id: 'trazar', text: 'Trazar', parent: null, duration: 4 } },
    { type: 'ADD_LINK', payload: { id: 'l', source: 'cavar', target: 'verter', type: '0', lag: 0 } },
    { type: 'ANALYSE_TASKS', payload: { taskIds: ['trazar'], analysed: true } },
    { type: 'SET_PROGRESS', payload: { taskId: 'trazar', progress: 0.5 } },
  ]);
});

const leftOf = async (gantt: GanttPage, task: string) =>
  (await gantt.bar(task)).evaluate((bar) => (bar as HTMLElement).offsetLeft);

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

describe('a bar that is dragged', () => {
  it.each([
    ['refuses', 'Trazar', 2, 'El inicio de «Trazar» no cambia porque ya tiene avance'],
    ['holds', 'Verter', -1, '«Verter» empieza el 18/11/2026: depende de «Excavar»'],
  ])('to where the plan %s it goes back at once, and the reason is told', (_, task, days, reason) =>
    inBrowser('drags', { people: 1 }, async (page) => {
      await signIn(page!, 'admin', `/gantt?project=${project}`);
      const gantt = new GanttPage(page!);
      await gantt.ready();
      const before = await leftOf(gantt, task);
      const start = await gantt.cells(task, 'start');
      await gantt.drag(task, days);
      await eventually(async () => (await leftOf(gantt, task)) === before);
      await page!.getByRole('alert').getByText(reason).waitFor();
      expect(await gantt.cells(task, 'start')).toEqual(start);
    }),
  );

  it('takes the other selected bars along in one step, and says what follows while it is held', () =>
    inBrowser('drags-of-several', { people: 1 }, async (page) => {
      await signIn(page!, 'admin', `/gantt?project=${project}`);
      const gantt = new GanttPage(page!);
      await gantt.ready();
      const starts = async () => [
        ...(await gantt.cells('Excavar', 'start')),
        ...(await gantt.cells('Verter', 'start')),
      ];
      const before = await starts();
      await gantt.select('Excavar', 'Verter');
      await gantt.hold('Excavar', 2);
      const tip = page!.locator('.plan-tip:visible');
      await tip.getByText('2 seleccionadas').waitFor();
      expect(await tip.innerText()).toMatch(
        /Inicio\s+18\/11\/2026[^]*Tareas que se mueven\s+2[^]*Término del proyecto/,
      );
      expect(await page!.locator('.plan-ghost').count()).toBe(1);
      // What is said hides none of what it says.
      const said = await tip.boundingBox();
      for (const shown of [page!.locator('.plan-ghost'), await gantt.bar('Excavar')])
        expect(overlap(said!, (await shown.boundingBox())!)).toBe(false);
      await page!.mouse.up();
      await eventually(async () => (await starts()).join() === '18/11/2026,20/11/2026');
      expect(await tip.count()).toBe(0);
      await page!.keyboard.press('Control+z');
      await eventually(async () => (await starts()).join() === before.join());
    }));

  it('goes nowhere while another selected one cannot, and that one is named', () =>
    inBrowser('drags-refused', { people: 1 }, async (page) => {
      await signIn(page!, 'admin', `/gantt?project=${project}`);
      const gantt = new GanttPage(page!);
      await gantt.ready();
      const before = await leftOf(gantt, 'Excavar');
      await gantt.select('Excavar', 'Trazar');
      await gantt.drag('Excavar', 2);
      await page!
        .getByRole('alert')
        .getByText('El inicio de «Trazar» no cambia porque ya tiene avance')
        .waitFor();
      await eventually(async () => (await leftOf(gantt, 'Excavar')) === before);
    }));
});
