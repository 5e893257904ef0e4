import { termClosed } from '@plomada/contracts';
import { type EventMeta, OnEvent } from '@plomada/service-kit';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { NoticeRepository } from '../notices/notice.repository';
import { TellChange } from '../notices/tell-change';

/** A closed term is told to those who look after the project. */
@Injectable()
export class TellTermClosed {
  constructor(
    private readonly notices: NoticeRepository,
    private readonly tell: TellChange,
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
  }
}
