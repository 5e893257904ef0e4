import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface RescheduleState {
  /** The tasks that the open dialog is about; empty while it is closed. */
  readonly taskIds: readonly string[];
}

const slice = createSlice({
  name: 'reschedule',
  initialState: { taskIds: [] } as RescheduleState,
  reducers: {
    /** The person wants to give these delayed tasks a new end. */
    asked: (_, { payload }: PayloadAction<readonly string[]>): RescheduleState => ({ taskIds: payload }),
    closed: (): RescheduleState => ({ taskIds: [] }),
  },
});

export const rescheduleActions = slice.actions;
export const rescheduleReducer = slice.reducer;
export const selectToReschedule = ({ reschedule }: { reschedule: RescheduleState }): readonly string[] =>
  reschedule.taskIds;
