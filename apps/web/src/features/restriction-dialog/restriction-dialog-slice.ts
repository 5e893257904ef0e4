import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The restriction that the dialog is about, or the tasks that a new one is to hold back. */
export type RestrictionInDialog =
  | { readonly kind: 'present'; readonly id: string }
  | { readonly kind: 'new'; readonly taskIds: readonly string[] };

export interface RestrictionDialogState {
  /** Null while it is closed. */
  readonly shown: RestrictionInDialog | null;
}

const slice = createSlice({
  name: 'restrictionDialog',
  initialState: { shown: null } as RestrictionDialogState,
  reducers: {
    opened: (_, { payload: id }: PayloadAction<string>): RestrictionDialogState => ({
      shown: { kind: 'present', id },
    }),
    /** A new restriction is wanted, of these tasks to begin with. */
    wanted: (_, { payload: taskIds }: PayloadAction<readonly string[]>): RestrictionDialogState => ({
      shown: { kind: 'new', taskIds },
    }),
    closed: (): RestrictionDialogState => ({ shown: null }),
  },
});

export const restrictionDialogActions = slice.actions;
export const restrictionDialogReducer = slice.reducer;
export const selectRestrictionInDialog = (state: {
  restrictionDialog: RestrictionDialogState;
}): RestrictionInDialog | null => state.restrictionDialog.shown;
