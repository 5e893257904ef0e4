import type { SubmittedAction } from '@plomada/contracts';
import { openTerm } from '@plomada/domain';
import { type AppFailure, conflict } from '@plomada/service-kit';
import { Injectable } from '@nestjs/common';
import type { WarmPlan } from '../plans/warm-plan';
import { instantOf } from '../submit/decider';
import { CLOSE_TERM, ROLLBACK } from './action-types';
import { CloseLock, type Lock } from './close-lock';
import { SnapshotsRepository } from './snapshots.repository';

/** What a close needs before its entry may be appended, beyond what the domain decided. */
@Injectable()
export class CloseGuard {
  constructor(
    private readonly lock: CloseLock,
    private readonly snapshots: SnapshotsRepository,
  ) {}

  /**
   * For a close: nobody else is closing, the plan is the one that was validated, and its snapshot is durable. A rollback
   * waits for a close of somebody else. Answers why not: CLOSE_RUNNING (name, since) or CLOSE_STALE. Other actions need
   * nothing.
   */
  async prepare(action: SubmittedAction, warm: WarmPlan): Promise<AppFailure | null> {
    const { type } = action.action;
    if (type !== CLOSE_TERM && type !== ROLLBACK) return null;
    const holder = await this.lock.holder(action.projectId);
    if (holder && holder.userId !== action.actor.userId) return closeRunning(holder);
    if (type !== CLOSE_TERM) return null;
    if (validatedSeq(action) !== warm.seq) return conflict('CLOSE_STALE', { seq: warm.seq });
    await this.keepSnapshot(action, warm);
    return null;
  }

  private async keepSnapshot({ projectId, id, actor, when }: SubmittedAction, warm: WarmPlan): Promise<void> {
    const term = openTerm(warm.plan);
    await this.snapshots.keep(
      {
        projectId,
        snapshotId: id,
        termId: term.id,
        number: term.number,
        seq: warm.seq,
        author: { userId: actor.userId, name: actor.name },
        createdAt: instantOf(when),
      },
      warm.plan,
    );
  }
}

export function closeRunning({ name, since }: Lock): AppFailure {
  return conflict('CLOSE_RUNNING', { name, since });
}

/** A client that names no validated seq has validated the last one that it saw. */
function validatedSeq({ action, baseSeq }: SubmittedAction): number {
  return (action.payload as { validatedSeq?: number }).validatedSeq ?? baseSeq;
}
