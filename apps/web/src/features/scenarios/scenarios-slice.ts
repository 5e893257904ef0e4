import type { Failure } from '@plomada/contracts';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The adoption that was asked for last: at most one is on its way. */
export interface Adopting {
  /** Of the action. */
  readonly id: string | null;
  readonly phase: 'idle' | 'running' | 'done';
  readonly failure: Failure | null;
}

interface Wanted {
  readonly id: string;
  readonly scenarioId: string;
  readonly name: string;
  /** The scenario's last entry, as its preview was made of it. */
  readonly seq: number;
}

const slice = createSlice({
  name: 'scenarios',
  initialState: { id: null, phase: 'idle', failure: null } as Adopting,
  reducers: {
    adoptWanted: (_state, { payload }: PayloadAction<Wanted>): Adopting => ({
      id: payload.id,
      phase: 'running',
      failure: null,
    }),
    adopted: (state): Adopting => ({ ...state, phase: 'done', failure: null }),
    notAdopted: (state, { payload }: PayloadAction<Failure>): Adopting => ({
      ...state,
      phase: 'idle',
      failure: payload,
    }),
  },
});

export const scenariosReducer = slice.reducer;
export const scenariosActions = slice.actions;
export const selectAdopting = ({ scenarios }: { readonly scenarios: Adopting }): Adopting => scenarios;
