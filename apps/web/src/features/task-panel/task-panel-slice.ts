import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { planActions } from '../../plan/state/plan-actions';

export interface TaskPanelState {
  /** The task that the panel shows; null while it is closed. */
  readonly shown: string | null;
  /** A task that somebody wants to see who cannot change the address, such as the button of a message. */
  readonly wanted: string | null;
}

const slice = createSlice({
  name: 'taskPanel',
  initialState: { shown: null, wanted: null } as TaskPanelState,
  reducers: {
    shown: (state, { payload }: PayloadAction<string | null>): TaskPanelState => ({
      ...state,
      shown: payload,
      wanted: null,
    }),
  },
  extraReducers: (builder) =>
    builder.addCase(planActions.see, (state, { payload: { kind, id } }) =>
      kind === 'task' ? { ...state, wanted: id } : state,
    ),
});

export const taskPanelActions = slice.actions;
export const taskPanelReducer = slice.reducer;

interface WithTaskPanel {
  readonly taskPanel: TaskPanelState;
}
export const selectTaskPanel = ({ taskPanel }: WithTaskPanel): TaskPanelState => taskPanel;
const NONE: readonly string[] = [];
/** The task that the person has before them, so that they are told who deletes it. */
export const selectTaskInPanel = ({ taskPanel }: Partial<WithTaskPanel>): readonly string[] =>
  taskPanel?.shown ? [taskPanel.shown] : NONE;
