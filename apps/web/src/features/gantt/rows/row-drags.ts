import type { PlanRow } from '@plomada/domain';
import type { GanttStatic } from 'dhtmlx-gantt';
import type { Tip } from '../bars/bar-tooltips';
import { chartId, planId } from '../chart/chart-ids';
import { makeTip, showTip } from '../bars/tooltips';
import { HOLDS_ROWS } from '../cells/marked-cells';
import { followHeld } from './held-pointer';
import type { Gap } from './row-drops';
import { scrollAtEdges } from '../zoom/scroll-at-edges';

/** Where rows are held: between two rows, or over one that they would go into. */
export type RowTarget = Gap | { readonly into: string };

/** What would become of rows if they were dropped there. */
export interface DropPreview {
  readonly tip: Tip;
  readonly isRefused: boolean;
  /** How deep they would stand. */
  readonly depth: number;
}

export interface RowDragHandlers {
  /** The rows that go along with the one that is taken hold of; null where none may go, once that was told. */
  rowsHeld(id: string): readonly string[] | null;
  seenRows(): readonly PlanRow[];
  dropPreview(ids: readonly string[], target: RowTarget): DropPreview;
  onDropped(ids: readonly string[], target: RowTarget): void;
}

/** Pixels by which a level of the tree is set in. */
const LEVEL_PX = 18;
/** The part of a row, in the middle, that stands for the row itself and not for the gaps beside it. */
const INTO = { from: 0.3, to: 0.7 } as const;
const NOT_HELD = 'input, select, button, .gantt_open, .gantt_close';

/**
 * Rows are dragged to another place of the tree: with a mouse by their codes and names, with a finger by the grip of a selected row. Gives
 * the way to end it.
 */
export function followRowDrags(
  chart: GanttStatic,
  container: HTMLElement,
  handlers: RowDragHandlers & { mayEdit(): boolean },
): () => void {
  const tip = makeTip();
  container.addEventListener('pointerdown', (pressed) => {
    const target = pressed.target as Element;
    const id = target.closest('.gantt_grid_data .gantt_row')?.getAttribute('data-task-id');
    const isGrip = target.closest('.plan-grip') !== null;
    const column = target.closest<HTMLElement>('[data-column-name]')?.dataset['columnName'];
    if (!id || pressed.button !== 0 || !handlers.mayEdit() || target.closest(NOT_HELD)) return;
    if (pressed.pointerType !== 'mouse' ? !isGrip : !HOLDS_ROWS.has(column ?? '')) return;
    holdRows(chart, { pressed, id: planId(id), tip, handlers });
  });
  return () => tip.remove();
}

interface RowsHeld {
  readonly pressed: PointerEvent;
  readonly id: string;
  readonly tip: HTMLElement;
  readonly handlers: RowDragHandlers;
}

function holdRows(chart: GanttStatic, { pressed, id, tip, handlers }: RowsHeld): void {
  const line = document.createElement('div');
  let ids: readonly string[] | null | undefined;
  let [last, target]: [PointerEvent, RowTarget | null] = [pressed, null];
  let preview: DropPreview | null = null;
  const depth = handlers.seenRows().find((row) => row.id === id)?.depth ?? 1;
  const follow = () => {
    if (!ids) return;
    const sideways = Math.round((last.clientX - pressed.clientX) / LEVEL_PX);
    const next = targetAt(chart, last, handlers.seenRows(), depth + sideways);
    if (!preview || JSON.stringify(next) !== JSON.stringify(target))
      [target, preview] = [next, handlers.dropPreview(ids, next)];
    drawLine(chart, line, next, preview);
    showTip(tip, preview.tip, last);
  };
  const edges = scrollAtEdges(chart, () => gridOf(chart).getBoundingClientRect(), {
    sideways: false,
    scrolled: follow,
  });
  const mark = (isHeld: boolean) => {
    for (const one of ids ?? [])
      (chart.getTaskRowNode(chartId(one)) as HTMLElement | null)?.classList.toggle('plan-row-held', isHeld);
  };
  followHeld(pressed, {
    moved: (event) => {
      if (ids === undefined) {
        ids = handlers.rowsHeld(id);
        mark(true);
      }
      if (!ids) return;
      last = event;
      edges.hold(event);
      follow();
    },
    dropped: () => {
      if (ids && target) handlers.onDropped(ids, target);
    },
    ended: () => {
      edges.release();
      mark(false);
      line.remove();
      tip.hidden = true;
    },
  });
}

const gridOf = (chart: GanttStatic): HTMLElement => chart.$grid_data as HTMLElement;

/** What is under the pointer: all rows are as high as each other. */
function targetAt(
  chart: GanttStatic,
  { clientY }: PointerEvent,
  seen: readonly PlanRow[],
  depth: number,
): RowTarget {
  const grid = gridOf(chart);
  const place =
    (clientY - grid.getBoundingClientRect().top + grid.scrollTop) / (chart.config.row_height ?? 1);
  const at = Math.max(0, Math.min(place, seen.length));
  const row = seen[Math.floor(at)];
  const part = at - Math.floor(at);
  if (row && part > INTO.from && part < INTO.to) return { into: row.id };
  return { index: Math.round(at), depth };
}

/** A line in the gap, or a frame around the row that they would go into. */
function drawLine(
  chart: GanttStatic,
  line: HTMLElement,
  target: RowTarget,
  { isRefused, depth }: DropPreview,
): void {
  const grid = gridOf(chart);
  const height = chart.config.row_height ?? 0;
  line.className = `plan-drop-line${'into' in target ? ' plan-drop-into' : ''}${isRefused ? ' plan-drop-refused' : ''}`;
  if ('into' in target) {
    const top = chart.getTaskTop(chartId(target.into));
    line.style.cssText = `top:${top}px;height:${height}px`;
  } else {
    const name = grid.querySelector<HTMLElement>('[data-column-name=text]')?.offsetLeft ?? 0;
    line.style.cssText = `top:${Math.max(1, target.index * height - 1)}px;left:${name + depth * LEVEL_PX}px`;
  }
  if (line.parentElement !== grid) grid.append(line);
}
