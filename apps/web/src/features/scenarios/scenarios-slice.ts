import type { Failure } from '@plomada/contracts';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { planEvents } from '../../plan/state/plan-actions';

/** The adoption that was asked for last: at most one is on its way. */
export interface Adopting {
  /** Of the action. */
  readonly id: string | null;
  readonly phase: 'idle' | 'running' | 'done';
  readonly failure: Failure | null;
}

/** A scenario that was open when somebody threw it away. */
export interface Discarded {
  readonly planId: string;
  readonly name: string;
  /** Who did; null where the server does not say. */
  readonly by: string | null;
}

interface ScenariosState {
  readonly adopting: Adopting;
  /** How often the server said that a scenario is another, by its plan. */
  readonly heard: Readonly<Record<string, number>>;
  /** How often this browser joined a project: what it missed before, nobody tells it again. */
  readonly joins: number;
  readonly discarded: Discarded | null;
}

interface Wanted {
  readonly id: string;
  readonly scenarioId: string;
  readonly name: string;
  /** The scenario's last entry, as its preview was made of it. */
  readonly seq: number;
}

const initialState: ScenariosState = {
  adopting: { id: null, phase: 'idle', failure: null },
  heard: {},
  joins: 0,
  discarded: null,
};

const slice = createSlice({
  name: 'scenarios',
  initialState,
  reducers: {
    adoptWanted: (state, { payload }: PayloadAction<Wanted>): ScenariosState => ({
      ...state,
      adopting: { id: payload.id, phase: 'running', failure: null },
    }),
    adopted: (state): ScenariosState => ({
      ...state,
      adopting: { ...state.adopting, phase: 'done', failure: null },
    }),
    notAdopted: (state, { payload }: PayloadAction<Failure>): ScenariosState => ({
      ...state,
      adopting: { ...state.adopting, phase: 'idle', failure: payload },
    }),
    heard: (state, { payload: planId }: PayloadAction<string>): ScenariosState => ({
      ...state,
      heard: { ...state.heard, [planId]: (state.heard[planId] ?? 0) + 1 },
    }),
    discarded: (state, { payload }: PayloadAction<Discarded>): ScenariosState => ({
      ...state,
      discarded: payload,
    }),
  },
  extraReducers: (builder) => {
    builder.addCase(planEvents.roomJoined, (state): ScenariosState => ({ ...state, joins: state.joins + 1 }));
  },
});

export const scenariosReducer = slice.reducer;
export const scenariosActions = slice.actions;

interface WithScenarios {
  readonly scenarios: ScenariosState;
}
export const selectAdopting = ({ scenarios }: WithScenarios): Adopting => scenarios.adopting;
export const selectDiscarded = ({ scenarios }: WithScenarios): Discarded | null => scenarios.discarded;
/** Another number as soon as what is known of one scenario, or of any, may be old. */
export const selectScenarioNews =
  (planId?: string) =>
  ({ scenarios: { heard, joins } }: WithScenarios): number =>
    joins + (planId ? (heard[planId] ?? 0) : Object.values(heard).reduce((sum, times) => sum + times, 0));
