import { actionApplied, closeAnnounced, termClosed } from '@plomada/contracts';
import { EventBus, withCorrelation } from '@plomada/service-kit';
import { Injectable } from '@nestjs/common';
import { CloseLock } from '../close/close-lock';
import { type ClosedTerm, type PlanEntry, wireEntry } from '../log/log-document';

/** What follows from entries that are in the log. Doing it twice is doing it once. */
@Injectable()
export class PublishEntry {
  constructor(
    private readonly events: EventBus,
    private readonly closeLock: CloseLock,
  ) {}

  async publish(entry: PlanEntry): Promise<void> {
    await withCorrelation(entry.correlationId, async () => {
      const { projectId, closed } = entry;
      await this.events.publish(
        actionApplied,
        { projectId, entry: wireEntry(entry) },
        { id: eventId(entry) },
      );
      if (closed) await this.closeEnded(entry, closed);
    });
  }

  /** The close is over, whether or not its author's browser lives to say so. */
  private async closeEnded(entry: PlanEntry, closed: ClosedTerm): Promise<void> {
    const { projectId, seq, actor, at } = entry;
    const told = { projectId, seq, at, closedBy: actor.name, ...closed };
    await this.events.publish(termClosed, told, { id: `${eventId(entry)}:closed` });
    await this.closeLock.release(projectId, actor.userId);
    const end = { projectId, state: 'end', userId: actor.userId, name: actor.name, at } as const;
    await this.events.publish(closeAnnounced, end, { id: `${eventId(entry)}:end` });
  }
}

function eventId({ projectId, seq }: PlanEntry): string {
  return `${projectId}:${seq}`;
}
