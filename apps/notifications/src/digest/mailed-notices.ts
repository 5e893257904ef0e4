import { Injectable } from '@nestjs/common';
import type { Notice, NoticeSettings } from '@plomada/contracts';
import { type NoticeReader, NoticeRepository } from '../notices/notice.repository';
import { mailedTypes } from '../notices/notice-subjects';

/** Who was not mailed before is told what came since then, in milliseconds. */
const FIRST_TIME = 24 * 3_600_000;

/** The notices that a person wants by mail: each once, in the first digest after it. */
@Injectable()
export class MailedNotices {
  constructor(private readonly notices: NoticeRepository) {}

  /** Those that came until an instant since the person heard last, oldest first. */
  async of(
    reader: NoticeReader,
    settings: NoticeSettings,
    heardAt: Date | null,
    until: Date,
  ): Promise<readonly Notice[]> {
    const after = heardAt ?? new Date(until.getTime() - FIRST_TIME);
    return this.notices.between(reader, mailedTypes(settings), { after, until });
  }
}
