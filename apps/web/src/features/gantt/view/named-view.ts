import {
  type ChartLook,
  GRID_COLUMNS,
  type GridChoice,
  type GridColumn,
  type GridViewSaved,
  ROW_GROUPINGS,
  type RowGrouping,
} from '@plomada/contracts';
import { TASK_STATES } from '@plomada/domain';
import { planFilterActions, type PlanFilterState } from '../../../plan/filter/plan-filter-slice';
import { ganttActions, type GanttState, type SavedFilter } from '../gantt-slice';
import { columnWidth } from '../grid/grid-shown';

/** A view as it is saved by name: rows and columns are said as of any table, what the chart has more besides. */
export type NamedView = Pick<GridViewSaved, 'view' | 'filters'>;

/** What a saved view makes of the Gantt. */
export interface GanttLook {
  readonly chart: Pick<GanttState, 'zoom' | 'showCritical' | 'bars' | 'grouping'>;
  readonly level: ChartLook['level'];
  /** The columns; undefined for those that the level has of its own. */
  readonly choice: GridChoice | undefined;
  readonly filter: Omit<SavedFilter, 'level'>;
}

type Looked = Pick<GanttState, 'zoom' | 'showCritical' | 'bars' | 'grouping' | 'columns'>;

/** How the Gantt is looked at now: the level with its columns, not those of the other levels; neither a search nor closed branches. */
export function namedView(
  { zoom, showCritical, bars, grouping, columns }: Looked,
  { level, responsible, filter }: Pick<PlanFilterState, 'level' | 'responsible' | 'filter'>,
): NamedView {
  const choice = columns.desk?.[level];
  const names = choice?.names;
  const { states, from, to } = filter;
  const range = { ...(from && { from }), ...(to && { to }) };
  return {
    view: {
      ...(names && { order: [...names], hidden: GRID_COLUMNS.filter((name) => !names.includes(name)) }),
      ...(choice && { widths: choice.widths as Record<string, number> }),
      ...(grouping && { grouping: [grouping] }),
      chart: { level, zoom, showCritical, bars, gridWidth: choice?.width ?? null },
    },
    filters: {
      ...(states.length > 0 && { state: { among: [...states] } }),
      ...(responsible !== null && { responsible: { among: [responsible] } }),
      ...(from || to ? { days: range } : {}),
    },
  };
}

/** How a saved view looks at the Gantt; null where it says nothing of the chart. What it names that there is no more is left out. */
export function lookOf({ view, filters }: NamedView): GanttLook | null {
  if (!view.chart) return null;
  const { level, gridWidth, ...chart } = view.chart;
  const names = namesOf(view);
  const widths = Object.fromEntries(
    Object.entries(view.widths ?? {}).flatMap(([name, pixels]) =>
      isColumn(name) ? [[name, columnWidth(pixels)]] : [],
    ),
  );
  const isChosen = names !== null || gridWidth !== null || Object.keys(widths).length > 0;
  const states = filters['state']?.among ?? [];
  return {
    chart: { ...chart, grouping: view.grouping?.find(isGrouping) ?? null },
    level,
    choice: isChosen ? { names, widths, width: gridWidth } : undefined,
    filter: {
      responsible: filters['responsible']?.among?.[0] ?? null,
      filter: {
        states: TASK_STATES.flatMap(({ state }) => (states.includes(state) ? [state] : [])),
        from: filters['days']?.from ?? '',
        to: filters['days']?.to ?? '',
      },
    },
  };
}

function namesOf({ order = [], hidden = [] }: NamedView['view']): GridColumn[] | null {
  const names = [...new Set(order)].filter(isColumn).filter((name) => !hidden.includes(name));
  if (names.length === 0) return null;
  // It holds the tree.
  return names.includes('text') ? names : ['text', ...names];
}

const isColumn = (name: string): name is GridColumn => (GRID_COLUMNS as readonly string[]).includes(name);
const isGrouping = (id: string): id is RowGrouping => (ROW_GROUPINGS as readonly string[]).includes(id);

/** Looks at the Gantt so: of what was searched for before nothing stays. */
export const lookingAt = ({ chart, level, choice, filter }: GanttLook) =>
  [
    planFilterActions.cleared(),
    planFilterActions.restored({ level, ...filter }),
    ganttActions.namedViewShown({ ...chart, level, choice }),
  ] as const;
