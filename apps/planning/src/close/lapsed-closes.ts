import { closeAnnounced } from '@plomada/contracts';
import { EventBus } from '@plomada/service-kit';
import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { config } from '../config';
import { CloseLock } from './close-lock';

const SWEEP_EVERY_MS = Math.min(5_000, config.CLOSE_GRACE_SECONDS * 250);

/** Cancels closes whose closer is gone for good, or that take longer than a close may. */
@Injectable()
export class LapsedCloses implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(LapsedCloses.name);
  private sweeper: NodeJS.Timeout | undefined;

  constructor(
    private readonly lock: CloseLock,
    private readonly events: EventBus,
  ) {}

  onApplicationBootstrap(): void {
    this.sweeper = setInterval(() => void this.sweep(), SWEEP_EVERY_MS);
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.sweeper);
  }

  private async sweep(): Promise<void> {
    try {
      const now = Date.now();
      for (const projectId of await this.lock.lapsed(now)) await this.cancel(projectId, now);
    } catch (error) {
      this.logger.warn({ msg: 'lapsed closes not looked up', err: error });
    }
  }

  /** Outcome before it is freed: who dies in between leaves it to the next sweep, and hearing it twice does no harm. */
  private async cancel(projectId: string, now: number): Promise<void> {
    const held = await this.lock.holder(projectId);
    if (held) {
      const { userId, name, since, what } = held;
      const type = what === 'rollBack' ? 'ROLLBACK_CANCELED' : 'CLOSE_TERM_CANCELED';
      const told = { projectId, type, userId, name, at: new Date(now).toISOString() } as const;
      await this.events.publish(closeAnnounced, told, { id: `${projectId}:${since}:lapsed` });
      this.logger.log({ msg: 'close lapsed', project: projectId, actor: userId, since });
    }
    await this.lock.letLapse(projectId, now);
  }
}
