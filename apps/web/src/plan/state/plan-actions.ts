import type { CloseAnnouncement, Failure, PresentRow } from '@plomada/contracts';
import type { Actor, PlanAction, Role, RowToSee } from '@plomada/domain';
import type { SyncState } from '@plomada/sync';
import { createAction } from '@reduxjs/toolkit';
import type { Closing, Ready, Stopped } from './plan-state';
import type { MadeProposal, UnsentProposal } from './unsent-proposal';

export interface SubmitMeta {
  /** Names the submission, for a flow that waits for its outcome, and for what is said of the row that it makes. */
  readonly id?: string;
  /** What is said to whoever decides, where it is proposed. */
  readonly word?: string;
  /** Why it falls short of a promise is asked where it is done: nothing asks once more before it is proposed. */
  readonly isCauseAskedThere?: true;
  /** What it is called where it is taken back, where the action alone does not say. */
  readonly about?: string;
  /** The name of the new task is typed next, and one step with it. */
  readonly isNamedNext?: true;
}

/** A project as it is opened; nothing is unsent of it unless something is. */
type Opened = Omit<Ready, 'phase' | 'joined' | 'closing' | 'stopped' | 'drawing' | 'proposals'> &
  Partial<Pick<Ready, 'proposals'>>;

/** What screens ask for. */
export const planActions = {
  /** Opens a project: loads its plan, joins its room. Opening the open one does nothing. */
  open: createAction<{ projectId: string }>('plan/open'),
  close: createAction('plan/close'),
  /** The person is back after having been away: what may have gone stale is looked at. */
  returned: createAction('plan/returned'),
  /** Does something to the plan: decided and visible at once, sent in order, refused with a message; proposed by who must propose. */
  submit: createAction('plan/submit', (action: PlanAction, meta: SubmitMeta = {}) => ({
    payload: action,
    meta,
  })),
  /** Proposes to the administrators: kept on the device, and sent as soon as there is a connection. */
  propose: createAction<{ projectId: string; proposals: readonly MadeProposal[] }>('plan/propose'),
  /** Takes a proposal of this person back, be it on the server or on the device only. */
  takeProposalBack: createAction<MadeProposal>('plan/takeProposalBack'),
  /** Sends once more what the server did not take. */
  proposeAgain: createAction<{ ids: readonly string[] }>('plan/proposeAgain'),
  /** The author has read why the server did not take these. */
  refusedProposalsRead: createAction<{ ids: readonly string[] }>('plan/refusedProposalsRead'),
  /** Takes back the newest own step, or the one named. */
  undo: createAction('plan/undo', (actionId?: string) => ({ payload: { actionId } })),
  /** Makes the newest step again that was taken back. */
  redo: createAction('plan/redo'),
  /** Shows a task or a restriction, which a refusal speaks of, wherever the person is; features show it. */
  see: createAction<RowToSee>('plan/see'),
  /** The author has read why these did not go through. */
  rejectedRead: createAction<{ ids: readonly string[] }>('plan/rejectedRead'),
  /** Gives these up for what others made of it: adds what is missing to the plan that is open, or reloads all of it. */
  acceptRemote: createAction<{ ids: readonly string[]; how: 'update' | 'latest' }>('plan/acceptRemote'),
  /** Does these once more, in view of what is confirmed by now. */
  tryAgain: createAction<{ ids: readonly string[] }>('plan/tryAgain'),
  /** Sending stopped: tries the same action again, or puts it aside and goes on with the next. */
  resume: createAction<'again' | 'aside'>('plan/resume'),
  /** Tells the others on the project something that is no part of the log; answered by `planEvents.announced`. */
  announce: createAction<{ id: string; announcement: CloseAnnouncement }>('plan/announce'),
  /** Does what only the server can decide; answered by `planEvents.asked`. */
  ask: createAction<{ id: string; action: PlanAction }>('plan/ask'),
};

/** What the server told of, who did it, and when it was accepted. */
export interface Relayed {
  readonly projectId: string;
  readonly type: string;
  readonly by: { readonly userId: string; readonly name: string };
  readonly at: string;
}

/** What happened, for the reducer and for flows that wait. */
export const planEvents = {
  loading: createAction<{ projectId: string }>('plan/loading'),
  loaded: createAction<Opened>('plan/loaded'),
  failed: createAction<{ projectId: string; failure: Failure }>('plan/failed'),
  closed: createAction('plan/closed'),
  /**
   * Something of the open plan's `sync` is another: the plan that is shown, by an edit of whomever, or only what is sent,
   * confirmed, rejected or laid aside of the log. Who shows the plan compares it with the one before: it is the same then.
   */
  synced: createAction<SyncState>('plan/synced'),
  /** The server tells of an entry of the log, own or of others, or of an announcement about the open plan. */
  relayed: createAction<Relayed>('plan/relayed'),
  /** An own action was decided here and is visible. */
  made: createAction<{ id: string; action: PlanAction; about: string }>('plan/made'),
  /** What the person did is proposed to the administrators: the plan stays as it is. */
  proposing: createAction<{
    projectId: string;
    proposals: readonly MadeProposal[];
    isCauseAskedThere?: true;
  }>('plan/proposing'),
  /** What the server has to hear of this person's proposals on the open project is another. */
  proposalsChanged: createAction<readonly UnsentProposal[]>('plan/proposalsChanged'),
  /** What was wished of a proposal is done, or the server refused it. */
  proposalSettled: createAction<{
    projectId: string;
    proposal: UnsentProposal;
    by: Pick<Actor, 'userId' | 'name'>;
    failure: Failure | null;
  }>('plan/proposalSettled'),
  /** So many proposals were sent, and nothing waits to be any more. */
  proposalsSent: createAction<{ count: number }>('plan/proposalsSent'),
  /** The server let the person in: on which rows others are. */
  roomJoined: createAction<{ rows: readonly PresentRow[] }>('plan/roomJoined'),
  joinedChanged: createAction<boolean>('plan/joinedChanged'),
  /** The person may not see the project any more that was open. */
  excluded: createAction<{ projectId: string }>('plan/excluded'),
  /** The person is something else on the open project than when it was opened. */
  rolesChanged: createAction<readonly Role[]>('plan/rolesChanged'),
  /** Everything is sent and what came of it is on the screen for a moment. */
  settled: createAction('plan/settled'),
  /** Sending stopped at an action that cannot be sent, or goes on. */
  stoppedChanged: createAction<Stopped | null>('plan/stoppedChanged'),
  /** An own action is in the log. */
  accepted: createAction<{ id: string }>('plan/accepted'),
  /** An own action was refused, here or by the server. */
  refused: createAction<{ id: string; failure: Failure }>('plan/refused'),
  announced: createAction<{ id: string; failure: Failure | null }>('plan/announced'),
  asked: createAction<{ id: string; failure: Failure | null }>('plan/asked'),
  closingChanged: createAction<Closing | null>('plan/closingChanged'),
};
