import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Failure } from '@plomada/contracts';
import type { DashboardName, ReportFilter } from '@plomada/domain';

/** The PDF of a dashboard: what it is to be of, and then its bytes. */
@Schema({ collection: 'dashboardPdfs', versionKey: false })
export class DashboardPdf {
  @Prop({ type: String, required: true })
  _id: string;

  @Prop({ type: String, required: true, index: true })
  projectId: string;

  @Prop({ type: String, required: true })
  dashboard: DashboardName;

  @Prop({ type: String, required: true })
  lang: 'es' | 'en';

  /** Who has it made; '' where it is made by itself, of the project's default. */
  @Prop({ type: String, default: '' })
  userId: string;

  @Prop({ type: String, default: null })
  makerName: string | null;

  /** What it is narrowed to; null where it is of the whole project. */
  @Prop({ type: Object, default: null })
  filter: ReportFilter | null;

  /** The same as one text: two that are narrowed otherwise are not the same one. */
  @Prop({ type: String, default: '' })
  filterKey: string;

  @Prop({ type: String, required: true })
  status: 'making' | 'ready' | 'failed';

  @Prop({ type: Object, default: null })
  failure: Failure | null;

  @Prop({ type: Buffer, default: null })
  pdf: Buffer | null;

  @Prop({ type: Date, required: true })
  askedAt: Date;

  /** MongoDB lets go of it then. */
  @Prop({ type: Date, required: true })
  goneAt: Date;
}
export const DashboardPdfSchema = SchemaFactory.createForClass(DashboardPdf)
  .index({ goneAt: 1 }, { expireAfterSeconds: 0 })
  // One at a time: whoever asks twice waits for the same.
  .index(
    { projectId: 1, dashboard: 1, lang: 1, userId: 1, filterKey: 1 },
    { unique: true, partialFilterExpression: { status: 'making' } },
  );
