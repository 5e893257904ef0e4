import type { GanttStatic } from 'dhtmlx-gantt';
import type { BarMove } from '../bars/bar-moves';
import { fromChartDate, toChartDate } from './chart-dates';
import { chartId, planId } from './chart-ids';
import type { ChartTask } from './chart-rows';
import { makeTip, showTip } from '../bars/tooltips';
import type { MovePreview } from '../bars/use-move-preview';

export interface DragHandlers {
  previewOf(move: BarMove): MovePreview;
}

type HeldTask = Pick<ChartTask, 'id' | 'start_date' | 'end_date' | 'row'>;

/** A bar as it is held, and where it was: its row is as the plan has it. */
export function heldMove(task: HeldTask, mode: string): BarMove {
  const { id, start_date, end_date, row } = task;
  return {
    id: planId(id),
    from: row.start,
    start: fromChartDate(start_date),
    end: fromChartDate(end_date),
    resized: mode === 'resize',
  };
}

/**
 * While a bar is dragged: says beside the pointer what dropping it there would do, and draws where the others would go. Asked once
 * for each day that the bar comes to. Gives the way to end it.
 */
export function followDrags(chart: GanttStatic, handlers: DragHandlers): () => void {
  const tip = makeTip();
  let [asked, preview]: [string, MovePreview | null] = ['', null];
  const end = () => {
    [asked, preview] = ['', null];
    tip.hidden = true;
    drawGhosts(chart, []);
  };
  chart.attachEvent('onTaskDrag', (_id, mode, task, _before, event) => {
    const move = heldMove(task as unknown as HeldTask, mode);
    const days = `${move.start} ${move.end}`;
    if (days !== asked || !preview) {
      [asked, preview] = [days, handlers.previewOf(move)];
      drawGhosts(
        chart,
        preview.moved.filter((one) => one.id !== move.id),
      );
    }
    showTip(tip, preview.tip, event as MouseEvent, previewed(chart, task.id));
  });
  chart.attachEvent('onAfterTaskDrag', end);
  document.addEventListener('pointerup', end);
  return () => {
    document.removeEventListener('pointerup', end);
    tip.remove();
  };
}

/** Outlines of bars where they would go, of those that have a bar in sight now. */
function drawGhosts(chart: GanttStatic, moved: MovePreview['moved']): void {
  const area = (chart.$task_data as HTMLElement | undefined)?.querySelector('.gantt_bars_area');
  if (!area) return;
  area.querySelectorAll('.plan-ghost').forEach((old) => old.remove());
  const drawn = moved.flatMap(({ id, start, end }) => {
    const key = chartId(id);
    if (!chart.isTaskExists(key) || !chart.getTaskNode(key)) return [];
    const place = chart.getTaskPosition(chart.getTask(key), toChartDate(start), toChartDate(end)) as Place;
    const ghost = document.createElement('div');
    ghost.className = 'plan-ghost';
    ghost.style.cssText = `left:${place.left}px;top:${place.top + (place.rowHeight - place.height) / 2}px;width:${Math.max(3, place.width)}px;height:${place.height}px`;
    return [ghost];
  });
  area.append(...drawn);
}

/** The bar that is dragged and the outlines of those that would follow, as far as they are drawn. */
function previewed(chart: GanttStatic, held: string | number): readonly DOMRect[] {
  const ghosts = chart.$task_data?.querySelectorAll('.plan-ghost') ?? [];
  const bar = chart.getTaskNode(held) as HTMLElement | null;
  return [...(bar ? [bar] : []), ...ghosts].map((element) => element.getBoundingClientRect());
}

interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly rowHeight: number;
}
