import type { SubmittedAction } from '@plomada/contracts';
import { openTerm } from '@plomada/domain';
import { type AppFailure, conflict } from '@plomada/service-kit';
import { Injectable } from '@nestjs/common';
import type { CachedPlan } from '../plans/cached-plan';
import { instantOf } from '../log/instant-of';
import { CLOSE_TERM, REOPENING, ROLLBACK } from '../log/action-types';
import { CloseLock, type Lock } from './close-lock';
import { SnapshotsRepository } from './snapshots.repository';

/** What nobody does while somebody else is closing a term. */
const EXCLUSIVE: readonly string[] = [CLOSE_TERM, REOPENING, ROLLBACK];

/** What a close needs before its entry may be appended, beyond what the domain decided. */
@Injectable()
export class CloseGuard {
  constructor(
    private readonly lock: CloseLock,
    private readonly snapshots: SnapshotsRepository,
  ) {}

  /**
   * For a close: nobody else is closing, the plan is the one that was validated, and its snapshot is durable. A rollback
   * and a reopening wait for a close of somebody else. Answers why not: CLOSE_RUNNING (name, since) or CLOSE_STALE. Other actions need
   * nothing.
   */
  async prepare(action: SubmittedAction, cached: CachedPlan): Promise<AppFailure | null> {
    const { type } = action.action;
    if (!EXCLUSIVE.includes(type)) return null;
    const holder = await this.lock.holder(action.projectId);
    if (holder && holder.userId !== action.actor.userId) return closeRunning(holder);
    if (type !== CLOSE_TERM) return null;
    if (validatedSeq(action) !== cached.seq) return conflict('CLOSE_STALE', { seq: cached.seq });
    await this.keepSnapshot(action, cached);
    return null;
  }

  private async keepSnapshot(
    { projectId, id, actor, when }: SubmittedAction,
    cached: CachedPlan,
  ): Promise<void> {
    const term = openTerm(cached.plan);
    await this.snapshots.keep(
      {
        projectId,
        snapshotId: id,
        termId: term.id,
        number: term.number,
        seq: cached.seq,
        author: { userId: actor.userId, name: actor.name },
        createdAt: instantOf(when),
      },
      cached.plan,
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
