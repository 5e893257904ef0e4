import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { LastVersion } from './version-api';

/** The newer version that was found; null while there is none, or the person has put that one off. */
export interface VersionState {
  readonly found: LastVersion | null;
  readonly putOff: string | null;
}

const slice = createSlice({
  name: 'version',
  initialState: { found: null, putOff: null } as VersionState,
  reducers: {
    found: (state, { payload }: PayloadAction<LastVersion>): VersionState =>
      payload.number === state.putOff ? state : { ...state, found: payload },
    /** The person has read of it: it is not told again, and an older page gives way to it. */
    read: (_, { payload }: PayloadAction<string>): VersionState => ({ found: null, putOff: payload }),
    putOff: (state): VersionState => ({ found: null, putOff: state.found?.number ?? null }),
  },
});

export const versionActions = slice.actions;
export const versionReducer = slice.reducer;
export const selectFoundVersion = ({ version }: { version: VersionState }) => version.found;
