import { type DecisionContext, type LoggedAction, UNDO_BARRIERS } from '@plomada/domain';
import { Injectable } from '@nestjs/common';
import { LogRepository } from '../log/log.repository';

export interface UndoneAction {
  /** For the decision, which cannot wait. */
  readonly entry: NonNullable<DecisionContext['entry']>;
  /** What its author had edited: an undo edits the same. */
  readonly touched: readonly string[];
  /** It took back something itself: to undo it is to make that again. */
  readonly isUndo?: true;
  /** The scenario whose adoption it was, or took back or made again. */
  readonly adopted?: string;
}

const UNDO = 'UNDO';
const NOTHING: UndoneAction = { entry: () => null, touched: [] };

/** Looks up what an undo is about. */
@Injectable()
export class UndoneActions {
  constructor(private readonly log: LogRepository) {}

  /** The action that an undo names, if it is in the log. Other actions get none. */
  async forAction(
    projectId: string,
    { type, payload }: { type: string; payload?: unknown },
  ): Promise<UndoneAction> {
    const wanted = type === UNDO ? (payload as { actionId?: unknown } | null)?.actionId : null;
    const found = typeof wanted === 'string' ? await this.log.entryOf(projectId, wanted) : null;
    if (!found) return NOTHING;
    const logged: LoggedAction = {
      type: found.type,
      userId: found.actor.userId,
      ...(found.acceptedBy && { acceptedBy: found.acceptedBy.userId }),
      seq: found.seq,
      changes: found.changes,
      behindUndoBarrier: await this.log.hasAfter(projectId, found.seq, UNDO_BARRIERS),
      ...(found.needs && { requiredPermissions: found.needs }),
      ...(found.brokenBefore && { brokenBefore: found.brokenBefore }),
    };
    return {
      entry: (id) => (id === wanted ? logged : null),
      touched: found.touched,
      ...(found.type === UNDO && !found.isRedo && { isUndo: true }),
      ...(found.adopted && { adopted: found.adopted }),
    };
  }
}
