import { notificationsOf } from '@plomada/contracts';
import { HandleRpc } from '@plomada/service-kit';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { NotificationRepository } from '../store/notification.repository';

type Request = z.output<typeof notificationsOf.request>;
type Response = z.input<typeof notificationsOf.response>;

@Controller()
export class NotificationsController {
  constructor(private readonly notifications: NotificationRepository) {}

  @HandleRpc(notificationsOf)
  async ofProject({ projectId }: Request): Promise<Response> {
    return { notifications: await this.notifications.newest(projectId) };
  }
}
