import { InjectModel } from '@nestjs/mongoose';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Failure } from '@plomada/contracts';
import { isDuplicateKey, unavailable } from '@plomada/service-kit';
import type { Model } from 'mongoose';
import { randomUUID } from 'node:crypto';
import { DashboardPdf } from './dashboard-pdf.schema';

/** So long a PDF is kept, in milliseconds: it is fetched once, right after it was made. */
const KEPT = 30 * 60_000;
/** One that is not there after so long never comes: its job is lost. */
const LATE_AFTER = 4 * 60_000;

/** Of before PDFs could be narrowed: it would hold those that are narrowed otherwise for the same. */
const ONE_WHATEVER_FILTER = 'projectId_1_dashboard_1_lang_1_userId_1';

export type WhichPdf = Pick<
  DashboardPdf,
  'projectId' | 'dashboard' | 'lang' | 'userId' | 'makerName' | 'filter'
>;
/** What is known of one beside its bytes. */
export type PdfHeader = Omit<DashboardPdf, 'pdf'>;

/** The PDFs that are being made, and for a while those that were. */
@Injectable()
export class DashboardPdfRepository implements OnModuleInit {
  constructor(@InjectModel(DashboardPdf.name) private readonly pdfs: Model<DashboardPdf>) {}

  async onModuleInit(): Promise<void> {
    await this.pdfs.collection.dropIndex(ONE_WHATEVER_FILTER).catch(() => undefined);
  }

  /** The id of the one that is to be made, and whether it was not being made yet. */
  async begin(wish: WhichPdf): Promise<{ fileId: string; isNew: boolean }> {
    await this.giveUpLate();
    const { makerName, filter, ...place } = wish;
    const which = { ...place, filterKey: filter ? JSON.stringify(filter) : '' };
    const now = Date.now();
    const fileId = randomUUID();
    const times = { askedAt: new Date(now), goneAt: new Date(now + KEPT) };
    try {
      await this.pdfs.create({ _id: fileId, ...which, makerName, filter, status: 'making', ...times });
      return { fileId, isNew: true };
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      const present = await this.pdfs.findOne({ ...which, status: 'making' }, { _id: 1 }).lean<PdfHeader>();
      // It was finished in between.
      return present ? { fileId: present._id, isNew: false } : this.begin(wish);
    }
  }

  /** Null where it is gone, or never was. */
  async of(fileId: string): Promise<PdfHeader | null> {
    await this.giveUpLate();
    return this.pdfs.findById(fileId, { pdf: 0 }).lean<PdfHeader>();
  }

  /** The bytes of one that is ready; null where it is not. */
  async bytesOf(fileId: string): Promise<Buffer | null> {
    const found = await this.pdfs.findById(fileId, { pdf: 1 }).lean<{ pdf: { buffer: Buffer } | null }>();
    return found?.pdf?.buffer ?? null;
  }

  /** Keeps the bytes, unless it was given up meanwhile. */
  async keep(fileId: string, pdf: Uint8Array): Promise<void> {
    const ready = { status: 'ready', pdf: Buffer.from(pdf), goneAt: new Date(Date.now() + KEPT) };
    await this.pdfs.updateOne({ _id: fileId, status: 'making' }, { $set: ready });
  }

  async fail(fileId: string, failure: Failure): Promise<void> {
    await this.pdfs.updateOne({ _id: fileId, status: 'making' }, { $set: { status: 'failed', failure } });
  }

  /** All of a project that is gone for good. */
  async forget(projectId: string): Promise<void> {
    await this.pdfs.deleteMany({ projectId });
  }

  private async giveUpLate(): Promise<void> {
    const { kind, code } = unavailable('DASHBOARD_PDF_LATE');
    await this.pdfs.updateMany(
      { status: 'making', askedAt: { $lt: new Date(Date.now() - LATE_AFTER) } },
      { $set: { status: 'failed', failure: { kind, code } } },
    );
  }
}
