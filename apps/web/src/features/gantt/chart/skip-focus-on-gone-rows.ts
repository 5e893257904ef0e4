import type { GanttStatic } from 'dhtmlx-gantt';

interface Place {
  /** Of a task's row or cell. */
  readonly taskId?: string;
  isValid(): boolean;
  getNode(): HTMLElement | null | undefined;
  /** `isKept` leaves the chart scrolled as it is. */
  focus(isKept?: boolean): void;
}

/** The chart's own navigation by keys, which its types do not say. */
export interface Navigation {
  readonly $keyboardNavigation: {
    readonly TaskCell: { readonly prototype: Pick<Place, 'isValid' | 'focus'> };
    readonly dispatcher: { getActiveNode(): Place | null };
  };
}
interface Cells {
  readonly $keyboardNavigation: Pick<Navigation['$keyboardNavigation'], 'TaskCell'>;
}

/**
 * Whoever clicks is brought to the cell by a timer. Its row may be gone by then, because another filter or another plan is shown: the
 * chart would ask for the place of a task that it does not have, and fail.
 */
export function skipFocusOnGoneRows(chart: GanttStatic | Cells): void {
  const { prototype } = (chart as Cells).$keyboardNavigation.TaskCell;
  const { focus } = prototype;
  prototype.focus = function (this: Place, isKept?: boolean) {
    if (this.isValid()) focus.call(this, isKept);
  };
}
