import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The restriction that the dialog is about, or the tasks that a new one is to hold back. */
export type AskedRestriction =
  | { readonly kind: 'present'; readonly id: string }
  | { readonly kind: 'new'; readonly taskIds: readonly string[] };

export interface RestrictionDialogState {
  /** Null while it is closed. */
  readonly asked: AskedRestriction | null;
}

const slice = createSlice({
  name: 'restrictionDialog',
  initialState: { asked: null } as RestrictionDialogState,
  reducers: {
    opened: (_, { payload: id }: PayloadAction<string>): RestrictionDialogState => ({
      asked: { kind: 'present', id },
    }),
    /** A new restriction is wanted, of these tasks to begin with. */
    wanted: (_, { payload: taskIds }: PayloadAction<readonly string[]>): RestrictionDialogState => ({
      asked: { kind: 'new', taskIds },
    }),
    closed: (): RestrictionDialogState => ({ asked: null }),
  },
});

export const restrictionDialogActions = slice.actions;
export const restrictionDialogReducer = slice.reducer;
export const selectAskedRestriction = (state: {
  restrictionDialog: RestrictionDialogState;
}): AskedRestriction | null => state.restrictionDialog.asked;
