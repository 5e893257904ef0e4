import { Injectable } from '@nestjs/common';
import { projectPurged } from '@plomada/contracts';
import { OnEvent } from '@plomada/service-kit';
import type { z } from 'zod';
import { ImportFiles } from '../files/import-files';
import { ImportJobRepository } from '../jobs/import-job.repository';

/** Lets go of the files and jobs of a project that is gone for good: those that a day has not removed yet. */
@Injectable()
export class ForgetProject {
  constructor(
    private readonly jobs: ImportJobRepository,
    private readonly files: ImportFiles,
  ) {}

  /** The job goes last: whatever was cut off before is begun again. */
  @OnEvent(projectPurged)
  async onPurged({ projectId }: z.output<typeof projectPurged.payload>): Promise<void> {
    for (const { _id, uploadId, success } of await this.jobs.ofProject(projectId)) {
      await this.files.remove(uploadId);
      if (success) await this.files.remove(success.resultId);
      await this.jobs.remove(_id);
    }
  }
}
