import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { selectReadyId } from '../../plan/state/plan-selectors';
import type { ChangesSince } from './changes-since';

/** When somebody was on a project before this visit, and what others changed since then. */
export interface LastVisit {
  readonly projectId: string;
  /** When that visit ended; null of who is there for the first time. */
  readonly since: string | null;
  /** Null for nothing, and once the person has heard of it. */
  readonly changes: ChangesSince | null;
}

export type LastVisitState = LastVisit | null;

const slice = createSlice({
  name: 'lastVisit',
  initialState: null as LastVisitState,
  reducers: {
    found: (_, { payload }: PayloadAction<LastVisit>): LastVisitState => payload,
    /** The changes stand on the screen: after a reload they are not told again. */
    shown: (state, _: PayloadAction<{ projectId: string; since: string }>): LastVisitState => state,
    dismissed: (state): LastVisitState => state && { ...state, changes: null },
  },
});

export const lastVisitReducer = slice.reducer;
export const lastVisitActions = slice.actions;
type WithLastVisit = { readonly lastVisit: LastVisitState } & Parameters<typeof selectReadyId>[0];

/** The last visit to the open project; null until it is known, and of a scenario. */
export const selectLastVisit = (state: WithLastVisit): LastVisit | null =>
  state.lastVisit?.projectId === selectReadyId(state) ? state.lastVisit : null;
