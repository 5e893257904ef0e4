import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { LogRepository } from '../log/log.repository';
import type { PlanEntry } from '../log/log-document';
import { Lane } from './lane';
import { PublishEntry } from './publish-entry';
import { Settling } from './settling';

/** How often entries are looked for that were appended and not published: after a crash, or while the broker was away. */
const SWEEP_EVERY_MS = 2_000;
/** Younger ones are on their way: the process that appended them is publishing them. */
const OVERDUE_AFTER_MS = 3_000;
const LANES_KEPT = 2_000;

/**
 * Publishes what was appended, plan by plan in order of seq, at least once, and never in the way of an answer.
 *
 * An entry is marked as pending by its own insert, so none is ever forgotten: whoever finds it later publishes it.
 */
@Injectable()
export class Relay implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(Relay.name);
  private readonly lanes = new Map<string, Lane>();
  private sweeper: NodeJS.Timeout | undefined;

  constructor(
    private readonly log: LogRepository,
    private readonly entries: PublishEntry,
    private readonly settling: Settling,
  ) {}

  onApplicationBootstrap(): void {
    this.sweeper = setInterval(() => void this.sweep(), SWEEP_EVERY_MS);
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.sweeper);
    await Promise.all([...this.lanes.values()].map((lane) => lane.idle()));
    await this.settling.settle();
  }

  /** Takes an entry that has just been appended. */
  offer(entry: PlanEntry): void {
    this.laneOf(entry.projectId).offer(entry);
  }

  private async sweep(): Promise<void> {
    const before = new Date(Date.now() - OVERDUE_AFTER_MS).toISOString();
    try {
      const overdue = await this.log.projectsPending(before);
      for (const projectId of overdue) this.laneOf(projectId).catchUp();
    } catch (error) {
      this.logger.warn({ msg: 'pending entries not looked up', err: error });
    }
  }

  private laneOf(projectId: string): Lane {
    let lane = this.lanes.get(projectId);
    if (!lane) {
      this.makeRoom();
      this.lanes.set(
        projectId,
        (lane = new Lane(projectId, this.log, this.entries, this.settling, this.logger)),
      );
    }
    return lane;
  }

  /** A lane that was dropped reads the log once when it is needed again. */
  private makeRoom(): void {
    for (const [projectId, lane] of this.lanes) {
      if (this.lanes.size < LANES_KEPT) return;
      if (!lane.isRunning) this.lanes.delete(projectId);
    }
  }
}
