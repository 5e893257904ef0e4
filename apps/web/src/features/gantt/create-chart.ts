import { type PlanRow, isFieldEditable } from '@plomada/domain';
import { allowRawHTML, Gantt, type GanttStatic } from 'dhtmlx-gantt';
import { fromChartDate, toChartDate } from './chart-dates';
import { planId } from './chart-ids';
import { followBands } from './chart-overlays';
import { beginsEdit } from './fixed-end';
import { keepFrozen } from './frozen-columns';
import { attachSizes, LAYOUT, type SizeHandlers } from './grid-sizes';
import { type EditHandlers, installEditors } from './inline-editors';
import { skipFocusOnGoneRows } from './skip-focus-on-gone-rows';
import { secondClick } from './second-click';

/** What a person does on the chart. */
export interface ChartHandlers extends SizeHandlers, EditHandlers {
  mayEdit(): boolean;
  isWorking(civil: string): boolean;
  isCritical(row: PlanRow): boolean;
  isSelected(id: string): boolean;
  showsBaseline(): boolean;
  /** What a screen reader says of a row and of its bar. */
  labelOf(row: PlanRow): string;
  /** Avatars of the others on a row, as HTML; empty when nobody is there. */
  avatarsOn(id: string): string;
  onMoved(move: { id: string; start: string; end: string; resized: boolean }): void;
  onRowClicked(id: string, keys: { toggle: boolean; range: boolean }): void;
  /** The focus came to a row by the keyboard. */
  onRowReached(id: string): void;
  onAllClicked(): void;
  /** The sign in a row that leads to the task's panel was clicked. */
  onPanelOpened(id: string): void;
  /** Double click: on the bar, or on a cell that is not edited in place. */
  onOpened(id: string, where: string): void;
  /** The count of what restricts a task was clicked. */
  onRestrictionsOpened(id: string): void;
  onToggled(id: string, open: boolean): void;
  onLinkDrawn(link: { source: string; target: string; type: string }): void;
  onLinkOpened(id: string): void;
  /** What can be done with a row was asked for: by the right button, a long press or the keyboard's key for it. */
  onMenuAsked(id: string, at: { readonly left: number; readonly top: number }): void;
  onRendered(): void;
  onEditStarted(id: string): void;
  /** A cell is no longer being edited: what was held back meanwhile may be shown. */
  onEditEnded(): void;
}

/** A chart of ours in the container: settings, looks and events. Destroy it with `chart.destructor()`. */
export function createChart(container: HTMLElement, handlers: ChartHandlers): GanttStatic {
  const chart = Gantt.getGanttInstance();
  chart.plugins({ keyboard_navigation: true });
  configure(chart);
  setTemplates(chart, handlers);
  attachEvents(chart, handlers);
  attachSizes(chart, container, handlers);
  chart.init(container);
  skipFocusOnGoneRows(chart);
  enableNavigation(chart);
  // These are on parts of the layout, which there are from here on.
  installEditors(chart, handlers);
  keepFrozen(chart, container);
  followBands(chart);
  // The chart redraws its header while a button is down, so that no click ever arrives there.
  container.addEventListener('pointerdown', ({ target }) => {
    if ((target as HTMLElement).closest('.gantt_grid_head_select')) handlers.onAllClicked();
  });
  // Before the cell that it stands in is entered.
  container.addEventListener(
    'click',
    (event) => {
      if (!(event.target as HTMLElement).closest('.plan-open')) return;
      event.stopPropagation();
      handlers.onPanelOpened(planId(chart.locate(event) as string));
    },
    true,
  );
  container.addEventListener('contextmenu', (event) => {
    const id: unknown = chart.locate(event);
    if (!id || (event.target as HTMLElement).closest('input')) return;
    event.preventDefault();
    handlers.onMenuAsked(planId(id as string), { left: event.clientX, top: event.clientY });
  });
  disableOwnForms(chart);
  container.addEventListener('keydown', (event) => pressedOnCell(chart, handlers, event), true);
  followArrows(container, handlers);
  return chart;
}

/**
 * The chart enables its keys by a timer, up to half a second later. What is opened for typing before that would not be where its
 * keys are, and the end of the typing would lead to the first cell of the plan.
 */
function enableNavigation(chart: GanttStatic): void {
  const { $keyboardNavigation } = chart as unknown as {
    readonly $keyboardNavigation: { readonly dispatcher: { enable(): void } };
  };
  $keyboardNavigation.dispatcher.enable();
}

/** The library has a form for tasks, a question before it deletes one and a key that makes one: the plan would know of none of it. */
function disableOwnForms(chart: GanttStatic): void {
  const { $click } = chart as unknown as { readonly $click: { readonly buttons: Record<string, unknown> } };
  $click.buttons['delete'] = () => undefined;
  chart.attachEvent('onBeforeLightbox', () => false);
  chart.attachEvent('onTaskCreated', () => false);
}

/**
 * The end is fixed: whoever types there is told so. F2 opens a cell that is typed into, as Enter does; on any other cell Enter
 * opens what a double click would.
 */
function pressedOnCell(chart: GanttStatic, handlers: ChartHandlers, event: KeyboardEvent): void {
  const target = event.target as HTMLElement;
  const [id, column] = [chart.locate(event) as string | null, columnAt(target)];
  if (!id || !column || target.closest('input')) return;
  if (column === 'end' && beginsEdit(event)) return handlers.onOpened(planId(id), 'end');
  const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey;
  const opens = event.key === 'Enter' || event.key === 'F2';
  if (!isPlain || !opens || column === 'select') return;
  const isTyped = editsInPlace(chart, target);
  if (isTyped && event.key === 'Enter') return;
  event.preventDefault();
  event.stopPropagation();
  if (isTyped) chart.ext.inlineEditors.startEdit(id, column);
  else handlers.onOpened(planId(id), handlers.mayEdit() ? column : 'code');
}

const ARROWS: ReadonlySet<string> = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End']);

/** Tells of the row that the focus comes to by the keys that go from row to row. */
function followArrows(container: HTMLElement, handlers: ChartHandlers): void {
  let isGoing = false;
  container.addEventListener(
    'keydown',
    ({ key, altKey, ctrlKey, metaKey, shiftKey }) => {
      isGoing = ARROWS.has(key) && !altKey && !ctrlKey && !metaKey && !shiftKey;
    },
    true,
  );
  container.addEventListener('focusin', ({ target }) => {
    const id = (target as HTMLElement).closest('[data-task-id]')?.getAttribute('data-task-id');
    if (isGoing && id) handlers.onRowReached(planId(id));
    isGoing = false;
  });
}

function configure(chart: GanttStatic): void {
  Object.assign(chart.config, {
    date_format: '%Y-%m-%d',
    row_height: 30,
    bar_height: 16,
    layout: LAYOUT,
    keep_grid_width: false,
    work_time: false,
    duration_unit: 'day',
    // By days on every scale, not by its columns.
    round_dnd_dates: false,
    time_step: 24 * 60,
    drag_progress: false,
    details_on_dblclick: false,
    details_on_create: false,
    select_task: true,
    scroll_on_click: false,
    preserve_scroll: true,
    // Where it begins is said when it is filled.
    initial_scroll: false,
    smart_rendering: true,
    static_background: false,
    show_errors: false,
    show_unscheduled: false,
    fit_tasks: true,
    keyboard_navigation: true,
    keyboard_navigation_cells: true,
    link_line_width: 1,
    wheel_scroll_sensitivity: 0.6,
  });
}

function setTemplates(chart: GanttStatic, handlers: ChartHandlers): void {
  const rowOf = (task: unknown) => (task as { row: PlanRow }).row;
  Object.assign(chart.templates, {
    task_text: () => '',
    grid_folder: () => '',
    grid_file: () => '',
    task_class: (_start: Date, _end: Date, task: unknown) => {
      const row = rowOf(task);
      if (!row) return '';
      const classes = [`plan-bar-${row.kind}`, row.state ? `plan-bar-${row.state}` : ''];
      if (handlers.isCritical(row)) classes.push('plan-bar-critical');
      if (row.conflict) classes.push('plan-bar-conflict');
      if (handlers.avatarsOn(row.id)) classes.push('plan-bar-shared');
      return classes.join(' ');
    },
    grid_row_class: (_start: Date, _end: Date, task: unknown) => rowClass(rowOf(task), handlers),
    task_row_class: (_start: Date, _end: Date, task: unknown) => rowClass(rowOf(task), handlers),
    // A column of a coarser scale is no day.
    timeline_cell_class: (_task: unknown, date: Date) =>
      chart.getScale().unit !== 'day' || handlers.isWorking(fromChartDate(date)) ? '' : 'plan-day-off',
    // The chart shows no tooltips; it takes the labels for screen readers from here.
    tooltip_text: (_start: Date, _end: Date, task: unknown) => {
      const row = rowOf(task);
      return row ? handlers.labelOf(row) : '';
    },
    scale_cell_class: () => '',
    leftside_text: allowRawHTML((start: Date, _end: Date, task: unknown) =>
      handlers.showsBaseline() ? baselineBar(chart, start, rowOf(task)) : '',
    ),
    rightside_text: allowRawHTML((_start: Date, _end: Date, task: unknown) => {
      const row = rowOf(task);
      const open = row ? row.startRestrictions + row.endRestrictions : 0;
      const badge = open > 0 ? `<span class="plan-badge">${open}</span>` : '';
      return badge + (row ? handlers.avatarsOn(row.id) : '');
    }),
  });
}

const rowClass = (row: PlanRow | undefined, handlers: ChartHandlers): string =>
  row
    ? `${row.kind === 'summary' ? 'plan-row-summary' : ''} ${handlers.isSelected(row.id) ? 'plan-row-selected' : ''}`
    : '';

/** The thin bar under a task, measured from the task's own left edge so that it scrolls and renders with it. */
function baselineBar(chart: GanttStatic, start: Date, row: PlanRow | undefined): string {
  if (!row?.baselineStart || !row.baselineEnd) return '';
  const left = chart.posFromDate(toChartDate(row.baselineStart));
  const width = Math.max(3, chart.posFromDate(toChartDate(row.baselineEnd)) - left);
  return `<span class="plan-baseline" style="left:${left - chart.posFromDate(start)}px;width:${width}px"></span>`;
}

interface DatedTask {
  readonly start_date: Date;
  readonly end_date: Date;
}

function attachEvents(chart: GanttStatic, handlers: ChartHandlers): void {
  const isSecond = secondClick();
  chart.attachEvent('onBeforeTaskDrag', (id: string, mode: string) => {
    const { row } = chart.getTask(id) as unknown as { row: PlanRow };
    return (mode !== 'resize' || isFieldEditable(row.kind, 'end')) && handlers.mayEdit();
  });
  chart.attachEvent('onBeforeTaskChanged', (id: string, mode: string, task: unknown) => {
    const before = task as DatedTask;
    const { start_date, end_date } = chart.getTask(id) as unknown as DatedTask;
    const start = fromChartDate(start_date);
    const end = fromChartDate(end_date);
    if (start !== fromChartDate(before.start_date) || end !== fromChartDate(before.end_date)) {
      // The chart is still in the middle of its drag.
      queueMicrotask(() => handlers.onMoved({ id: planId(id), start, end, resized: mode === 'resize' }));
    }
    // A drag never reaches the chart's own data: the bar goes back at once, and moves when the plan says where to.
    return false;
  });
  chart.attachEvent('onTaskClick', (id: string, event: MouseEvent) => {
    const target = event.target as HTMLElement;
    if (target.closest('.gantt_tree_icon')) return true;
    if (target.closest('.plan-badge')) {
      handlers.onRestrictionsOpened(planId(id));
      return true;
    }
    const toggle = target.classList.contains('plan-select') || event.ctrlKey || event.metaKey;
    // A cell that can be edited is entered by a click, as in a sheet; it does not select its row.
    if (editsInPlace(chart, target) && !toggle && !event.shiftKey) return true;
    const where = columnAt(target) ?? 'bar';
    const opens = isSecond(`${id} ${where}`);
    handlers.onRowClicked(planId(id), { toggle, range: event.shiftKey });
    if (opens && !toggle && !event.shiftKey) handlers.onOpened(planId(id), where);
    return true;
  });
  chart.attachEvent('onTaskDblClick', () => false);
  chart.attachEvent('onTaskOpened', (id: string) => handlers.onToggled(planId(id), true));
  chart.attachEvent('onTaskClosed', (id: string) => handlers.onToggled(planId(id), false));
  chart.attachEvent(
    'onBeforeLinkAdd',
    (_id: unknown, link: { source: string | number; target: string | number; type: string }) => {
      // Links of the plan are put in silently; this one was drawn by hand and becomes a link when the plan says so.
      handlers.onLinkDrawn({
        source: planId(link.source),
        target: planId(link.target),
        type: String(link.type),
      });
      return false;
    },
  );
  chart.attachEvent('onLinkDblClick', (id: string) => {
    handlers.onLinkOpened(planId(id));
    return false;
  });
  chart.attachEvent('onGanttRender', () => handlers.onRendered());
  chart.ext.inlineEditors.attachEvent('onEditStart', ({ id }: { id: string | number }) =>
    handlers.onEditStarted(planId(id)),
  );
  chart.ext.inlineEditors.attachEvent('onEditEnd', () => void setTimeout(handlers.onEditEnded));
}

const columnAt = (target: HTMLElement): string | undefined =>
  target.closest<HTMLElement>('[data-column-name]')?.dataset['columnName'];

function editsInPlace(chart: GanttStatic, target: HTMLElement): boolean {
  const column = columnAt(target);
  return column !== undefined && Boolean(chart.getGridColumn(column)?.editor);
}
