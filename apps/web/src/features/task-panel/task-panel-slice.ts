import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { planActions } from '../../plan/state/plan-actions';

/** What was typed into a field of a task that is gone. */
export interface LostText {
  /** What the field is called. */
  readonly label: string;
  readonly text: string;
}

export interface TaskPanelState {
  /** The task that the panel shows; null while it is closed. */
  readonly shown: string | null;
  /** A task that somebody wants to see who cannot change the address, such as the button of a message. */
  readonly wanted: string | null;
  /** Somebody deleted the task while this was typed; offered until the person has seen it. */
  readonly lost: readonly LostText[];
}

const slice = createSlice({
  name: 'taskPanel',
  initialState: { shown: null, wanted: null, lost: [] } as TaskPanelState,
  reducers: {
    shown: (state, { payload }: PayloadAction<string | null>): TaskPanelState => ({
      ...state,
      shown: payload,
      wanted: null,
    }),
    textLost: (state, { payload }: PayloadAction<LostText>): TaskPanelState => ({
      ...state,
      lost: [...state.lost, payload],
    }),
    lostSeen: (state): TaskPanelState => ({ ...state, lost: [] }),
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
