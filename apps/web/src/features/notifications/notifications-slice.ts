import type { Failure, Notice, Notification, Proposal } from '@plomada/contracts';
import type { Payload } from '@plomada/domain';
import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { MadeProposal } from '../../plan/state/plan-actions';

/** With what an acceptance is refused when others, or the author, have changed the same since it was proposed. */
export const CHANGED = 'CONFLICT';

/** Progress that is about to be proposed, below what was promised. */
export interface Unexplained extends MadeProposal {
  readonly action: { readonly type: 'FINISH_TASK'; readonly payload: Payload<'FINISH_TASK'> };
}

export interface NotificationsState {
  /** Whose notifications these are. */
  readonly projectId: string | null;
  readonly status: 'loading' | 'failed' | 'ready';
  readonly failure: Failure | null;
  readonly all: readonly Notification[];
  /** So many proposals wait beside those. */
  readonly more: number;
  /** Proposals that are on their way to be decided. */
  readonly busy: readonly string[];
  /** Why proposals could not be decided, by id. */
  readonly refused: Readonly<Record<string, Failure>>;
  /** Whose cause is asked for before it is proposed. */
  readonly unexplained: { readonly projectId: string; readonly proposal: Unexplained } | null;
  /** A message leads to the page. */
  readonly isPageWanted: boolean;
}

const initialState: NotificationsState = {
  projectId: null,
  status: 'loading',
  failure: null,
  all: [],
  more: 0,
  busy: [],
  refused: {},
  unexplained: null,
  isPageWanted: false,
};

const without = (ids: readonly string[], gone: readonly string[]) => ids.filter((id) => !gone.includes(id));

interface Loaded {
  readonly notifications: readonly Notification[];
  readonly more: number;
}

interface Acceptance {
  readonly ids: readonly string[];
  /** They have read that it changed since it was proposed, and what stands there now. */
  readonly knowing: boolean;
}

export interface Sent {
  readonly projectId: string;
  readonly proposals: readonly MadeProposal[];
}

const slice = createSlice({
  name: 'notifications',
  initialState: initialState as NotificationsState,
  reducers: {
    /** What is shown of the same project stays meanwhile, unless it could not be loaded. */
    requested: (
      state,
      { payload: { projectId } }: PayloadAction<{ projectId: string }>,
    ): NotificationsState => {
      if (state.projectId !== projectId) return { ...initialState, projectId };
      return state.status === 'failed' ? { ...state, status: 'loading', failure: null } : state;
    },
    loaded: (state, { payload: { notifications, more } }: PayloadAction<Loaded>): NotificationsState => ({
      ...state,
      status: 'ready',
      failure: null,
      all: notifications,
      more,
    }),
    failed: (state, { payload: failure }: PayloadAction<Failure>): NotificationsState =>
      // What was there before is still worth looking at.
      state.status === 'ready' ? state : { ...state, status: 'failed', failure },
    /** Wanted: each is done by itself, one after the other. */
    acceptWanted: (state, { payload: { ids } }: PayloadAction<Acceptance>) => deciding(state, ids),
    rejectWanted: (state, { payload: { ids } }: PayloadAction<{ ids: readonly string[]; word: string }>) =>
      deciding(state, ids),
    /** It is decided, by this person or by another. */
    gone: (state, { payload: id }: PayloadAction<string>): NotificationsState => ({
      ...state,
      all: state.all.filter((one) => one.id !== id),
      busy: without(state.busy, [id]),
    }),
    notDecided: (
      state,
      { payload: { id, failure } }: PayloadAction<{ id: string; failure: Failure }>,
    ): NotificationsState => ({
      ...state,
      busy: without(state.busy, [id]),
      refused: { ...state.refused, [id]: failure },
    }),
    causeAsked: (
      state,
      { payload: unexplained }: PayloadAction<NotificationsState['unexplained']>,
    ): NotificationsState => ({ ...state, unexplained }),
    /** Takes proposals to the server. */
    sendWanted: (state, _: PayloadAction<Sent>): NotificationsState => ({ ...state, unexplained: null }),
    pageWanted: (state, { payload: isPageWanted }: PayloadAction<boolean>): NotificationsState => ({
      ...state,
      isPageWanted,
    }),
  },
});

function deciding(state: NotificationsState, ids: readonly string[]): NotificationsState {
  const refused = Object.entries(state.refused).filter(([id]) => !ids.includes(id));
  return { ...state, busy: [...state.busy, ...ids], refused: Object.fromEntries(refused) };
}

export const notificationsReducer = slice.reducer;
export const notificationsActions = slice.actions;

interface WithNotifications {
  readonly notifications: NotificationsState;
}
export const selectNotifications = ({ notifications }: WithNotifications) => notifications;
const selectAll = ({ notifications }: WithNotifications) => notifications.all;
/** Oldest first. */
export const selectProposals = createSelector([selectAll], (all) =>
  all.filter((one): one is Proposal => one.kind === 'proposal'),
);
/** The releases that are proposed, of everybody's that the person is shown, by the restriction. */
export const selectWaitingReleases = createSelector(
  [selectProposals],
  (proposals): ReadonlyMap<string, Proposal> =>
    new Map(
      proposals
        .filter(({ action }) => action.type === 'UNBOUND_RESTRICTION')
        .map((one) => [(one.action.payload as { restrictionId: string }).restrictionId, one]),
    ),
);
/** The progress that is proposed, of everybody's that the person is shown, by the task: the newest of each. */
export const selectWaitingProgress = createSelector(
  [selectProposals],
  (proposals): ReadonlyMap<string, Proposal> =>
    new Map(
      proposals
        .filter(({ action }) => action.type === 'FINISH_TASK')
        .map((one) => [(one.action.payload as Payload<'FINISH_TASK'>).taskId, one]),
    ),
);
/** Newest first. */
export const selectNotices = createSelector([selectAll], (all) =>
  all.filter((one): one is Notice => one.kind === 'notice'),
);
