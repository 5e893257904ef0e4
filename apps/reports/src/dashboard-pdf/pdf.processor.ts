import { OnWorkerEvent, Processor, WorkerHost } from '@nestjs/bullmq';
import { Logger } from '@nestjs/common';
import { AppFailure, inJob, unavailable } from '@plomada/service-kit';
import { type Job, UnrecoverableError } from 'bullmq';
import { config } from '../config';
import { PDF_QUEUE, type QueuedPdf } from '../queue/queue-name';
import { DashboardPdfRepository } from './dashboard-pdf.repository';
import { MakePdf } from './make-pdf';

/** One at a time: a drawing takes a second of a processor, and indicators go first. That of a worker that was killed is taken over. */
@Processor(PDF_QUEUE, {
  connection: { url: config.REDIS_URL, maxRetriesPerRequest: null },
  concurrency: 1,
  lockDuration: 10_000,
  stalledInterval: 5_000,
  maxStalledCount: 2,
})
export class PdfProcessor extends WorkerHost {
  private readonly logger = new Logger(PdfProcessor.name);

  constructor(
    private readonly making: MakePdf,
    private readonly pdfs: DashboardPdfRepository,
  ) {
    super();
  }

  async process({ data }: Job<QueuedPdf>): Promise<void> {
    const { fileId } = data;
    await inJob('draw PDF', data, {}, async () => {
      try {
        await this.making.execute(fileId);
      } catch (error) {
        if (!(error instanceof AppFailure) || isWorthAnotherTry(error)) throw error;
        await this.fail(fileId, error);
        throw Object.assign(new UnrecoverableError(error.code), { cause: error });
      }
    });
  }

  /** Also of one whose workers were killed again and again. */
  @OnWorkerEvent('failed')
  async onFailed(job: Job<QueuedPdf> | undefined, error: Error): Promise<void> {
    const fileId = job?.data.fileId;
    const final =
      error instanceof UnrecoverableError || (job?.attemptsMade ?? 0) >= (job?.opts.attempts ?? 1);
    this.logger.error({ msg: 'PDF not drawn', file: fileId, final, err: error, cause: error.cause });
    if (!final || !fileId) return;
    await this.fail(fileId, unavailable('DASHBOARD_PDF_FAILED')).catch((cause: unknown) =>
      this.logger.error({ msg: 'failure not kept', file: fileId, err: cause }),
    );
  }

  @OnWorkerEvent('error')
  onError(error: Error): void {
    this.logger.warn(`the queue of PDFs: ${error.message}`);
  }

  private fail(fileId: string, { kind, code, params }: AppFailure): Promise<void> {
    return this.pdfs.fail(fileId, { kind, code, ...(params && { params }) });
  }
}

/** What another service did not answer. A drawing that failed fails again. */
const isWorthAnotherTry = ({ kind, code }: AppFailure): boolean =>
  kind === 'unavailable' && code !== 'DASHBOARD_PDF_FAILED';
