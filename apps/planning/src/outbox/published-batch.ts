import { planChanged } from '@plomada/contracts';
import { isScenarioId } from '@plomada/domain';
import { EventBus, withOrigin } from '@plomada/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import type { PlanEntry } from '../log/log-document';
import { LogRepository } from '../log/log.repository';
import { PlanSummariesRepository } from '../plans/plan-summaries.repository';

/** How long published entries may go on counting as pending: what a crash makes everybody hear twice. */
const CONFIRM_EVERY_MS = 1_000;

/**
 * Writes down what lists show of plans, tells that they have changed, and notes which of their entries were published: for
 * all plans together, once a second, because under load these would cost as much as the appends.
 */
@Injectable()
export class PublishedBatch {
  private readonly logger = new Logger(PublishedBatch.name);
  private due = new Map<string, PlanEntry>();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly log: LogRepository,
    private readonly summaries: PlanSummariesRepository,
    private readonly events: EventBus,
  ) {}

  /** Everything of the entry's plan up to it was published. */
  published(last: PlanEntry): void {
    this.due.set(last.projectId, last);
    this.timer ??= setTimeout(() => void this.confirm(), CONFIRM_EVERY_MS);
  }

  /** What is due, now. */
  async confirm(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const entries = [...this.due.values()];
    this.due = new Map();
    if (entries.length === 0) return;
    try {
      // Whoever hears of a change and asks what lists show of the plan is to find it there.
      await this.summaries.advance(entries);
      // Scenarios have no indicators and stand in no list of projects.
      const ofProjects = entries.filter(({ projectId }) => !isScenarioId(projectId));
      await Promise.all(ofProjects.map((last) => this.tell(last)));
      await this.log.markPublished(entries);
    } catch (error) {
      // They stay pending: the next sweep publishes and confirms them again.
      this.logger.warn({ msg: 'published entries not confirmed', plans: entries.length, err: error });
    }
  }

  private tell(entry: PlanEntry): Promise<void> {
    const { projectId, seq } = entry;
    const id = `${projectId}:${seq}:changed`;
    return withOrigin(entry, () => this.events.publish(planChanged, { projectId, seq }, { id }));
  }
}
