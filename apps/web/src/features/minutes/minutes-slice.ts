import type { Failure, MeetingMinutes, MinutesAnswer } from '@plomada/contracts';
import { type MeetingKey, mergedMinutes, type MinutesContent, saysTheSame } from '@plomada/domain';
import { createSlice, current, type PayloadAction } from '@reduxjs/toolkit';
import { contentOf } from './minutes-api';
import type { UnsentMinutes } from './unsent-minutes';

/** The minutes of one meeting, as the server has them and as they are written here. */
export interface MinutesInHand extends MeetingKey {
  readonly status: 'loading' | 'failed' | 'ready';
  /** Why they could not be loaded. */
  readonly failure: Failure | null;
  /** What the server said last; null before it said anything. */
  readonly answer: MinutesAnswer | null;
  /** What is written here and not kept on the server yet. */
  readonly own: MinutesContent | null;
  /** Why the server did not take it. */
  readonly refused: Failure | null;
  /** Who saved others meanwhile, which are joined with what is written here. */
  readonly joinedWith: string | null;
}

const NOTHING: Omit<MinutesInHand, keyof MeetingKey> = {
  ...{ status: 'loading', failure: null, answer: null, own: null, refused: null, joinedWith: null },
};

/** What a meeting is kept by. */
export const keyOf = ({ number, date }: MeetingKey): string => `${number}/${date}`;

export interface MinutesState {
  /** Whose meetings these are. */
  readonly projectId: string | null;
  readonly meetings: Readonly<Record<string, MinutesInHand>>;
}

interface OfMeeting extends MeetingKey {
  readonly projectId: string;
}

const initialState: MinutesState = { projectId: null, meetings: {} };

/** Of a project that is not the one in hand nothing is taken over. */
function withMeeting(
  draft: MinutesState,
  { projectId, number, date }: OfMeeting,
  change: (before: MinutesInHand) => MinutesInHand,
): MinutesState {
  const state = current(draft as never) as MinutesState;
  if (state.projectId !== projectId) return state;
  const key = keyOf({ number, date });
  const before = state.meetings[key] ?? { ...NOTHING, number, date };
  return { ...state, meetings: { ...state.meetings, [key]: change(before) } };
}

const slice = createSlice({
  name: 'minutes',
  initialState: initialState as MinutesState,
  reducers: {
    /** A project is opened, with what this browser has unsent of it. */
    opened: (
      _state,
      {
        payload: { projectId, unsent },
      }: PayloadAction<{ projectId: string; unsent: readonly (MeetingKey & UnsentMinutes)[] }>,
    ): MinutesState => ({
      projectId,
      meetings: Object.fromEntries(
        unsent.map(({ number, date, base, own }) => [
          keyOf({ number, date }),
          { ...NOTHING, number, date, answer: { minutes: base, open: [] }, own },
        ]),
      ),
    }),
    requested: (state, { payload }: PayloadAction<OfMeeting>): MinutesState =>
      withMeeting(state, payload, (before) => ({
        ...before,
        status: before.status === 'ready' ? 'ready' : 'loading',
        failure: null,
      })),
    loaded: (
      state,
      { payload }: PayloadAction<OfMeeting & { answer: MinutesAnswer; userId: string }>,
    ): MinutesState => withMeeting(state, payload, (before) => upon(before, payload.answer, payload.userId)),
    failed: (state, { payload }: PayloadAction<OfMeeting & { failure: Failure }>): MinutesState =>
      withMeeting(state, payload, (before) => ({ ...before, status: 'failed', failure: payload.failure })),
    /** Somebody here wrote. */
    changed: (state, { payload }: PayloadAction<OfMeeting & { content: MinutesContent }>): MinutesState =>
      withMeeting(state, payload, (before) => ({ ...before, own: payload.content, refused: null })),
    /** Another page of this browser wrote. */
    writtenElsewhere: (
      state,
      { payload }: PayloadAction<OfMeeting & { unsent: UnsentMinutes }>,
    ): MinutesState => withMeeting(state, payload, (before) => withOthersUnsent(before, payload.unsent)),
    saved: (
      state,
      { payload }: PayloadAction<OfMeeting & { answer: MinutesAnswer; sent: MinutesContent }>,
    ): MinutesState =>
      withMeeting(state, payload, (before) => ({
        ...before,
        status: 'ready',
        answer: payload.answer,
        own: before.own && saysTheSame(before.own, payload.sent) ? null : before.own,
        refused: null,
      })),
    refused: (state, { payload }: PayloadAction<OfMeeting & { failure: Failure }>): MinutesState =>
      withMeeting(state, payload, (before) => ({ ...before, refused: payload.failure })),
    /** It was read that others were joined. */
    joiningRead: (state, { payload }: PayloadAction<OfMeeting>): MinutesState =>
      withMeeting(state, payload, (before) => ({ ...before, joinedWith: null })),
  },
  selectors: {
    selectMinutesOf: ({ meetings }, key: string): Omit<MinutesInHand, keyof MeetingKey> =>
      meetings[key] ?? NOTHING,
    selectMinutesState: (state) => state,
  },
});

/** What the server has now, joined with what is written here. */
function upon(before: MinutesInHand, answer: MinutesAnswer, userId: string): MinutesInHand {
  const base = before.answer?.minutes ?? null;
  const newer = answer.minutes;
  const ready: MinutesInHand = { ...before, status: 'ready', failure: null, answer };
  if (!before.own || !newer || newer.version === base?.version) return ready;
  const theirs = contentOf(newer);
  const own = mergedMinutes(base && contentOf(base), before.own, theirs);
  if (saysTheSame(own, theirs)) return { ...ready, own: null };
  return { ...ready, own, joinedWith: newer.savedBy.userId === userId ? null : newer.savedBy.name };
}

/**
 * Of a line that both pages changed the one that was written last stays. A page that has nothing more than the other takes what the
 * other has as it stands, so that the two do not write to each other for ever.
 */
function withOthersUnsent(before: MinutesInHand, { base, own: theirs }: UnsentMinutes): MinutesInHand {
  const known: MeetingMinutes | null = before.answer?.minutes ?? null;
  if (known?.version !== base?.version) return before;
  const content = known && contentOf(known);
  const both = mergedMinutes(content, theirs, before.own ?? content ?? theirs);
  return { ...before, own: saysTheSame(inOrder(both), inOrder(theirs)) ? theirs : both };
}

const inOrder = (content: MinutesContent): MinutesContent => {
  const byId = <Row extends { readonly id: string }>(rows: readonly Row[]) =>
    rows.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const { attendance, said, outcomes } = content;
  return { ...content, attendance: byId(attendance), said: byId(said), outcomes: byId(outcomes) };
};

export const minutesActions = slice.actions;
export const minutesReducer = slice.reducer;
export const { selectMinutesOf, selectMinutesState } = slice.selectors;
