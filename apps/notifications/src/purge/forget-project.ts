import { projectPurged } from '@plomada/contracts';
import { OnEvent } from '@plomada/service-kit';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { DigestProjects } from '../digest/digest-projects';
import { DigestReaders } from '../digest/digest-readers';
import { NoticeRepository } from '../notices/notice.repository';
import { ProposalRepository } from '../proposals/proposal.repository';
import { Webhooks } from '../webhooks/webhooks';

/** Lets go of what was told and proposed of a project that is gone for good. */
@Injectable()
export class ForgetProject {
  constructor(
    private readonly notices: NoticeRepository,
    private readonly proposals: ProposalRepository,
    private readonly digests: DigestProjects,
    private readonly readers: DigestReaders,
    private readonly webhooks: Webhooks,
  ) {}

  @OnEvent(projectPurged)
  async onPurged({ projectId }: z.output<typeof projectPurged.payload>): Promise<void> {
    await this.notices.forget(projectId);
    await this.proposals.forget(projectId);
    await this.digests.forget(projectId);
    await this.readers.forget(projectId);
    await this.webhooks.forget(projectId);
  }
}
