import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** What the planner looks at: each level shows the rows and columns that matter there. */
export const LEVELS = ['masterPlan', 'lookahead', 'shortTerm', 'baseline'] as const;
export type PlanningLevel = (typeof LEVELS)[number];

export const ZOOMS = ['day', 'week', 'month', 'quarter', 'year'] as const;
export type Zoom = (typeof ZOOMS)[number];

/** View state only: the plan itself lives in the plan slice. */
export interface GanttState {
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
}

const initialState: GanttState = {
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
};

const slice = createSlice({
  name: 'gantt',
  initialState: initialState as GanttState,
  reducers: {
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
    criticalToggled: (state) => ({ ...state, showCritical: !state.showCritical }),
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

const NONE: readonly string[] = [];
/** What the person has in hand: tasks that are selected or have a cell being edited, and what the open dialog is about. */
export const selectHeldRows = ({ gantt }: { gantt?: GanttState }): readonly string[] =>
  gantt
    ? [...gantt.selection, ...(gantt.editing === null ? NONE : [gantt.editing]), ...gantt.inDialog]
    : NONE;
