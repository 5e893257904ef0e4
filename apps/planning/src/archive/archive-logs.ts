import { isDeepStrictEqual } from 'node:util';
import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { config } from '../config';
import { LogRepository } from '../log/log.repository';
import { CheckpointsRepository } from '../plans/checkpoints.repository';
import { ArchivedChanges, BLOCK } from '../log/archived-changes';

const EVERY_MS = 6 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Puts what old entries of logs changed into the archive, block by block, where a plan is loaded without them: before the older of its
 * checkpoints. Who did what and when stays in the log. Several processes may do it at once: a block is archived once, and an
 * entry does without its changes only when they can be read from there.
 */
@Injectable()
export class ArchiveLogs implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(ArchiveLogs.name);
  private timer: NodeJS.Timeout | undefined;
  private isEnding = false;

  constructor(
    private readonly log: LogRepository,
    private readonly checkpoints: CheckpointsRepository,
    private readonly archived: ArchivedChanges,
  ) {}

  onApplicationBootstrap(): void {
    const { LOG_ARCHIVE_AFTER_DAYS: days } = config;
    if (days === undefined) return;
    this.timer = setInterval(() => void this.archiveAll(days), EVERY_MS);
    void this.archiveAll(days);
  }

  beforeApplicationShutdown(): void {
    this.isEnding = true;
    clearInterval(this.timer);
  }

  private async archiveAll(days: number): Promise<void> {
    const before = new Date(Date.now() - days * DAY_MS).toISOString();
    const notArchived = (project?: string) => (error: unknown) =>
      this.logger.warn({ msg: 'logs not archived', project, err: error });
    const plans = await this.checkpoints.plans().catch(notArchived());
    for (const projectId of plans ?? []) await this.archive(projectId, before).catch(notArchived(projectId));
  }

  private async archive(projectId: string, before: string): Promise<void> {
    const upTo = await this.checkpoints.oldestSeq(projectId);
    const from = await this.archived.next(projectId);
    let first = from;
    while (!this.isEnding && first + BLOCK - 1 <= upTo && (await this.archiveBlock(projectId, first, before)))
      first += BLOCK;
    if (first > from) this.logger.log({ msg: 'log archived', project: projectId, from, to: first - 1 });
  }

  /** False where the block is not old enough yet. */
  private async archiveBlock(projectId: string, first: number, before: string): Promise<boolean> {
    const last = first + BLOCK - 1;
    const changes = await this.log.changesToArchive(projectId, { first, last, before });
    if (!changes) return false;
    await this.archived.keep(projectId, first, changes);
    if (!isDeepStrictEqual(await this.archived.read(projectId, first), changes))
      throw new Error(`The archive of ${projectId} has other changes in block ${first} than its log`);
    await this.log.leaveToArchive(projectId, { first, last });
    // A project that was purged meanwhile leaves nothing behind.
    if ((await this.log.acceptedAt(projectId, last)) === null) {
      await this.archived.forget(projectId, first);
      return false;
    }
    await this.archived.markDone(projectId, first);
    return true;
  }
}
