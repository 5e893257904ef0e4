import { termClosed } from '@plomada/contracts';
import { type EventMeta, OnEvent } from '@plomada/service-kit';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { NoticeRepository } from '../notices/notice.repository';
import { TellChange } from '../notices/tell-change';
import { TellWebhooks } from '../webhooks/tell-webhooks';

/** A closed term is told to those who look after the project, and to programs that want to know. */
@Injectable()
export class TellTermClosed {
  constructor(
    private readonly notices: NoticeRepository,
    private readonly tell: TellChange,
    private readonly webhooks: TellWebhooks,
  ) {}

  @OnEvent(termClosed)
  async onTermClosed(closed: z.output<typeof termClosed.payload>, { id }: EventMeta): Promise<void> {
    const { projectId, at, number, closedBy, met, promised, again } = closed;
    await this.notices.add(id, {
      projectId,
      date: at,
      type: 'TERM_CLOSED',
      params: { number, closedBy, met, promised, ...(again && { again: 1 }) },
    });
    await this.tell.of(projectId);
    await this.webhooks.termClosed(closed, id);
  }
}
