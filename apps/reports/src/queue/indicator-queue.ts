import { InjectQueue } from '@nestjs/bullmq';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { currentOrigin, HealthRegistry } from '@plomada/service-kit';
import { Queue } from 'bullmq';
import { jobProgress } from './job-progress';
import { INDICATOR_QUEUE, type QueuedComputation } from './queue-name';

/** Edits come in bursts: the first of one starts the wait, the rest are covered by the same calculation. */
const SOON_MS = 500;
/** A plan that goes on being edited is calculated no oftener: the processor belongs to those who edit. */
const AT_MOST_EVERY_MS = 3_000;
/** Plans whose last question is remembered; forgetting one costs a calculation that comes early. */
const MOST_REMEMBERED = 10_000;

@Injectable()
export class IndicatorQueue implements OnModuleInit {
  private readonly logger = new Logger(IndicatorQueue.name);
  private readonly due = new Map<string, number>();

  constructor(
    @InjectQueue(INDICATOR_QUEUE) private readonly queue: Queue<QueuedComputation>,
    private readonly health: HealthRegistry,
  ) {}

  onModuleInit(): void {
    this.queue.on('error', (error) => this.logger.warn(`the queue: ${error.message}`));
    this.health.add('queue', () => this.queue.getJobCountByTypes('wait'));
  }

  /**
   * Asks for a project's indicators to be calculated. Asked again while that waits, it is one calculation; asked while
   * one is under way, which may have read the plan already, there is one more after it.
   */
  async ask(projectId: string): Promise<void> {
    const deduplication = { id: projectId, keepLastIfActive: true };
    const data = { projectId, ...currentOrigin() };
    await this.queue.add('compute', data, { deduplication, delay: this.delayOf(projectId) });
  }

  /** The same for whoever looks: results that exist are shown even when new ones cannot be asked for. */
  async askIfPossible(projectId: string): Promise<void> {
    try {
      await this.ask(projectId);
    } catch (error) {
      this.logger.warn({ msg: 'indicators not asked for', project: projectId, err: error });
    }
  }

  /** The share that is done of a project's indicators which wait or are calculated; null where none are, or nobody can tell. */
  async progressOf(projectId: string): Promise<number | null> {
    try {
      return await jobProgress(this.queue, projectId);
    } catch (error) {
      this.logger.warn({ msg: 'progress not known', project: projectId, err: error });
      return null;
    }
  }

  private delayOf(projectId: string): number {
    const now = Date.now();
    const before = this.due.get(projectId) ?? 0;
    if (before > now) return before - now;
    const due = Math.max(now + SOON_MS, before + AT_MOST_EVERY_MS);
    this.due.delete(projectId);
    this.due.set(projectId, due);
    if (this.due.size > MOST_REMEMBERED) this.due.delete(this.due.keys().next().value as string);
    return due - now;
  }
}
