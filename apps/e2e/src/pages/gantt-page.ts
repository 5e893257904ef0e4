import type { Locator, Page } from 'playwright-core';
import { boxOf } from '../browser/box-of';
import { eventually } from '../eventually';

export type Level = 'Plan maestro' | 'Mediano plazo' | 'Corto plazo' | 'Línea base';
export type Column =
  | 'select'
  | 'code'
  | 'text'
  | 'start'
  | 'end'
  | 'days'
  | 'progress'
  | 'commitment'
  | 'responsible'
  | 'state'
  | 'freeFloat'
  | 'predecessors'
  | 'successors'
  | 'constraint'
  | 'constraintDate';

/** The chart: grid on the left, bars and links on the right. */
export class GanttPage {
  constructor(readonly page: Page) {}

  async ready(): Promise<void> {
    await this.page.locator('.gantt_task_line').first().waitFor({ state: 'attached' });
  }

  context(): Promise<string> {
    return this.page.getByText(/^Corto plazo \d+ · /).innerText();
  }

  async chooseLevel(level: Level): Promise<void> {
    const chip = this.page
      .getByRole('toolbar', { name: 'Vista de la carta Gantt' })
      .getByRole('button', { name: level });
    await chip.click();
    await chip.and(this.page.locator('[aria-pressed=true]')).waitFor();
  }

  /** Shows the plan from its first day to its last. */
  async fit(): Promise<void> {
    await this.page.getByRole('button', { name: 'Ajustar' }).click();
  }

  async zoom(scale: 'Día' | 'Semana' | 'Mes' | 'Trimestre' | 'Año' | 'Todo el plan'): Promise<void> {
    await this.page.getByRole('combobox', { name: 'Escala de tiempo' }).click();
    await this.page.getByRole('option', { name: scale, exact: true }).click();
  }

  row(task: string): Locator {
    const name = this.page.locator('[data-column-name=text]').getByText(task, { exact: true });
    return this.page.locator('.gantt_row').filter({ has: name });
  }

  cell(task: string, column: Column): Locator {
    return this.row(task).locator(`[data-column-name=${column}]`);
  }

  async cells(task: string, ...columns: Column[]): Promise<string[]> {
    return Promise.all(columns.map(async (column) => (await this.cell(task, column).innerText()).trim()));
  }

  /** Names of the rows shown, from the top. */
  async tasks(): Promise<string[]> {
    const names = await this.page.locator('.gantt_row [data-column-name=text]').allInnerTexts();
    return names.map((name) => name.trim());
  }

  async bar(task: string): Promise<Locator> {
    const id = await this.row(task).getAttribute('data-task-id');
    return this.page.locator(`.gantt_task_line[data-task-id="${id}"]`);
  }

  count(what: 'links' | 'summaries' | 'milestones'): Promise<number> {
    const marks = {
      links: '.gantt_task_link',
      summaries: '.plan-bar-summary',
      milestones: '.plan-bar-milestone',
    };
    return this.page.locator(marks[what]).count();
  }

  /** Drags a bar with the mouse, `days` columns of the timeline to the right. */
  async drag(task: string, days: number): Promise<void> {
    await this.hold(task, days);
    await this.page.mouse.up();
  }

  /** The same, without letting go. */
  async hold(task: string, days: number): Promise<void> {
    const bar = await this.bar(task);
    await this.bringIntoView(bar);
    // The bars follow the scroll bar a frame later: pressed before, the mouse meets another day.
    await bar.hover();
    const box = await boxOf(bar);
    const day = await this.page
      .locator('.gantt_task_cell')
      .first()
      .evaluate((cell) => cell.getBoundingClientRect().width);
    const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const { mouse } = this.page;
    await mouse.move(from.x, from.y);
    await mouse.down();
    await mouse.move(from.x + day, from.y, { steps: 4 });
    await mouse.move(from.x + days * day, from.y, { steps: 8 });
  }

  /** Scrolls a bar to so many pixels from the left edge. The timeline has a scroll bar of its own, right of the grid's. */
  async bringIntoView(bar: Locator, from = 60): Promise<void> {
    const left = await bar.evaluate((element) => (element as HTMLElement).offsetLeft);
    const scrollBar = this.page.locator('.gantt_hor_scroll').last();
    if ((await scrollBar.count()) > 0)
      await scrollBar.evaluate(
        (scroll, x) => {
          scroll.scrollLeft = x;
        },
        Math.max(0, left - from),
      );
  }

  /** Ticks the boxes of rows, or clears them, and waits until the rows are drawn so and rest: a click in the midst of it is lost. */
  async select(...tasks: string[]): Promise<void> {
    for (const task of tasks) {
      const box = this.cell(task, 'select').getByRole('checkbox');
      const wasTicked = await box.isChecked();
      await box.click();
      await eventually(async () => (await box.isChecked()) !== wasTicked);
      await boxOf(this.cell(task, 'text'));
    }
  }

  async selectAll(): Promise<void> {
    await this.page.getByRole('button', { name: 'Seleccionar todas' }).click();
  }

  async onSelection(action: string): Promise<void> {
    await this.page
      .getByRole('toolbar', { name: 'Acciones sobre la selección' })
      .getByRole('button', { name: action })
      .click();
  }

  async assign(...people: string[]): Promise<void> {
    const dialog = this.page.getByRole('dialog', { name: /^Asignar responsables/ });
    for (const person of people) await dialog.getByRole('checkbox', { name: person }).check();
    await dialog.getByRole('button', { name: 'Asignar', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
  }

  /** Types into a cell as in a sheet: click, type, Enter. */
  async type(task: string, column: Column, value: string): Promise<void> {
    await this.cell(task, column).click();
    const editor = this.page.locator(`.gantt_grid_editor_placeholder input[name=${column}]`);
    await editor.fill(value);
    await editor.press('Enter');
    await editor.waitFor({ state: 'detached' });
  }
}
