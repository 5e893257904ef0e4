import { dashboardPdfOf, type DashboardPdfState, makeDashboardPdf } from '@plomada/contracts';
import { conflict, HandleRpc, notFound } from '@plomada/service-kit';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { PdfQueue } from '../queue/pdf-queue';
import { ReportRepository } from '../results/report.repository';
import { DashboardPdfRepository, type PdfHeader } from './dashboard-pdf.repository';

@Controller()
export class DashboardPdfController {
  constructor(
    private readonly pdfs: DashboardPdfRepository,
    private readonly reports: ReportRepository,
    private readonly queue: PdfQueue,
  ) {}

  @HandleRpc(makeDashboardPdf)
  async make({ maker, filter, ...which }: z.output<typeof makeDashboardPdf.request>) {
    const [header] = await this.reports.headersOf([which.projectId]);
    if (!header || header.seq === null) throw conflict('DASHBOARD_PDF_PENDING');
    const { userId, name } = maker ?? { userId: '', name: null };
    const { fileId } = await this.pdfs.begin({ ...which, filter: filter ?? null, userId, makerName: name });
    // Also of one that is being made: its job may have been lost before it was queued.
    await this.queue.ask(fileId);
    return { fileId };
  }

  @HandleRpc(dashboardPdfOf)
  async of({ projectId, fileId, userId }: z.output<typeof dashboardPdfOf.request>) {
    const found = await this.pdfs.of(fileId);
    if (!found || found.projectId !== projectId || found.userId !== userId) throw notFound('NOT_FOUND');
    return stateOf(found);
  }
}

function stateOf({ status, failure }: PdfHeader): DashboardPdfState {
  return status === 'failed' ? { status, failure: failure! } : { status };
}
