import { InjectQueue } from '@nestjs/bullmq';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { currentOrigin } from '@plomada/service-kit';
import type { Queue } from 'bullmq';
import { PDF_QUEUE, type QueuedPdf } from './queue-name';

/** Somebody waits for it: after a minute and a half nobody does any more. */
const ATTEMPTS = 3;

@Injectable()
export class PdfQueue implements OnModuleInit {
  private readonly logger = new Logger(PdfQueue.name);

  constructor(@InjectQueue(PDF_QUEUE) private readonly queue: Queue<QueuedPdf>) {}

  onModuleInit(): void {
    this.queue.on('error', (error) => this.logger.warn(`the queue of PDFs: ${error.message}`));
  }

  /** Has a PDF drawn; asked again while that is on its way, it is drawn once. */
  async ask(fileId: string): Promise<void> {
    const data = { fileId, ...currentOrigin() };
    await this.queue.add('draw', data, { jobId: fileId, attempts: ATTEMPTS });
  }
}
