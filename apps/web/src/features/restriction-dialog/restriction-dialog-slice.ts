import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { planActions } from '../../plan/state/plan-actions';

/**
 * The restriction that the dialog is about, the tasks that a new one is to hold back or a template is put on, or the restrictions
 * that are copied to other tasks.
 */
export type RestrictionInDialog =
  | { readonly kind: 'present'; readonly id: string }
  | { readonly kind: 'new' | 'template'; readonly taskIds: readonly string[] }
  | { readonly kind: 'copy'; readonly ids: readonly string[] };

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
    templateWanted: (_, { payload: taskIds }: PayloadAction<readonly string[]>): RestrictionDialogState => ({
      shown: { kind: 'template', taskIds },
    }),
    copyWanted: (_, { payload: ids }: PayloadAction<readonly string[]>): RestrictionDialogState => ({
      shown: { kind: 'copy', ids },
    }),
    closed: (): RestrictionDialogState => ({ shown: null }),
  },
  extraReducers: (builder) =>
    builder.addCase(planActions.see, (state, { payload: { kind, id } }): RestrictionDialogState =>
      kind === 'restriction' ? { shown: { kind: 'present', id } } : state,
    ),
});

export const restrictionDialogActions = slice.actions;
export const restrictionDialogReducer = slice.reducer;
export const selectRestrictionInDialog = (state: {
  restrictionDialog: RestrictionDialogState;
}): RestrictionInDialog | null => state.restrictionDialog.shown;
