import type { GanttStatic } from 'dhtmlx-gantt';

interface Place {
  isValid(): boolean;
  /** `isKept` leaves the chart scrolled as it is. */
  focus(isKept?: boolean): void;
}

/** The chart's own navigation by keys, which its types do not say. */
interface Navigation {
  readonly $keyboardNavigation: {
    readonly TaskCell: {
      new (id: string, columnIndex: number): Place;
      readonly prototype: Pick<Place, 'isValid' | 'focus'>;
    };
    readonly dispatcher: {
      enable(): void;
      clearDelay(): void;
      setActiveNode(place: Place): void;
    };
  };
}

const navigationOf = (chart: GanttStatic) => (chart as unknown as Navigation).$keyboardNavigation;

/**
 * The chart enables its keys by a timer, up to half a second later. What is opened for typing before that would not be where its
 * keys are, and the end of the typing would lead to the first cell of the plan.
 */
export const enableNavigation = (chart: GanttStatic): void => navigationOf(chart).dispatcher.enable();

/**
 * Brings the keyboard to a cell of the grid, now: the chart's own call does it by a timer, and the keys that somebody types quickly,
 * or holds down, would be heard where they were before. `id` is the chart's.
 */
export function focusCell(chart: GanttStatic, id: string, column: string): void {
  const { TaskCell, dispatcher } = navigationOf(chart);
  const columns = chart.getGridColumns() as readonly { readonly name: string }[];
  const index = columns.findIndex(({ name }) => name === column);
  // What a click before has put off would bring it back there.
  dispatcher.clearDelay();
  dispatcher.setActiveNode(new TaskCell(id, Math.max(0, index)));
}

/**
 * Whoever clicks is brought to the cell by a timer. Its row may be gone by then, because another filter or another plan is shown: the
 * chart would ask for the place of a task that it does not have, and fail.
 */
export function skipFocusOnGoneRows(chart: GanttStatic): void {
  const { prototype } = navigationOf(chart).TaskCell;
  const { focus } = prototype;
  prototype.focus = function (this: Place, isKept?: boolean) {
    if (this.isValid()) focus.call(this, isKept);
  };
}
