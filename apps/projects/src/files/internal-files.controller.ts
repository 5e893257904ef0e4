import { Controller, Get, HttpCode, Inject, Post, Req, Res } from '@nestjs/common';
import {
  type Attachment,
  attachmentTicket,
  type FileTicket,
  fileTicket,
  MAX_IMAGE_BYTES,
  MAX_PHOTO_BYTES,
  photoTicket,
  type StoredPhoto,
} from '@plomada/contracts';
import {
  type BaseConfig,
  CONFIG,
  dropRestOfBody,
  ticketOf,
  wholeBody,
  withCorrelation,
} from '@plomada/service-kit';
import type { Request, Response } from 'express';
import { pipeline } from 'node:stream/promises';
import { Attachments } from './attachments';
import { Photos } from './photos';
import { Pictures } from './pictures';

const TOO_LARGE = 'ATTACHMENT_TOO_LARGE';

type Stored = { url: string } | Attachment | StoredPhoto;

/** The gateway's way to hand over and to fetch the bytes of files: bytes as the body, everything else in a signed header. */
@Controller('internal/files')
export class InternalFilesController {
  constructor(
    private readonly pictures: Pictures,
    private readonly attachments: Attachments,
    private readonly photos: Photos,
    @Inject(CONFIG) private readonly config: BaseConfig,
  ) {}

  @Post()
  @HttpCode(200)
  async receive(@Req() request: Request): Promise<Stored> {
    try {
      const ticket = ticketOf(request.headers, this.config.TOKEN_SECRET, fileTicket);
      return await withCorrelation(ticket.correlationId, () => this.store(ticket, request));
    } finally {
      await dropRestOfBody(request);
    }
  }

  @Get()
  async send(@Req() request: Request, @Res() response: Response): Promise<void> {
    const ticket = ticketOf(request.headers, this.config.TOKEN_SECRET, attachmentTicket);
    const { file, bytes } = await this.attachments.open(ticket.projectId, ticket.attachmentId);
    response.setHeader('content-type', 'application/octet-stream');
    response.setHeader('content-length', file.bytes);
    response.setHeader('x-file-name', encodeURIComponent(file.name));
    await pipeline(bytes, response);
  }

  @Get('photo')
  async sendPhoto(@Req() request: Request, @Res() response: Response): Promise<void> {
    const { projectId, photoId, size } = ticketOf(request.headers, this.config.TOKEN_SECRET, photoTicket);
    const webp = await this.photos.read(projectId, photoId, size);
    response.setHeader('content-type', 'image/webp');
    response.setHeader('content-length', webp.length);
    response.end(webp);
  }

  private async store(ticket: FileTicket, request: Request): Promise<Stored> {
    if (ticket.kind === 'attachment') return this.attachments.add(ticket, request);
    if (ticket.kind === 'photo')
      return this.photos.add(ticket, await wholeBody(request, MAX_PHOTO_BYTES + 1, TOO_LARGE));
    const given = await wholeBody(request, MAX_IMAGE_BYTES + 1, TOO_LARGE);
    return { url: await this.pictures.set(ticket.of, ticket.id, given) };
  }
}
