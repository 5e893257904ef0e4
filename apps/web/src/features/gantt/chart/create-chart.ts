import { isFieldEditable, type PlanRow } from '@plomada/domain';
import { Gantt, type GanttStatic } from 'dhtmlx-gantt';
import { isTouched } from '../../../base/layout/is-touched';
import { type BarLooks, setTemplates } from '../bars/bar-templates';
import { type CellPressHandlers, columnAt, editsInPlace, followCellKeys } from './cell-presses';
import { fromChartDate } from './chart-dates';
import { planId } from './chart-ids';
import type { ChartTask } from './chart-rows';
import { attachBlocks, type BlockHandlers } from '../cells/cell-blocks';
import { followBands } from './chart-overlays';
import type { BarMove } from '../bars/bar-moves';
import { extendByArrows, followArrows } from '../rows/arrow-keys';
import { type DragHandlers, followDrags, heldMove } from './chart-drags';
import { followTips, type TipHandlers } from '../bars/tooltips';
import { keepFrozen } from '../grid/frozen-columns';
import { isGroupId } from '../grouping/group-ids';
import { attachSizes, LAYOUT, type SizeHandlers } from '../grid/grid-sizes';
import { type EditHandlers, installEditors } from '../cells/inline-editors';
import { followLinkEnds, type LinkEndHandlers } from '../links/link-ends';
import { onLongPress } from '../rows/long-press';
import { followRowDrags, type RowDragHandlers } from '../rows/row-drags';
import { BAR_HOLD_MS, followTouchDrags } from './touch-drag';
import { enableNavigation, skipFocusOnGoneRows } from './key-navigation';
import { secondClick } from '../rows/second-click';
import { followPinch, followWheel, type ZoomHandlers } from '../zoom/wheel-zoom';

/** What a person does on the chart. */
export interface ChartHandlers
  extends
    BarLooks,
    CellPressHandlers,
    SizeHandlers,
    EditHandlers,
    TipHandlers,
    DragHandlers,
    LinkEndHandlers,
    RowDragHandlers,
    ZoomHandlers {
  readonly blocks: BlockHandlers;
  onMoved(move: BarMove): void;
  onRowClicked(id: string, keys: { toggle: boolean; range: boolean }): void;
  /** From the row with the focus to the one below or above it; it begins where the rows that are selected do. */
  onSelectionExtended(from: string, to: string): void;
  onAllClicked(): void;
  /** The sign in a row that leads to the task's panel was clicked. */
  onPanelOpened(id: string): void;
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

/** The handlers that answer from what the chart is given to show, not from what a person does. */
export type SaidByChart =
  | keyof TipHandlers
  | 'onRendered'
  | 'avatarsOn'
  | 'labelOf'
  | 'cellTexts'
  | 'showsBaseline'
  | 'earlierStart'
  | 'meaningOf'
  | 'limitOf'
  | 'onZoomAsked'
  | 'besideBar';

/** Where a finger that stays asks for the menu at once. */
const ROWS = '.gantt_row, .gantt_task_row';

/** A chart of ours in the container: settings, looks and events. Destroy it with `chart.destructor()`. */
export function createChart(container: HTMLElement, handlers: ChartHandlers): GanttStatic {
  const chart = Gantt.getGanttInstance();
  chart.plugins({ keyboard_navigation: true });
  configure(chart);
  setTemplates(chart, handlers);
  const heldBars = followTouchDrags(chart, container, handlers);
  attachEvents(chart, handlers, heldBars.isStill);
  attachSizes(chart, container, handlers);
  attachBlocks(chart, container, handlers.blocks, () => handlers.seenRows());
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
  // Dragged by our own code: the library would scroll the chart under the finger.
  container.addEventListener(
    'touchstart',
    (event) => {
      if ((event.target as Element).closest('.plan-grip, .plan-link-end')) event.stopPropagation();
    },
    { capture: true, passive: true },
  );
  // Who may drag bars takes hold of one by staying on it.
  const endLongPress = onLongPress(
    container,
    (target) =>
      target.closest(handlers.mayEdit() ? ROWS : `${ROWS}, .gantt_task_line`) !== null &&
      target.closest('input') === null,
    (target, at) => {
      const id = target.closest('[data-task-id]')?.getAttribute('data-task-id');
      if (id) handlers.onMenuAsked(planId(id), at);
    },
  );
  container.addEventListener('contextmenu', (event) => {
    const id: unknown = chart.locate(event);
    if (!id || (event.target as HTMLElement).closest('input, select')) return;
    event.preventDefault();
    handlers.onMenuAsked(planId(id as string), { left: event.clientX, top: event.clientY });
  });
  disableOwnForms(chart);
  followCellKeys(chart, container, handlers);
  followArrows(container, (id) => handlers.onRowReached(id));
  extendByArrows(chart, container, (from, to) => handlers.onSelectionExtended(from, to));
  followWheel(chart, container, handlers);
  followPinch(chart, container, handlers);
  const ends = [
    followTips(chart, container, handlers),
    followDrags(chart, handlers),
    followLinkEnds(chart, container, handlers),
    followRowDrags(chart, container, handlers),
    endLongPress,
    heldBars.end,
  ];
  chart.attachEvent('onDestroy', () => ends.forEach((end) => end()));
  return chart;
}

/** The library has a form for tasks, a question before it deletes one and a key that makes one: the plan would know of none of it. */
function disableOwnForms(chart: GanttStatic): void {
  const { $click } = chart as unknown as { readonly $click: { readonly buttons: Record<string, unknown> } };
  $click.buttons['delete'] = () => undefined;
  chart.attachEvent('onBeforeLightbox', () => false);
  chart.attachEvent('onTaskCreated', () => false);
}

function configure(chart: GanttStatic): void {
  Object.assign(chart.config, {
    date_format: '%Y-%m-%d',
    row_height: isTouched() ? 44 : 30,
    bar_height: 16,
    layout: LAYOUT,
    keep_grid_width: false,
    work_time: false,
    duration_unit: 'day',
    // By days on every scale, not by its columns.
    round_dnd_dates: false,
    time_step: 24 * 60,
    drag_progress: false,
    // Fingers are listened to, whatever the browser calls itself and whatever else it has.
    touch: 'force',
    touch_drag: BAR_HOLD_MS,
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

type DatedTask = Pick<ChartTask, 'end_date'>;

function attachEvents(chart: GanttStatic, handlers: ChartHandlers, isHeldStill: () => boolean): void {
  const isSecond = secondClick();
  chart.attachEvent('onBeforeTaskDrag', (id: string, mode: string, event: Event) => {
    // It stands at a bar and is none.
    if ((event.target as Element).closest('.plan-limit')) return false;
    const { row } = chart.getTask(id) as unknown as { row: PlanRow };
    if (isGroupId(row.id)) return false;
    return (mode !== 'resize' || isFieldEditable(row.kind, 'end')) && handlers.mayEdit();
  });
  chart.attachEvent('onBeforeTaskChanged', (id: string, mode: string, before: unknown) => {
    const move = heldMove(chart.getTask(id) as unknown as ChartTask, mode);
    if (isHeldStill()) return false;
    if (move.start !== move.from || move.end !== fromChartDate((before as DatedTask).end_date)) {
      // The chart is still in the middle of its drag.
      queueMicrotask(() => handlers.onMoved(move));
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
    // A finger meets the cell of a box sooner than the box.
    const toggle = columnAt(target) === 'select' || event.ctrlKey || event.metaKey;
    // The head of a group is opened and closed by all of it; by its box its rows are chosen.
    if (isGroupId(planId(id)) && !toggle) {
      if (chart.getTask(id).$open) chart.close(id);
      else chart.open(id);
      return true;
    }
    // A cell that can be edited is entered by a click, as in a sheet; it does not select its row.
    if (editsInPlace(chart, target) && !toggle && !event.shiftKey) return true;
    const column = columnAt(target);
    const where = column ?? 'bar';
    const opens = isSecond(`${id} ${where}`, event.timeStamp) && !toggle && !event.shiftKey;
    handlers.onRowClicked(planId(id), { toggle, range: event.shiftKey });
    const isTold = opens && column !== undefined && handlers.onFixedTyped(planId(id), column);
    if (opens && !isTold) handlers.onOpened(planId(id), where);
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
