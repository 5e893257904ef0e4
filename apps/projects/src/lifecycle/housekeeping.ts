import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Attachments } from '../files/attachments';
import { RowlessPhotos } from '../files/rowless-photos';
import { UnusedPictures } from '../files/unused-pictures';
import { AnnounceProject } from './announce-project';
import { FreeContained } from './free-contained';
import { Purge } from './purge';

/** Milliseconds. */
const EVERY = 60_000;

/** What has to be done some time, by any of the processes; doing it twice is doing it once. */
@Injectable()
export class Housekeeping implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(Housekeeping.name);
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<void> = Promise.resolve();

  constructor(
    private readonly announcing: AnnounceProject,
    private readonly contained: FreeContained,
    private readonly purge: Purge,
    private readonly pictures: UnusedPictures,
    private readonly attachments: Attachments,
    private readonly rowless: RowlessPhotos,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.begin(), EVERY);
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.round;
  }

  /** One round, after the one that may be under way. */
  begin(): Promise<void> {
    this.round = this.round
      .then(() => this.once())
      .catch((error: unknown) => this.logger.warn(`housekeeping waits for its next round: ${String(error)}`));
    return this.round;
  }

  private async once(): Promise<void> {
    await this.announcing.tellLeftOvers();
    await this.contained.ofLeftOvers();
    const now = new Date();
    await this.purge.execute(now);
    await this.pictures.remove(now);
    await this.attachments.removeCutOff(now);
    await this.rowless.remove(now);
  }
}
