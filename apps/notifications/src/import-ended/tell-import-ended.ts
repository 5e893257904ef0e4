import { type EventContract, importFailed, importSucceeded, type NoticeType } from '@plomada/contracts';
import { wellFormed } from '@plomada/domain';
import { type EventMeta, OnEvent } from '@plomada/service-kit';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { type NewParams, NoticeRepository } from '../notices/notice.repository';
import { TellChange } from '../notices/tell-change';
import { TellWebhooks } from '../webhooks/tell-webhooks';

type Told<E extends EventContract> = z.output<E['payload']>;

/** Whoever uploaded a file may have gone on to other things before it was read; programs may want to know of it too. */
@Injectable()
export class TellImportEnded {
  constructor(
    private readonly notices: NoticeRepository,
    private readonly tell: TellChange,
    private readonly webhooks: TellWebhooks,
  ) {}

  @OnEvent(importSucceeded)
  async onSucceeded(read: Told<typeof importSucceeded>, { id }: EventMeta): Promise<void> {
    await this.add(id, read, 'IMPORT_DONE', { tasks: read.counts.tasks });
    await this.webhooks.importSucceeded(read);
  }

  @OnEvent(importFailed)
  async onFailed(failed: Told<typeof importFailed>, { id }: EventMeta): Promise<void> {
    await this.add(id, failed, 'IMPORT_FAILED', { code: failed.code });
  }

  private async add(
    eventId: string,
    { projectId, userId, fileName }: Pick<Told<typeof importSucceeded>, 'projectId' | 'userId' | 'fileName'>,
    type: NoticeType,
    said: NewParams,
  ): Promise<void> {
    const params = { fileName: wellFormed(fileName), ...said };
    await this.notices.add(eventId, { projectId, to: userId, date: new Date().toISOString(), type, params });
    await this.tell.of(projectId);
  }
}
