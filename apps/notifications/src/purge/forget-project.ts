import { projectPurged } from '@plomada/contracts';
import { OnEvent } from '@plomada/service-kit';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { NotificationRepository } from '../store/notification.repository';

/** Lets go of what was told of a project that is gone for good. */
@Injectable()
export class ForgetProject {
  constructor(private readonly notifications: NotificationRepository) {}

  @OnEvent(projectPurged)
  async onPurged({ projectId }: z.output<typeof projectPurged.payload>): Promise<void> {
    await this.notifications.forget(projectId);
  }
}
