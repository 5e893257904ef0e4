import type { Failure, Notice, Notification, Proposal } from '@plomada/contracts';
import type { Payload } from '@plomada/domain';
import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { planActions, planEvents } from '../../plan/state/plan-actions';
import { selectActor, selectReadyId, selectUnsentProposals } from '../../plan/state/plan-selectors';
import type { MadeProposal } from '../../plan/state/unsent-proposal';
import { proposalOf, proposalsWith, type ShownProposal } from './own-unsent';

/** Somebody else was faster. */
export const GONE = 'PROPOSAL_GONE';
/** With what an acceptance is refused when others, or the author, have changed the same since it was proposed. */
export const CHANGED = 'CONFLICT';

/** Progress that is about to be proposed, below what was promised. */
export interface Unexplained extends MadeProposal {
  readonly action: { readonly type: 'FINISH_TASK'; readonly payload: Payload<'FINISH_TASK'> };
}

/** A proposal that is on its way to be decided. */
interface Deciding {
  readonly id: string;
  readonly way: Way;
}

interface Batch {
  readonly way: Way;
  readonly ids: readonly string[];
}

/** What becomes of a proposal that is decided; who made it takes it back by rejecting it. */
export type Way = 'accepting' | 'rejecting';

export interface NotificationsState {
  /** Whose notifications these are. */
  readonly projectId: string | null;
  readonly status: 'loading' | 'failed' | 'ready';
  readonly failure: Failure | null;
  readonly all: readonly Notification[];
  /** So many proposals wait beside those. */
  readonly more: number;
  /** Proposals that are on their way to be decided. */
  readonly busy: readonly Deciding[];
  /** What is decided together, while any of it is on its way. */
  readonly batch: Batch | null;
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
  batch: null,
  refused: {},
  unexplained: null,
  isPageWanted: false,
};

/** A proposal is on its way no more. */
function arrived(state: NotificationsState, id: string): Pick<NotificationsState, 'busy' | 'batch'> {
  const busy = state.busy.filter((one) => one.id !== id);
  const isUnderWay = busy.some((one) => state.batch?.ids.includes(one.id));
  return { busy, batch: isUnderWay ? state.batch : null };
}

interface Loaded {
  readonly notifications: readonly Notification[];
  readonly more: number;
}

interface ReadWanted {
  readonly ids: readonly string[] | null;
  readonly read: boolean;
}

interface Acceptance {
  readonly ids: readonly string[];
  /** They have read that it changed since it was proposed, and what stands there now. */
  readonly knowing: boolean;
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
    /** What the server told when it was last asked, until it can be asked again. */
    copyShown: (
      state,
      { payload: { projectId, notifications, more } }: PayloadAction<Loaded & { projectId: string }>,
    ): NotificationsState =>
      state.projectId === projectId && state.status === 'ready'
        ? state
        : { ...initialState, projectId, status: 'ready', all: notifications, more },
    failed: (state, { payload: failure }: PayloadAction<Failure>): NotificationsState =>
      // What was there before is still worth looking at.
      state.status === 'ready' ? state : { ...state, status: 'failed', failure },
    /** Wanted: each is done by itself, one after the other. */
    acceptWanted: (state, { payload: { ids } }: PayloadAction<Acceptance>) =>
      deciding(state, ids, 'accepting'),
    rejectWanted: (state, { payload: { ids } }: PayloadAction<{ ids: readonly string[]; word: string }>) =>
      deciding(state, ids, 'rejecting'),
    /** It is decided, by this person or by another. */
    gone: (state, { payload: id }: PayloadAction<string>): NotificationsState => ({
      ...state,
      all: state.all.filter((one) => one.id !== id),
      ...arrived(state, id),
    }),
    notDecided: (
      state,
      { payload: { id, failure } }: PayloadAction<{ id: string; failure: Failure }>,
    ): NotificationsState => ({
      ...state,
      ...arrived(state, id),
      refused: { ...state.refused, [id]: failure },
    }),
    /** Wanted: it is shown at once, and noted by the server; all notices where no ids are given. */
    readWanted: (state, { payload: { ids, read } }: PayloadAction<ReadWanted>): NotificationsState => ({
      ...state,
      all: state.all.map((one) =>
        one.kind === 'notice' && (ids === null || ids.includes(one.id)) ? { ...one, read } : one,
      ),
    }),
    /** Takes back what was accepted, the newest first. */
    undoWanted: (state, _: PayloadAction<{ ids: readonly string[] }>) => state,
    causeAsked: (
      state,
      { payload: unexplained }: PayloadAction<NotificationsState['unexplained']>,
    ): NotificationsState => ({ ...state, unexplained }),
    pageWanted: (state, { payload: isPageWanted }: PayloadAction<boolean>): NotificationsState => ({
      ...state,
      isPageWanted,
    }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(planActions.propose, (state): NotificationsState => ({ ...state, unexplained: null }))
      .addCase(planEvents.proposalSettled, settled);
  },
});

/** What the server has of this person's proposals by now, until its list says so. */
function settled(
  state: NotificationsState,
  { payload: { projectId, proposal, by, failure } }: ReturnType<typeof planEvents.proposalSettled>,
): NotificationsState {
  if (state.projectId !== projectId || (failure && failure.code !== GONE)) return state;
  const others = state.all.filter(({ id }) => id !== proposal.id);
  const isThere = proposal.wish === 'propose' && !failure;
  return { ...state, all: isThere ? [...others, proposalOf(proposal, projectId, by)] : others };
}

function deciding(state: NotificationsState, ids: readonly string[], way: Way): NotificationsState {
  const refused = Object.entries(state.refused).filter(([id]) => !ids.includes(id));
  const begun = ids.length > 1 ? { way, ids } : null;
  return {
    ...state,
    busy: [...state.busy, ...ids.map((id) => ({ id, way }))],
    // What is decided meanwhile goes along with those on their way.
    batch: state.batch?.way === way ? { way, ids: [...state.batch.ids, ...ids] } : (begun ?? state.batch),
    refused: Object.fromEntries(refused),
  };
}

export const notificationsReducer = slice.reducer;
export const notificationsActions = slice.actions;

interface WithNotifications {
  readonly notifications: NotificationsState;
}
export const selectNotifications = ({ notifications }: WithNotifications) => notifications;
const selectAll = ({ notifications }: WithNotifications) => notifications.all;
/** What becomes of the proposals that are on their way, by their ids. */
export const selectWays = createSelector(
  [selectNotifications],
  ({ busy }): ReadonlyMap<string, Way> => new Map(busy.map(({ id, way }) => [id, way])),
);
/** How far what is decided together has come; null while nothing is. */
export const selectProgress = createSelector([selectNotifications], ({ batch, busy }) => {
  if (!batch) return null;
  const left = busy.filter(({ id }) => batch.ids.includes(id)).length;
  return { way: batch.way, place: batch.ids.length - left + 1, of: batch.ids.length };
});
/** Oldest first, those that this person has on the device only last; without those that they took back. */
export const selectProposals = createSelector(
  [selectAll, selectUnsentProposals, selectReadyId, selectActor],
  (all, unsent, projectId, actor): readonly ShownProposal[] => {
    const known = all.filter((one): one is Proposal => one.kind === 'proposal');
    return projectId !== null && actor ? proposalsWith(known, unsent, projectId, actor) : known;
  },
);
/** The releases that are proposed, of everybody's that the person is shown, by the restriction. */
export const selectWaitingReleases = createSelector(
  [selectProposals],
  (proposals): ReadonlyMap<string, ShownProposal> =>
    new Map(
      proposals
        .filter(({ action }) => action.type === 'UNBOUND_RESTRICTION')
        .map((one) => [(one.action.payload as { restrictionId: string }).restrictionId, one]),
    ),
);
/** The progress that is proposed, of everybody's that the person is shown, by the task: the newest of each. */
export const selectWaitingProgress = createSelector(
  [selectProposals],
  (proposals): ReadonlyMap<string, ShownProposal> =>
    new Map(
      proposals
        .filter(({ action }) => action.type === 'FINISH_TASK')
        .map((one) => [(one.action.payload as Payload<'FINISH_TASK'>).taskId, one]),
    ),
);
/** The restrictions that are proposed, of everybody's that the person is shown, by the task: the oldest of each first. */
export const selectWaitingRestrictions = createSelector([selectProposals], (proposals) => {
  const byTask = new Map<string, readonly ShownProposal[]>();
  for (const one of proposals.filter(({ action }) => action.type === 'NEW_RESTRICTION')) {
    for (const taskId of new Set((one.action.payload as Payload<'NEW_RESTRICTION'>).taskIds))
      byTask.set(taskId, [...(byTask.get(taskId) ?? []), one]);
  }
  return byTask as ReadonlyMap<string, readonly ShownProposal[]>;
});
/** The moves that are asked for, of everybody's that the person is shown, by the task. */
export const selectWaitingMoves = createSelector(
  [selectProposals],
  (proposals): ReadonlyMap<string, ShownProposal> =>
    new Map(
      proposals
        .filter(({ action }) => action.type === 'MOVE_TASK')
        .map((one) => [(one.action.payload as Payload<'MOVE_TASK'>).id, one]),
    ),
);
/** Newest first. */
export const selectNotices = createSelector([selectAll], (all) =>
  all.filter((one): one is Notice => one.kind === 'notice'),
);
/** How many of them this person has not read. */
export const selectUnread = createSelector(
  [selectNotices],
  (notices) => notices.filter(({ read }) => !read).length,
);
