import {
  type GridChoice,
  type GridChoices,
  type GridColumn,
  type GridPlace,
  PLANNING_LEVELS,
  type ProjectView,
  ZOOMS,
} from '@plomada/contracts';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { planActions } from '../../plan/state/plan-actions';

export { PLANNING_LEVELS as LEVELS, ZOOMS };
export type PlanningLevel = ProjectView['level'];
export type Zoom = ProjectView['zoom'];

/** View state only: the plan itself lives in the plan slice. */
export interface GanttState {
  /** What is looked at; another project is looked at afresh. */
  readonly projectId: string | null;
  readonly level: PlanningLevel;
  readonly zoom: Zoom;
  readonly selection: readonly string[];
  /** The row that a Shift-click extends from. */
  readonly anchor: string | null;
  /** The row with a cell that is being typed in. */
  readonly editing: string | null;
  /** The tasks or the link that the open dialog is about. */
  readonly inDialog: readonly string[];
  readonly search: string;
  readonly responsible: string | null;
  readonly showCritical: boolean;
  readonly collapsed: readonly string[];
  /** What the person made of the grid's columns. */
  readonly columns: GridChoices;
}

/** The grid that a choice is about. */
export interface GridAt {
  readonly place: GridPlace;
  readonly level: PlanningLevel;
}
const AS_IT_COMES: GridChoice = { names: null, widths: {}, width: null };

const initialState: GanttState = {
  projectId: null,
  level: 'masterPlan',
  zoom: 'week',
  selection: [],
  anchor: null,
  editing: null,
  inDialog: [],
  search: '',
  responsible: null,
  showCritical: false,
  collapsed: [],
  columns: {},
};

const choiceAt = ({ columns }: GanttState, { place, level }: GridAt): GridChoice =>
  columns[place]?.[level] ?? AS_IT_COMES;

function withGrid(state: GanttState, { place, level }: GridAt, choice: GridChoice | undefined): GanttState {
  const chosen = { ...state.columns[place] };
  if (choice) chosen[level] = choice;
  else delete chosen[level];
  return { ...state, columns: { ...state.columns, [place]: chosen } };
}

const slice = createSlice({
  name: 'gantt',
  initialState: initialState as GanttState,
  extraReducers: (builder) =>
    builder.addCase(planActions.open, (state, { payload: { projectId } }) =>
      projectId === state.projectId ? state : { ...initialState, projectId },
    ),
  reducers: {
    viewRestored: (state, { payload }: PayloadAction<ProjectView>) => ({ ...state, ...payload }),
    /** The person wants to find the project like this again. */
    viewSaveAsked: (state) => state,
    levelChosen: (state, { payload }: PayloadAction<PlanningLevel>) => ({
      ...state,
      level: payload,
      selection: [],
      anchor: null,
    }),
    zoomChosen: (state, { payload }: PayloadAction<Zoom>) => ({ ...state, zoom: payload }),
    selected: (state, { payload }: PayloadAction<{ ids: readonly string[]; anchor: string | null }>) => ({
      ...state,
      selection: payload.ids,
      anchor: payload.anchor,
    }),
    /** Selects a task, and shows it wherever a filter, a level or a closed branch (`above` it) had hidden it. */
    taskSought: (
      state,
      { payload: { id, above } }: PayloadAction<{ id: string; above: readonly string[] }>,
    ) => ({
      ...state,
      level: state.level === 'baseline' ? state.level : 'masterPlan',
      search: '',
      responsible: null,
      collapsed: state.collapsed.filter((branch) => !above.includes(branch)),
      selection: [id],
      anchor: id,
    }),
    editingChanged: (state, { payload }: PayloadAction<string | null>) => ({ ...state, editing: payload }),
    dialogChanged: (state, { payload }: PayloadAction<readonly string[]>) => ({
      ...state,
      inDialog: payload,
    }),
    searched: (state, { payload }: PayloadAction<string>) => ({ ...state, search: payload }),
    responsibleChosen: (state, { payload }: PayloadAction<string | null>) => ({
      ...state,
      responsible: payload,
    }),
    /** Shows every row again that the words or the responsible had left out. */
    filtersCleared: (state) => ({ ...state, search: '', responsible: null }),
    criticalToggled: (state) => ({ ...state, showCritical: !state.showCritical }),
    /** What the browser kept of choices that were never saved. */
    columnsRemembered: (state, { payload }: PayloadAction<GridChoices>) => ({ ...state, columns: payload }),
    gridChanged: (
      state,
      { payload: { place, level, change } }: PayloadAction<GridAt & { change: Partial<GridChoice> }>,
    ) => withGrid(state, { place, level }, { ...choiceAt(state, { place, level }), ...change }),
    columnResized: (
      state,
      { payload: { place, level, name, width } }: PayloadAction<GridAt & { name: GridColumn; width: number }>,
    ) => {
      const choice = choiceAt(state, { place, level });
      return withGrid(state, { place, level }, { ...choice, widths: { ...choice.widths, [name]: width } });
    },
    gridReset: (state, { payload }: PayloadAction<GridAt>) => withGrid(state, payload, undefined),
    branchToggled: (state, { payload }: PayloadAction<{ id: string; open: boolean }>) => ({
      ...state,
      collapsed: payload.open
        ? state.collapsed.filter((id) => id !== payload.id)
        : [...state.collapsed, payload.id],
    }),
  },
});

export const ganttActions = slice.actions;
export const ganttReducer = slice.reducer;

/** What is saved of the view: a search and a selection are of the moment. */
export const selectView = ({ gantt }: { gantt: GanttState }): ProjectView => {
  const { level, zoom, showCritical, responsible, collapsed, columns } = gantt;
  return { level, zoom, showCritical, responsible, collapsed: [...collapsed], columns };
};

const NONE: readonly string[] = [];
/** What the person has in hand: tasks that are selected or have a cell being edited, and what the open dialog is about. */
export const selectHeldRows = ({ gantt }: { gantt?: GanttState }): readonly string[] =>
  gantt
    ? [...gantt.selection, ...(gantt.editing === null ? NONE : [gantt.editing]), ...gantt.inDialog]
    : NONE;
