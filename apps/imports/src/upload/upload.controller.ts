import { Controller, HttpCode, Inject, Post, Req } from '@nestjs/common';
import { uploadTicket } from '@plomada/contracts';
import { CONFIG, dropRestOfBody, ticketOf, withCorrelation } from '@plomada/service-kit';
import type { Request } from 'express';
import type { ImportsConfig } from '../config';
import { ReceiveUpload } from './receive-upload';

/** The gateway's way to hand over a file: its bytes as the body, everything else in a signed header. */
@Controller('internal/uploads')
export class UploadController {
  constructor(
    private readonly uploads: ReceiveUpload,
    @Inject(CONFIG) private readonly config: ImportsConfig,
  ) {}

  @Post()
  @HttpCode(200)
  async upload(@Req() request: Request): Promise<{ jobId: string }> {
    try {
      const ticket = ticketOf(request.headers, this.config.TOKEN_SECRET, uploadTicket);
      const jobId = await withCorrelation(ticket.correlationId, () => this.uploads.execute(ticket, request));
      return { jobId };
    } finally {
      await dropRestOfBody(request);
    }
  }
}
