import type { ActiveUser, PresentRow } from '@plomada/contracts';
import { createSelector, createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { selectUser } from '../../base/session/session-slice';
import { selectActiveUsers } from '../../plan/socket/socket-slice';
import { planEvents } from '../../plan/state/plan-actions';

/** Who is on which row of the open plan, as told by the server; and the row that this person is on. */
export interface PresenceState {
  readonly rows: readonly PresentRow[];
  readonly own: string | null;
}

interface Move {
  readonly userId: string;
  readonly row: string | null;
}

const slice = createSlice({
  name: 'presence',
  initialState: { rows: [], own: null } as PresenceState,
  extraReducers: (builder) =>
    builder
      // What was told while the answer was on its way is newer than the answer.
      .addCase(planEvents.roomJoined, ({ rows: told, own }, { payload: { rows } }) => {
        const isTold = new Set(told.map(({ userId }) => userId));
        return { own, rows: [...rows.filter(({ userId }) => !isTold.has(userId)), ...told] };
      })
      .addMatcher(
        isAnyOf(planEvents.loading, planEvents.closed, planEvents.joinedChanged),
        (state, action) =>
          planEvents.joinedChanged.match(action) && action.payload ? state : { ...state, rows: [] },
      ),
  reducers: {
    moved: ({ rows, own }, { payload: { userId, row } }: PayloadAction<Move>): PresenceState => {
      const others = rows.filter((one) => one.userId !== userId);
      return { own, rows: row === null ? others : [...others, { userId, row }] };
    },
    /** This person went to a row, or left it. */
    wentTo: (state, { payload }: PayloadAction<string | null>): PresenceState => ({ ...state, own: payload }),
  },
});

export const presenceReducer = slice.reducer;
export const presenceActions = slice.actions;

interface WithPresence {
  readonly presence?: PresenceState;
}
const NOBODY: readonly PresentRow[] = [];
const selectRows = ({ presence }: WithPresence) => presence?.rows ?? NOBODY;
export const selectOwnRow = ({ presence }: WithPresence): string | null => presence?.own ?? null;

/** The others on each row. Only who is on the project still counts: a leave may be told once and for all rows. */
export const selectPeopleOnRows = createSelector(
  [selectRows, selectActiveUsers, selectUser],
  (rows, users, me): ReadonlyMap<string, readonly ActiveUser[]> => {
    const people = new Map<string, ActiveUser[]>();
    for (const { userId, row } of rows) {
      const person = users.find(({ id }) => id === userId);
      if (person && userId !== me?.id) people.set(row, [...(people.get(row) ?? []), person]);
    }
    return people;
  },
);
