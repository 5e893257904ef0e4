import type { Failure } from '@plomada/contracts';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { UnsyncedProject } from './stored-projects';

/**
 * A created project as the server has it (platform spec, section 4): `not-ok` until it is sent again, `loading` meanwhile, `error` once
 * the server refused it for what is in it. One that the server has is `server-ok`, and stands in the list of projects instead.
 */
export interface Unsynced extends UnsyncedProject {
  readonly onServerStatus: 'not-ok' | 'loading' | 'error';
  readonly failure: Failure | null;
}
export type UnsyncedState = readonly Unsynced[];

const nothing: UnsyncedState = [];
const notOk = (kept: UnsyncedProject): Unsynced => ({ ...kept, onServerStatus: 'not-ok', failure: null });
const without = (state: UnsyncedState, id: string) => state.filter(({ project }) => project.id !== id);

const slice = createSlice({
  name: 'unsynced',
  initialState: nothing,
  reducers: {
    found: (_, { payload }: PayloadAction<readonly UnsyncedProject[]>): UnsyncedState => payload.map(notOk),
    /** Creating it failed without a word of the server's about what is in it. */
    kept: (state, { payload }: PayloadAction<UnsyncedProject>): UnsyncedState => [
      ...without(state, payload.project.id),
      notOk(payload),
    ],
    sending: (state, { payload: id }: PayloadAction<string>): UnsyncedState =>
      state.map((one) =>
        one.project.id === id ? { ...one, onServerStatus: 'loading', failure: null } : one,
      ),
    notSent: (state, { payload }: PayloadAction<{ id: string; failure: Failure | null }>): UnsyncedState =>
      state.map((one) =>
        one.project.id === payload.id
          ? { ...one, onServerStatus: payload.failure ? 'error' : 'not-ok', failure: payload.failure }
          : one,
      ),
    /** The server has it. */
    synced: (state, { payload: id }: PayloadAction<string>): UnsyncedState => without(state, id),
    discarded: (state, { payload: id }: PayloadAction<string>): UnsyncedState => without(state, id),
    /** The person wants all of them sent again, those too that were refused. */
    sendAsked: (state): UnsyncedState => state.map(notOk),
  },
});

export const unsyncedReducer = slice.reducer;
export const unsyncedActions = slice.actions;
export const selectUnsynced = (state: { unsynced: UnsyncedState }): UnsyncedState => state.unsynced;
