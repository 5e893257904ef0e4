import {
  getPlan,
  MAX_DASHBOARD_PDF_BYTES,
  picturePath,
  pictureOf,
  pictureHash,
  projectSummary,
} from '@plomada/contracts';
import type { LayoutItem } from '@plomada/contracts';
import { type CivilDate, fromDocument, type ReportFilter } from '@plomada/domain';
import { AppFailure, RpcClient, tooLarge, unavailable } from '@plomada/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import sharp from 'sharp';
import { civilToday } from '../compute/civil-today';
import { DashboardRepository } from '../dashboards/dashboard.repository';
import type { DrawTask } from '../paper/draw-task';
import { wordsIn } from '../paper/words-in';
import { ReportRepository } from '../results/report.repository';
import { DashboardPdfRepository, type PdfHeader } from './dashboard-pdf.repository';
import { drawInThread } from './draw-in-thread';
import { narrowedTo } from './narrowed-results';

/** A firm's picture, in pixels: more than paper shows. */
const LOGO = { width: 480, height: 176, fit: 'inside' } as const;

@Injectable()
export class MakePdf {
  private readonly logger = new Logger(MakePdf.name);

  constructor(
    private readonly rpc: RpcClient,
    private readonly pdfs: DashboardPdfRepository,
    private readonly reports: ReportRepository,
    private readonly dashboards: DashboardRepository,
  ) {}

  /**
   * Draws the PDF that was asked for and keeps it; one that is finished already stays. Refuses with DASHBOARD_PDF_FAILED where it could
   * not be drawn and DASHBOARD_PDF_TOO_LARGE; what does not answer is told as it is, and worth another try.
   */
  async execute(fileId: string): Promise<void> {
    const asked = await this.pdfs.of(fileId);
    if (asked?.status !== 'making') return;
    const started = performance.now();
    const task = await this.taskOf(asked);
    const pdf = await drawInThread(task).catch((error: unknown) => {
      throw Object.assign(unavailable('DASHBOARD_PDF_FAILED'), { cause: error });
    });
    if (pdf.length > MAX_DASHBOARD_PDF_BYTES)
      throw tooLarge('DASHBOARD_PDF_TOO_LARGE', { megabytes: MAX_DASHBOARD_PDF_BYTES / 1024 / 1024 });
    await this.pdfs.keep(fileId, pdf);
    const ms = Math.round(performance.now() - started);
    const { projectId: project, dashboard } = asked;
    this.logger.log({ msg: 'PDF drawn', project, dashboard, bytes: pdf.length, ms });
  }

  private async taskOf(asked: PdfHeader): Promise<DrawTask> {
    const { projectId, userId, dashboard, lang, makerName, filter: wanted } = asked;
    const stored = await this.reports.of(projectId);
    if (!stored?.indicators) throw unavailable('DASHBOARD_PDF_FAILED');
    const { day, computedAt, timeZone } = stored.report;
    const cutOff = day ?? computedAt!.slice(0, 10);
    const filter = wanted && (await this.narrowed(asked, wanted, cutOff));
    const { business, ...project } = await this.rpc.call(projectSummary, { projectId });
    const { layout } = (await this.dashboards.of(projectId, userId))[dashboard];
    return {
      lang,
      about: {
        ...{ dashboard, cutOff, maker: makerName },
        project: project.name,
        code: project.projectId,
        firm: business.name,
        madeOn: civilToday(timeZone),
      },
      reports: layout.toSorted(inOrder).map(({ i }) => i),
      results: { ...stored.indicators, ...filter?.indicators },
      filter,
      today: cutOff,
      logo: await this.logoOf(business.logoURL),
    };
  }

  /** The reports as a filter narrows them, of the plan as it is now and as of the day of the others. */
  private async narrowed({ projectId, lang }: PdfHeader, filter: ReportFilter, day: CivilDate) {
    const { plan } = await this.rpc.call(getPlan, { projectId });
    return narrowedTo(fromDocument(plan), filter, day, await wordsIn(lang));
  }

  /** A picture that is gone, or cannot be read, keeps nobody from the figures. */
  private async logoOf(url: string | null): Promise<Uint8Array | null> {
    const hash = pictureHash.safeParse(url?.slice(picturePath('').length));
    if (!hash.success) return null;
    try {
      const { webp } = await this.rpc.call(pictureOf, { hash: hash.data });
      return await sharp(Buffer.from(webp, 'base64')).resize(LOGO).png().toBuffer();
    } catch (error) {
      if (error instanceof AppFailure && error.kind === 'unavailable') throw error;
      this.logger.warn({ msg: 'PDF without its picture', err: error });
      return null;
    }
  }
}

/** As a dashboard is read: from the top, and in a row from the left. */
const inOrder = (a: LayoutItem, b: LayoutItem): number => a.y - b.y || a.x - b.x;
