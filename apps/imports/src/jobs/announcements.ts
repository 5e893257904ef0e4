import { Injectable, Logger } from '@nestjs/common';
import { importFailed, importProgressed, importSucceeded } from '@plomada/contracts';
import { EventBus, Outbox } from '@plomada/service-kit';
import type { ImportJob } from './import-job.schema';

/** How far a job is at each stage, in percent. What happens within the reading is its reader's alone. */
export const PERCENT_AT = { queued: 0, reading: 10, done: 100 } as const;

/** Tells what happens to a job. Its end is told at least once, its progress as well as it goes. */
@Injectable()
export class Announcements {
  private readonly logger = new Logger(Announcements.name);

  constructor(
    private readonly bus: EventBus,
    private readonly outbox: Outbox,
  ) {}

  async progressed(job: ImportJob, stage: keyof typeof PERCENT_AT): Promise<void> {
    try {
      await this.bus.publish(importProgressed, { ...aboutOf(job), stage, percent: PERCENT_AT[stage] });
    } catch (error) {
      this.logger.warn(`progress of an import was not told: ${String(error)}`);
    }
  }

  /** Tells how the job ended. Telling again is telling once: a worker that was killed in between tells again. */
  async ended(job: ImportJob): Promise<void> {
    const { success, failure, fileName } = job;
    if (success) {
      const { name, counts, warnings } = success;
      const succeeded = { ...aboutOf(job), fileName, name, counts, warnings };
      await this.outbox.add(importSucceeded, succeeded, `${job._id}.succeeded`);
    } else if (failure) {
      await this.outbox.add(importFailed, { ...aboutOf(job), fileName, ...failure }, `${job._id}.failed`);
    }
  }
}

function aboutOf({ _id, projectId, socketId, userId }: ImportJob) {
  return { jobId: _id, projectId, socketId, userId };
}
