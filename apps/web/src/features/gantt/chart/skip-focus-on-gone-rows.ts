import type { GanttStatic } from 'dhtmlx-gantt';

interface Place {
  isValid(): boolean;
  /** `isKept` leaves the chart scrolled as it is. */
  focus(isKept?: boolean): void;
}

/** The chart's own navigation by keys, which its types do not say. */
interface Navigation {
  readonly $keyboardNavigation: {
    readonly TaskCell: { readonly prototype: Pick<Place, 'isValid' | 'focus'> };
  };
}

/**
 * Whoever clicks is brought to the cell by a timer. Its row may be gone by then, because another filter or another plan is shown: the
 * chart would ask for the place of a task that it does not have, and fail.
 */
export function skipFocusOnGoneRows(chart: GanttStatic | Navigation): void {
  const { prototype } = (chart as Navigation).$keyboardNavigation.TaskCell;
  const { focus } = prototype;
  prototype.focus = function (this: Place, isKept?: boolean) {
    if (this.isValid()) focus.call(this, isKept);
  };
}
