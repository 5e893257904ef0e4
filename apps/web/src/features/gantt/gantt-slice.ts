import {
  type ChosenBars,
  type GridChoice,
  type GridChoices,
  type GridColumn,
  type GridDevice,
  type ProjectView,
  type RowGrouping,
  ZOOMS,
} from '@plomada/contracts';
import type { LackingAnswer } from '@plomada/domain';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import {
  type PlanFilterState,
  type PlanningLevel,
  planFilterActions,
} from '../../plan/filter/plan-filter-slice';
import { planActions } from '../../plan/state/plan-actions';
import type { CopiedRows } from './commands/copied-rows';
import { isGroupId } from './grouping/group-ids';

export { ZOOMS };
export type Zoom = ProjectView['zoom'];

/** How the chart is looked at; which tasks, is the plan filter's. */
export interface GanttState {
  /** What is looked at; another project is looked at afresh. */
  readonly projectId: string | null;
  readonly zoom: Zoom;
  /** The row with a cell that is being typed in. */
  readonly editing: string | null;
  /** The tasks or the link that the open dialog is about. */
  readonly inDialog: readonly string[];
  readonly showCritical: boolean;
  readonly collapsed: readonly string[];
  /** What the person made of the grid's columns. */
  readonly columns: GridChoices;
  /** How the person wants the bars drawn. */
  readonly bars: ChosenBars;
  /** What the rows are put together by; null for the tree of the plan. */
  readonly grouping: RowGrouping | null;
  /** What was copied or cut here; it is kept when another project is opened, to be pasted there. */
  readonly clipboard: CopiedRows | null;
  /** What was answered in this session of people and things that a project lacks, by project and what is lacking (see `pasteKey`). */
  readonly pasteAnswers: PasteAnswers;
  /** What a phone, which has no room for both, shows of the tasks. */
  readonly phoneShows: PhoneShows;
}

export type PasteAnswers = Readonly<Record<string, LackingAnswer>>;
export type PhoneShows = 'list' | 'chart';

/** What is saved of the plan filter. */
export type SavedFilter = Pick<PlanFilterState, 'level' | 'responsible' | 'filter'>;

/** What the browser keeps of a project before its view is saved: who arranges it expects to find it so. */
export type RememberedLooks = Pick<ProjectView, 'columns' | 'bars' | 'grouping'>;

/** The grid that a choice is about. */
export interface GridAt {
  readonly device: GridDevice;
  readonly level: PlanningLevel;
}
const AS_IT_COMES: GridChoice = { names: null, widths: {}, width: null };

const initialState: GanttState = {
  projectId: null,
  zoom: 'week',
  editing: null,
  inDialog: [],
  showCritical: false,
  collapsed: [],
  columns: {},
  bars: { baseline: false, against: null, label: 'none', colour: 'state', earlier: false, legend: true },
  grouping: null,
  clipboard: null,
  pasteAnswers: {},
  phoneShows: 'list',
};

const choiceAt = ({ columns }: GanttState, { device, level }: GridAt): GridChoice =>
  columns[device]?.[level] ?? AS_IT_COMES;

function withGrid(state: GanttState, { device, level }: GridAt, choice: GridChoice | undefined): GanttState {
  const chosen = { ...state.columns[device] };
  if (choice) chosen[level] = choice;
  else delete chosen[level];
  return { ...state, columns: { ...state.columns, [device]: chosen } };
}

const slice = createSlice({
  name: 'gantt',
  initialState: initialState as GanttState,
  extraReducers: (builder) =>
    builder
      .addCase(planActions.open, (state, { payload: { projectId } }) =>
        projectId === state.projectId
          ? state
          : {
              ...initialState,
              projectId,
              clipboard: state.clipboard,
              pasteAnswers: state.pasteAnswers,
              phoneShows: state.phoneShows,
            },
      )
      // Whoever is brought to a task sees it in whatever branch it stands.
      .addCase(planFilterActions.taskSought, (state, { payload: { above } }) => {
        const collapsed = state.collapsed.filter((one) => !above.includes(one) && !isGroupId(one));
        return collapsed.length === state.collapsed.length ? state : { ...state, collapsed };
      }),
  reducers: {
    viewRestored: (state, { payload }: PayloadAction<Omit<ProjectView, keyof SavedFilter>>) => ({
      ...state,
      ...payload,
    }),
    /** The person wants to find the project like this again. */
    viewSaveAsked: (state) => state,
    zoomChosen: (state, { payload }: PayloadAction<Zoom>) => ({ ...state, zoom: payload }),
    editingChanged: (state, { payload }: PayloadAction<string | null>) => ({ ...state, editing: payload }),
    dialogChanged: (state, { payload }: PayloadAction<readonly string[]>) => ({
      ...state,
      inDialog: payload,
    }),
    criticalToggled: (state) => ({ ...state, showCritical: !state.showCritical }),
    /** What the browser kept of choices that were never saved. */
    looksRemembered: (state, { payload }: PayloadAction<Partial<RememberedLooks>>) => ({
      ...state,
      ...payload,
    }),
    barsChanged: (state, { payload }: PayloadAction<Partial<ChosenBars>>) => ({
      ...state,
      bars: { ...state.bars, ...payload },
    }),
    grouped: (state, { payload }: PayloadAction<RowGrouping | null>) => ({ ...state, grouping: payload }),
    /** A view that was saved by name is looked at; its columns are those of its level on a screen with room. */
    namedViewShown: (
      state,
      {
        payload: { level, choice, ...looks },
      }: PayloadAction<
        Pick<GanttState, 'zoom' | 'showCritical' | 'bars' | 'grouping'> & {
          readonly level: PlanningLevel;
          readonly choice: GridChoice | undefined;
        }
      >,
    ) => withGrid({ ...state, ...looks }, { device: 'desk', level }, choice),
    gridChanged: (
      state,
      { payload: { device, level, change } }: PayloadAction<GridAt & { change: Partial<GridChoice> }>,
    ) => withGrid(state, { device, level }, { ...choiceAt(state, { device, level }), ...change }),
    columnResized: (
      state,
      {
        payload: { device, level, name, width },
      }: PayloadAction<GridAt & { name: GridColumn; width: number }>,
    ) => {
      const choice = choiceAt(state, { device, level });
      return withGrid(state, { device, level }, { ...choice, widths: { ...choice.widths, [name]: width } });
    },
    gridReset: (state, { payload }: PayloadAction<GridAt>) => withGrid(state, payload, undefined),
    phoneShown: (state, { payload }: PayloadAction<PhoneShows>) => ({ ...state, phoneShows: payload }),
    copied: (state, { payload }: PayloadAction<CopiedRows>) => ({ ...state, clipboard: payload }),
    /** In another page of this browser, or before this one was loaded again. */
    copiedElsewhere: (state, { payload }: PayloadAction<CopiedRows>) => ({ ...state, clipboard: payload }),
    pasteAnswered: (state, { payload }: PayloadAction<PasteAnswers>) => ({
      ...state,
      pasteAnswers: { ...state.pasteAnswers, ...payload },
    }),
    branchesClosed: (state, { payload }: PayloadAction<readonly string[]>) => ({
      ...state,
      collapsed: payload,
    }),
    /** These groups are closed, all others open; branches are as they were. */
    groupsClosed: (state, { payload }: PayloadAction<readonly string[]>) => {
      const collapsed = [...state.collapsed.filter((id) => !isGroupId(id)), ...payload];
      return collapsed.length === 0 && state.collapsed.length === 0 ? state : { ...state, collapsed };
    },
    branchToggled: (state, { payload: { id, open } }: PayloadAction<{ id: string; open: boolean }>) => {
      if (open === !state.collapsed.includes(id)) return state;
      return {
        ...state,
        collapsed: open ? state.collapsed.filter((one) => one !== id) : [...state.collapsed, id],
      };
    },
  },
});

export const ganttActions = slice.actions;
export const ganttReducer = slice.reducer;

/** What is saved of the view: a search and a selection are of the moment. */
export const selectView = ({
  gantt,
  planFilter,
}: {
  gantt: GanttState;
  planFilter: PlanFilterState;
}): ProjectView => {
  const { zoom, showCritical, columns, bars, grouping } = gantt;
  const { level, responsible, filter } = planFilter;
  const collapsed = gantt.collapsed.filter((id) => !isGroupId(id));
  return { level, zoom, showCritical, responsible, filter, collapsed, columns, bars, grouping };
};

const NONE: readonly string[] = [];
/** What the person has in hand beside what is selected: the row with a cell being edited, and what the open dialog is about. */
export const selectHeldRows = ({ gantt }: { gantt?: GanttState }): readonly string[] =>
  gantt ? [...(gantt.editing === null ? NONE : [gantt.editing]), ...gantt.inDialog] : NONE;
