import {
  type Actor,
  may,
  mustPropose,
  openTerm,
  type Permission,
  type Plan,
  type Term,
} from '@plomada/domain';
import type { Scenario } from '@plomada/contracts';
import type { PendingAction, SyncState } from '@plomada/sync';
import type { PlanState, OpenProject, Ready } from './plan-state';
import type { UnsentProposal } from './unsent-proposal';

interface WithPlan {
  readonly plan: PlanState;
}
type Failed = Extract<OpenProject, { phase: 'failed' }>;
const NO_REJECTED: SyncState['rejectedActions'] = [];
const NO_OTHERS: SyncState['others'] = [];
const NOTHING_PENDING: readonly PendingAction[] = [];
const NOTHING_PROPOSED: readonly UnsentProposal[] = [];

/** Everything about the open project. It is another one after every edit and every answer: screens take a narrower one. */
export const selectReady = ({ plan }: WithPlan): Ready | null =>
  plan.open.phase === 'ready' ? plan.open : null;
export const selectOpenProject = (state: WithPlan): OpenProject => state.plan.open;
/** Why the project could not be opened. */
export const selectFailedOpening = ({ plan }: WithPlan): Failed | null =>
  plan.open.phase === 'failed' ? plan.open : null;
/** The project that is open, on its way or could not be opened. */
export const selectProjectId = ({ plan }: WithPlan): string | null =>
  plan.open.phase === 'none' ? null : plan.open.projectId;
/** The project whose plan is there. */
export const selectReadyId = (state: WithPlan): string | null => selectReady(state)?.projectId ?? null;
/** The plan as the screens show it: confirmed, with the own unsent work on top. */
export const selectPlan = (state: WithPlan): Plan | null => selectReady(state)?.sync.visible ?? null;
/** Where the open plan's days begin and end; null where nobody chose, which is UTC. */
export const selectTimeZone = (state: WithPlan): string | null =>
  selectPlan(state)?.settings.timeZone ?? null;
export const selectOpenTerm = (state: WithPlan): Term | null => {
  const plan = selectPlan(state);
  return plan && openTerm(plan);
};
/** What the list of projects says of the open one. */
export const selectSummary = (state: WithPlan): Ready['summary'] | null =>
  selectReady(state)?.summary ?? null;
/** Which scenario the open plan is; null of a live plan. */
export const selectScenario = (state: WithPlan): Scenario | null => selectReady(state)?.scenario ?? null;
/** Who the person is on the open project. */
export const selectActor = (state: WithPlan): Actor | null => selectReady(state)?.actor ?? null;
/** Whether the server counts this browser among the project's. */
export const selectJoined = (state: WithPlan): boolean => selectReady(state)?.joined ?? false;
/** Somebody else's close or rollback. */
export const selectClosing = (state: WithPlan): Ready['closing'] => selectReady(state)?.closing ?? null;
/** The own action that sending stopped at. */
export const selectStopped = (state: WithPlan): Ready['stopped'] => selectReady(state)?.stopped ?? null;
export const selectSeq = (state: WithPlan): number => selectReady(state)?.sync.seq ?? 0;
export const selectPending = (state: WithPlan): readonly PendingAction[] =>
  selectReady(state)?.sync.pending ?? NOTHING_PENDING;
/** What the server has to hear of this person's proposals on the open project. */
export const selectUnsentProposals = (state: WithPlan): readonly UnsentProposal[] =>
  selectReady(state)?.proposals ?? NOTHING_PROPOSED;
export const selectUnsynced = (state: WithPlan): number => selectPending(state).length;
/** The same with proposals; those that the server did not take wait for their author, not for it. */
export const selectUnsent = (state: WithPlan): number =>
  selectUnsynced(state) + selectUnsentProposals(state).filter(({ failure }) => failure === null).length;
/** Own actions that did not go through and are unread. */
export const selectRejectedActions = (state: WithPlan): SyncState['rejectedActions'] =>
  selectReady(state)?.sync.rejectedActions ?? NO_REJECTED;
/** What others did lately. */
export const selectOthers = (state: WithPlan): SyncState['others'] =>
  selectReady(state)?.sync.others ?? NO_OTHERS;
/** Changes when the chart is to be redrawn. */
export const selectDrawing = (state: WithPlan): number => selectReady(state)?.drawing ?? 0;
/** Whether what this person does on the open plan is proposed instead of done. */
export const selectMustPropose = (state: WithPlan): boolean => {
  const ready = selectReady(state);
  return ready !== null && mustPropose(ready.sync.visible, ready.actor);
};
/** Whether the user's roles on the open project allow it. The server asks the same table. */
export const selectMay =
  (permission: Permission) =>
  (state: WithPlan): boolean => {
    const ready = selectReady(state);
    return ready !== null && may(ready.actor, permission);
  };
