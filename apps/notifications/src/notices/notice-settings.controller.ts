import { heardSubjectsOf, noticeSettingsOf, setNoticeSettings } from '@plomada/contracts';
import { HandleRpc } from '@plomada/service-kit';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { ChosenNotices } from './chosen-notices';
import { HeardSubjects } from './heard-subjects';

@Controller()
export class NoticeSettingsController {
  constructor(
    private readonly chosen: ChosenNotices,
    private readonly heard: HeardSubjects,
  ) {}

  @HandleRpc(noticeSettingsOf)
  own({ userId }: z.output<typeof noticeSettingsOf.request>) {
    return this.chosen.of(userId);
  }

  @HandleRpc(heardSubjectsOf)
  async subjects({ userId }: z.output<typeof heardSubjectsOf.request>) {
    return { subjects: [...(await this.heard.of(userId))] };
  }

  @HandleRpc(setNoticeSettings)
  async choose({ userId, settings }: z.output<typeof setNoticeSettings.request>) {
    await this.chosen.choose(userId, settings);
    return settings;
  }
}
