import { refusalFailure, type SubmittedAction } from '@plomada/contracts';
import {
  brokenByUndo,
  type Change,
  decide,
  decideAccepted,
  type DecisionContext,
  ownEdits,
  type Permission,
  permissionsFor,
  planAfter,
  planDay,
  rowIdOf,
} from '@plomada/domain';
import { AppFailure } from '@plomada/service-kit';
import { Injectable } from '@nestjs/common';
import { closedTermOf } from '../close/closed-term';
import { SnapshotsRepository } from '../close/snapshots.repository';
import { instantOf } from '../log/instant-of';
import type { ClosedTerm, LogDocument } from '../log/log-document';
import type { CachedPlan } from '../plans/cached-plan';
import { PlanningMetrics } from '../metrics';
import { ADOPTION, ScenarioPlans } from '../scenarios/scenario-plans';
import { ImportedSchedules } from './imported-schedules';
import { UndoneActions } from './undone-action';

export type Outcome =
  | {
      readonly ok: true;
      readonly at: string;
      readonly changes: readonly Change[];
      /** The changes as JSON. */
      readonly json: string;
      readonly own: readonly string[];
      readonly needs: readonly Permission[];
      readonly brokenBefore: readonly string[];
      readonly closed: ClosedTerm | null;
      /** What the entry keeps of a payload that is not kept. */
      readonly about: Pick<LogDocument, 'adopted' | 'undoes' | 'isRedo' | 'restores'>;
    }
  | { readonly ok: false; readonly failure: AppFailure };

/** What of an action decides: not what its author had seen. */
export type DecidedAction = Omit<SubmittedAction, 'baseSeq' | 'baseAt'>;

/** Lets the domain decide, with what only the server has: its clock, the snapshots, the files that were read, the scenarios and the log. */
@Injectable()
export class DecideAction {
  constructor(
    private readonly snapshots: SnapshotsRepository,
    private readonly imported: ImportedSchedules,
    private readonly scenarios: ScenarioPlans,
    private readonly undone: UndoneActions,
    private readonly metrics: PlanningMetrics,
  ) {}

  async decide(submitted: DecidedAction, cached: CachedPlan): Promise<Outcome> {
    const { id, projectId, action, actor, acceptedBy, when } = submitted;
    // What waited for its acceptance happens now, in local mode too.
    const at = acceptedBy ? new Date().toISOString() : instantOf(when);
    const undone = await this.undone.forAction(projectId, action);
    const restores = await this.snapshots.seqFor(projectId, action);
    const context: DecisionContext = {
      actor,
      ...(acceptedBy && { acceptedBy }),
      now: at,
      today: planDay(at, cached.plan.settings.timeZone),
      newId: (n) => rowIdOf(id, n),
      snapshot: await this.snapshots.forAction(projectId, action),
      schedule: await this.imported.forAction(submitted),
      scenario: await this.scenarios.forAction(projectId, action),
      entry: undone.entry,
    };
    const end = this.metrics.decide.startTimer();
    const asked = { type: action.type, payload: action.payload };
    const decision = (acceptedBy ? decideAccepted : decide)(cached.plan, asked, context);
    end();
    if (!decision.ok) return { ok: false, failure: new AppFailure(refusalFailure(decision.refusal)) };
    // What is kept in memory must be what the log gives back: JSON drops what has no value.
    const json = JSON.stringify(decision.changes);
    const changes = JSON.parse(json) as Change[];
    return {
      ok: true,
      at,
      changes,
      json,
      own: ownEdits(cached.plan, asked, changes, undone.touched),
      needs: permissionsFor(asked, context),
      brokenBefore: brokenByUndo(action.type, cached.plan, planAfter(cached.plan, decision)),
      closed: closedTermOf(action.type, cached.plan, changes),
      about: {
        ...adoptedBy(action, undone.adopted),
        ...(undone.isUndo && { isRedo: true }),
        ...(restores !== null && { restores }),
      },
    };
  }
}

/** The entry keeps no payload: of an adoption, and of an undo of one, it keeps what that was about. */
function adoptedBy(
  { type, payload }: DecidedAction['action'],
  undone: string | undefined,
): Pick<LogDocument, 'adopted' | 'undoes'> {
  if (type === ADOPTION) return { adopted: (payload as { scenarioId: string }).scenarioId };
  return undone === undefined ? {} : { adopted: undone, undoes: (payload as { actionId: string }).actionId };
}
