import type { ChosenBars } from '@plomada/contracts';
import type { PlanningLevel } from '../../../plan/filter/plan-filter-slice';
import type { CellWords } from './chart-columns';
import type { Band } from './chart-overlays';
import type { ChartData } from './chart-rows';
import type { ChartHandlers, SaidByChart } from './create-chart';
import type { Zoom } from '../gantt-slice';
import type { GridShown } from '../grid/grid-shown';
import type { ShownDays } from '../rows/reach';
import type { PeopleOnRows } from '../grid/row-people';

/** What the chart shows and tells of. */
export interface GanttChartProps {
  readonly label: string;
  readonly data: ChartData;
  readonly level: PlanningLevel;
  readonly grid: GridShown;
  /** Pixels from the left edge to the timeline; null for as many as it comes with. */
  readonly onSplitterMoved: (to: number | null) => void;
  /** The day that a level begins with: today, or the open term's first. */
  readonly focus: string;
  /** Days that the timeline shows whatever bars there are. */
  readonly days: ShownDays | null;
  /** The row whose bar is brought into view, when it is another one. */
  readonly seek: { readonly id: string } | null;
  /** Where somebody wants to go; another object each time. */
  readonly goTo: { readonly day: string | null } | null;
  /** The row just added, whose name is opened for typing as soon as the chart has it. */
  readonly naming: string | null;
  /** Gives what was typed before the name was open. */
  readonly onNamed: () => string;
  readonly zoom: Zoom;
  readonly onZoomed: (zoom: Zoom) => void;
  /** How bars are drawn; another choice is among the looks. */
  readonly bars: ChosenBars;
  readonly language: string;
  readonly words: CellWords;
  readonly bands: readonly Band[];
  readonly handlers: Omit<ChartHandlers, SaidByChart>;
  readonly editable: boolean;
  readonly mayRecord: boolean;
  /** What is recorded is proposed. */
  readonly proposes: boolean;
  /** Changes when only the looks of rows change: selection, critical path, responsibles' names. */
  readonly looks: string;
  /** When tasks could begin that could begin earlier; another is among the looks. */
  readonly earlier: ReadonlyMap<string, string>;
  readonly people: PeopleOnRows;
  /** What is said of tasks, by id, whose progress is proposed and waits; another is among the looks. */
  readonly waiting: ReadonlyMap<string, string>;
}
