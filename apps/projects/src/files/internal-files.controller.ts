import { Controller, Get, HttpCode, Inject, Post, Req, Res } from '@nestjs/common';
import { type Attachment, attachmentTicket, type FileTicket, MAX_IMAGE_BYTES } from '@plomada/contracts';
import { type BaseConfig, CONFIG, withCorrelation } from '@plomada/service-kit';
import type { Request, Response } from 'express';
import { pipeline } from 'node:stream/promises';
import { Attachments } from './attachments';
import { ticketOf, uploadTicketOf } from './file-ticket';
import { whole } from './limited';
import { Pictures } from './pictures';

/** The gateway's way to hand over and to fetch the bytes of files: bytes as the body, everything else in a signed header. */
@Controller('internal/files')
export class InternalFilesController {
  constructor(
    private readonly pictures: Pictures,
    private readonly attachments: Attachments,
    @Inject(CONFIG) private readonly config: BaseConfig,
  ) {}

  @Post()
  @HttpCode(200)
  async receive(@Req() request: Request): Promise<{ url: string } | Attachment> {
    try {
      const ticket = uploadTicketOf(request.headers, this.config.TOKEN_SECRET);
      return await withCorrelation(ticket.correlationId, () => this.store(ticket, request));
    } finally {
      // What was refused is read to its end and thrown away: the sender sees the answer only after sending.
      request.resume();
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

  private async store(ticket: FileTicket, request: Request): Promise<{ url: string } | Attachment> {
    if (ticket.kind === 'attachment') return this.attachments.add(ticket, request);
    const given = await whole(request, MAX_IMAGE_BYTES + 1);
    return { url: await this.pictures.set(ticket.of, ticket.id, given) };
  }
}
