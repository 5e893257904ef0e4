import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import { dashboardPdfTicket, type DashboardPdfTicket } from '@plomada/contracts';
import { AppFailure, type BaseConfig, CONFIG, notFound, ticketOf, unavailable } from '@plomada/service-kit';
import type { Request, Response } from 'express';
import { setTimeout } from 'node:timers/promises';
import { DashboardPdfRepository } from './dashboard-pdf.repository';

/** How often it is looked whether a PDF is there, in milliseconds. */
const LOOK_EVERY = 300;
/** How long one that is being made is waited for: less than whoever asks has patience. */
const PATIENCE = 90_000;

/** How other services fetch the bytes of a PDF: what it is of stands in a signed header. */
@Controller('internal/dashboard-pdfs')
export class InternalPdfsController {
  constructor(
    private readonly pdfs: DashboardPdfRepository,
    @Inject(CONFIG) private readonly config: BaseConfig,
  ) {}

  @Get()
  async send(@Req() request: Request, @Res() response: Response): Promise<void> {
    const ticket = ticketOf(request.headers, this.config.TOKEN_SECRET, dashboardPdfTicket);
    const bytes = await this.whenMade(ticket, request);
    response.setHeader('content-type', 'application/pdf');
    response.setHeader('content-length', bytes.length);
    response.end(bytes);
  }

  /** The bytes once they are there. Refuses with NOT_FOUND, with why it could not be made, or with DASHBOARD_PDF_LATE. */
  private async whenMade(
    { projectId, fileId, userId }: DashboardPdfTicket,
    request: Request,
  ): Promise<Buffer> {
    const end = Date.now() + PATIENCE;
    while (Date.now() < end && !request.socket.destroyed) {
      const found = await this.pdfs.of(fileId);
      if (!found || found.projectId !== projectId || found.userId !== (userId ?? ''))
        throw notFound('NOT_FOUND');
      if (found.failure) throw new AppFailure(found.failure);
      const bytes = found.status === 'ready' ? await this.pdfs.bytesOf(fileId) : null;
      if (bytes) return bytes;
      await setTimeout(LOOK_EVERY);
    }
    throw unavailable('DASHBOARD_PDF_LATE');
  }
}
