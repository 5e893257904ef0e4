import { planChanged } from '@plomada/contracts';
import { isScenarioId } from '@plomada/domain';
import { EventBus, withOrigin } from '@plomada/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import type { PlanEntry } from '../log/log-document';
import { LogRepository } from '../log/log.repository';
import { PlanSummariesRepository } from '../plans/plan-summaries.repository';
import { eventId } from './event-id';

/** How long published entries may go on counting as pending: what a crash makes everybody hear twice. */
const CONFIRM_EVERY_MS = 1_000;

/**
 * Writes down what lists show of plans, tells that they have changed, and notes which of their entries were published: for
 * all plans together, once a second, because under load these would cost as much as the appends.
 */
@Injectable()
export class PublishedBatch {
  private readonly logger = new Logger(PublishedBatch.name);
  private due: Batch = new Map();
  private underWay: Batch = new Map();
  private confirming = Promise.resolve();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly log: LogRepository,
    private readonly summaries: PlanSummariesRepository,
    private readonly events: EventBus,
  ) {}

  /** Takes an entry that was published; entries of a plan come in order. */
  published(entry: PlanEntry): void {
    const { projectId, actionId } = entry;
    const ids = this.due.get(projectId)?.ids ?? new Set<string>();
    this.due.set(projectId, { last: entry, ids: ids.add(actionId) });
    this.timer ??= setTimeout(() => void this.confirm(), CONFIRM_EVERY_MS);
  }

  /** Whether the entry was published and may still count as pending. */
  has({ projectId, actionId }: Pick<PlanEntry, 'projectId' | 'actionId'>): boolean {
    return [this.due, this.underWay].some((batch) => batch.get(projectId)?.ids.has(actionId));
  }

  /** What is due, now. */
  confirm(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.confirming = this.confirming.then(() => this.confirmDue());
    return this.confirming;
  }

  /** Never rejects. */
  private async confirmDue(): Promise<void> {
    this.underWay = this.due;
    this.due = new Map();
    try {
      await this.confirmAll([...this.underWay.values()]);
    } catch (error) {
      // They stay pending: the next sweep publishes and confirms them again.
      this.logger.warn({ msg: 'published entries not confirmed', plans: this.underWay.size, err: error });
    }
    this.underWay = new Map();
  }

  private async confirmAll(plans: readonly Published[]): Promise<void> {
    if (plans.length === 0) return;
    const entries = plans.map(({ last }) => last);
    // Whoever hears of a change and asks what lists show of the plan is to find it there.
    await this.summaries.advance(entries);
    // Scenarios have no indicators and stand in no list of projects.
    const ofProjects = entries.filter(({ projectId }) => !isScenarioId(projectId));
    await Promise.all(ofProjects.map((last) => this.tell(last)));
    await this.log.markPublished(
      plans.map(({ last, ids }) => ({ projectId: last.projectId, ids: [...ids] })),
    );
  }

  private tell(entry: PlanEntry): Promise<void> {
    const { projectId, seq } = entry;
    const id = `${eventId(entry)}:changed`;
    return withOrigin(entry, () => this.events.publish(planChanged, { projectId, seq }, { id }));
  }
}

/** Of one plan: the last of its entries that were published, and which these were. */
interface Published {
  readonly last: PlanEntry;
  readonly ids: Set<string>;
}
type Batch = Map<string, Published>;
