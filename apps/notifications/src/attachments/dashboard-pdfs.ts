import { Injectable, Logger } from '@nestjs/common';
import { type DashboardPdfTicket, makeDashboardPdf, MAX_DASHBOARD_PDF_BYTES } from '@plomada/contracts';
import { RpcClient, signInternal } from '@plomada/service-kit';
import { config } from '../config';

/** The dashboard that the state's mail brings along. */
const DASHBOARD = 'meeting';
/** So long reports is waited for to take the question in, in milliseconds: the mail leaves without it, rather than late. */
const ASKED_PATIENCE = 5_000;
/** So long the bytes are waited for, in milliseconds: a PDF may be made meanwhile. */
const FETCHED_PATIENCE = 100_000;

/** A project's dashboard as PDF, made and kept by the reports service. What it does not have, a mail goes without. */
@Injectable()
export class DashboardPdfs {
  private readonly logger = new Logger(DashboardPdfs.name);

  constructor(private readonly rpc: RpcClient) {}

  /** Has the project's default dashboard made, in a language; null where reports answers no, or is not there. */
  async make(projectId: string, lang: 'es' | 'en'): Promise<DashboardPdfTicket | null> {
    if (!config.REPORTS_URL) return null;
    const asked = { projectId, dashboard: DASHBOARD, lang } as const;
    try {
      const { fileId } = await this.rpc.call(makeDashboardPdf, asked, { timeoutMs: ASKED_PATIENCE });
      return { projectId, fileId, userId: null };
    } catch (error) {
      this.logger.warn({ msg: 'no dashboard for a mail', project: projectId, why: String(error) });
      return null;
    }
  }

  /** Its bytes once it is made; null where it could not be, or is gone. */
  async bytesOf(ticket: DashboardPdfTicket): Promise<Buffer | null> {
    try {
      return await this.fetched(ticket);
    } catch (error) {
      this.logger.warn({
        msg: 'a mail goes without its dashboard',
        project: ticket.projectId,
        why: String(error),
      });
      return null;
    }
  }

  private async fetched(ticket: DashboardPdfTicket): Promise<Buffer | null> {
    const upload = Buffer.from(JSON.stringify(ticket)).toString('base64url');
    const response = await fetch(`${config.REPORTS_URL}/internal/dashboard-pdfs`, {
      headers: { 'x-upload': upload, 'x-upload-signature': signInternal(config.TOKEN_SECRET, upload) },
      signal: AbortSignal.timeout(FETCHED_PATIENCE),
    });
    if (!response.ok) throw new Error(`reports answered ${response.status}`);
    const bytes = Buffer.from(await response.arrayBuffer());
    if (bytes.length > MAX_DASHBOARD_PDF_BYTES) throw new Error(`${bytes.length} bytes are too many`);
    return bytes;
  }
}
