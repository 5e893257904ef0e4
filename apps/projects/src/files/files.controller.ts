import { Controller } from '@nestjs/common';
import * as contracts from '@plomada/contracts';
import { HandleRpc } from '@plomada/service-kit';
import type { z } from 'zod';
import { Attachments } from './attachments';
import { Pictures } from './pictures';

@Controller()
export class FilesController {
  constructor(
    private readonly pictures: Pictures,
    private readonly attachments: Attachments,
  ) {}

  @HandleRpc(contracts.pictureOf)
  async pictureOf({ hash }: z.infer<typeof contracts.pictureOf.request>) {
    return { webp: (await this.pictures.read(hash)).toString('base64') };
  }

  @HandleRpc(contracts.removePicture)
  async removePicture({ of, id }: z.infer<typeof contracts.removePicture.request>) {
    await this.pictures.remove(of, id);
    return { url: null };
  }

  @HandleRpc(contracts.attachmentsOf)
  async attachmentsOf({ projectId, taskId }: z.infer<typeof contracts.attachmentsOf.request>) {
    return { attachments: await this.attachments.of(projectId, taskId) };
  }

  @HandleRpc(contracts.removeAttachment)
  async removeAttachment(asked: z.infer<typeof contracts.removeAttachment.request>) {
    const { projectId, attachmentId, ...actor } = asked;
    await this.attachments.remove(projectId, attachmentId, actor);
    return {};
  }
}
