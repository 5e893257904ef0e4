import { Controller } from '@nestjs/common';
import { previewProjectMail, sendProjectMail } from '@plomada/contracts';
import { HandleRpc } from '@plomada/service-kit';
import type { z } from 'zod';
import { MailProject } from './mail-project';

@Controller()
export class ProjectMailController {
  constructor(private readonly mailing: MailProject) {}

  @HandleRpc(previewProjectMail)
  preview({ projectId, reader }: z.output<typeof previewProjectMail.request>) {
    return this.mailing.preview(projectId, reader);
  }

  @HandleRpc(sendProjectMail)
  send({ projectId, reader }: z.output<typeof sendProjectMail.request>) {
    return this.mailing.send(projectId, reader);
  }
}
