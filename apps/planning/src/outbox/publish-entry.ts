import {
  actionApplied,
  closeAnnounced,
  type LogEntry,
  planDescribed,
  termClosed,
  wordsUsed,
} from '@plomada/contracts';
import { isScenarioId } from '@plomada/domain';
import { EventBus, withOrigin } from '@plomada/service-kit';
import { Injectable } from '@nestjs/common';
import { CloseLock } from '../close/close-lock';
import { type ClosedTerm, type PlanEntry, wireEntry } from '../log/log-document';
import { describedBy } from './described-by';
import { eventId } from './event-id';
import { wordsUsedBy } from './words-used';

/** Larger changes are left out of the event. */
const MOST_BYTES_TOLD = 256 * 1024;

/** What follows from entries that are in the log. Doing it twice is doing it once. */
@Injectable()
export class PublishEntry {
  constructor(
    private readonly events: EventBus,
    private readonly closeLock: CloseLock,
  ) {}

  async publish(entry: PlanEntry): Promise<void> {
    await withOrigin(entry, () => this.tell(entry));
  }

  private async tell(entry: PlanEntry): Promise<void> {
    const { projectId, seq, closed } = entry;
    await this.events.publish(actionApplied, { projectId, ...told(entry) }, { id: eventId(entry) });
    // What is tried out is nobody's business but theirs who have it open: no project is called or begins otherwise by it.
    if (isScenarioId(projectId)) return;
    const described = describedBy(entry.changes);
    if (described) {
      const id = `${eventId(entry)}:described`;
      await this.events.publish(planDescribed, { projectId, seq, ...described }, { id });
    }
    const words = wordsUsedBy(entry.changes);
    if (words.length > 0)
      await this.events.publish(
        wordsUsed,
        { projectId, words: [...words] },
        { id: `${eventId(entry)}:words` },
      );
    if (closed) await this.closeEnded(entry, closed);
  }

  /** The close is over, whether or not its author's browser lives to say so. */
  private async closeEnded(entry: PlanEntry, closed: ClosedTerm): Promise<void> {
    const { projectId, seq, actor, at } = entry;
    const told = { projectId, seq, at, closedBy: actor.name, byUserId: actor.userId, ...closed };
    await this.events.publish(termClosed, told, { id: `${eventId(entry)}:closed` });
    await this.closeLock.release(projectId, actor.userId);
    const { userId, name } = actor;
    const end = { projectId, type: 'CLOSE_TERM_END', userId, name, at } as const;
    await this.events.publish(closeAnnounced, end, { id: `${eventId(entry)}:end` });
  }
}

/** An import's changes are as large as its plan: every gateway would get them, also those where nobody has it open. */
function told(entry: PlanEntry): { entry: LogEntry; large: boolean } {
  const large = entry.bytes > MOST_BYTES_TOLD;
  return { entry: large ? { ...wireEntry(entry), changes: [] } : wireEntry(entry), large };
}
