import { PLANNING_LEVELS, type ProjectView, type TaskFilter } from '@plomada/contracts';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { planActions } from '../state/plan-actions';

export { PLANNING_LEVELS as LEVELS };
export type PlanningLevel = ProjectView['level'];

/** A task, and the branches that it stands in. */
export interface SoughtTask {
  readonly id: string;
  readonly above: readonly string[];
}

/** Which tasks of the open plan a person looks at, and which of them they have chosen: the same on every screen that shows tasks. */
export interface PlanFilterState {
  /** What is looked at; another project is looked at afresh. */
  readonly projectId: string | null;
  readonly level: PlanningLevel;
  readonly search: string;
  /** Whose tasks alone are shown. */
  readonly responsible: string | null;
  /** The states and days of the tasks that are shown. */
  readonly filter: TaskFilter;
  readonly selection: readonly string[];
  /** The row that a Shift-click extends from. */
  readonly anchor: string | null;
  /** The task that the person was brought to, until they choose another; another object each time. */
  readonly sought: SoughtTask | null;
}

const NO_FILTER: TaskFilter = { states: [], from: '', to: '' };
/** What is chosen of states and days: each is one filter in force. */
export const filtersInForce = ({ states, from, to }: TaskFilter): number =>
  (states.length > 0 ? 1 : 0) + (from !== '' || to !== '' ? 1 : 0);

const initialState: PlanFilterState = {
  projectId: null,
  level: 'masterPlan',
  search: '',
  responsible: null,
  filter: NO_FILTER,
  selection: [],
  anchor: null,
  sought: null,
};

const slice = createSlice({
  name: 'planFilter',
  initialState: initialState as PlanFilterState,
  extraReducers: (builder) =>
    builder.addCase(planActions.open, (state, { payload: { projectId } }) =>
      projectId === state.projectId ? state : { ...initialState, projectId },
    ),
  reducers: {
    /** As it was saved with the project. */
    restored: (
      state,
      { payload }: PayloadAction<Pick<PlanFilterState, 'level' | 'responsible' | 'filter'>>,
    ) => ({
      ...state,
      ...payload,
    }),
    levelChosen: (state, { payload }: PayloadAction<PlanningLevel>) => ({
      ...state,
      level: payload,
      selection: [],
      anchor: null,
      sought: null,
    }),
    searched: (state, { payload }: PayloadAction<string>) => ({ ...state, search: payload }),
    responsibleChosen: (state, { payload }: PayloadAction<string | null>) => ({
      ...state,
      responsible: payload,
    }),
    filterChanged: (state, { payload }: PayloadAction<Partial<TaskFilter>>) => ({
      ...state,
      filter: { ...state.filter, ...payload },
    }),
    /** Shows every row again that the words, the responsible or the filter had left out. */
    cleared: (state) => ({ ...state, search: '', responsible: null, filter: NO_FILTER }),
    selected: (state, { payload }: PayloadAction<{ ids: readonly string[]; anchor: string | null }>) => ({
      ...state,
      selection: payload.ids,
      anchor: payload.anchor,
      sought: null,
    }),
    /** What stays selected of the selection does so. */
    unselected: (state, { payload }: PayloadAction<readonly string[]>) => ({
      ...state,
      selection: state.selection.filter((id) => !payload.includes(id)),
      anchor: state.anchor !== null && payload.includes(state.anchor) ? null : state.anchor,
    }),
    /** Brings the row and the bar of a task into view, which is shown already. */
    taskShown: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      sought: { id: payload, above: [] },
    }),
    /** Selects a task, and shows it wherever a filter, a level or a closed branch (`above` it) had hidden it. */
    taskSought: (state, { payload: { id, above } }: PayloadAction<SoughtTask>) => ({
      ...state,
      level: state.level === 'baseline' ? state.level : ('masterPlan' as const),
      search: '',
      responsible: null,
      filter: NO_FILTER,
      selection: [id],
      anchor: id,
      sought: { id, above },
    }),
  },
});

export const planFilterActions = slice.actions;
export const planFilterReducer = slice.reducer;

interface WithPlanFilter {
  readonly planFilter: PlanFilterState;
}
export const selectPlanFilter = ({ planFilter }: WithPlanFilter): PlanFilterState => planFilter;
