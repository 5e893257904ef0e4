import type { LaboratoryTerm, PortfolioFigures } from '@plomada/domain';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** The few numbers of a project that lists show. Percent 0..100, null when unknown. */
export interface Figures {
  readonly bl: number | null;
  readonly planned: number | null;
  readonly realProgress: number | null;
  readonly ppc: number | null;
  readonly pcr: number | null;
  readonly currentTerm: number | null;
}

/** What is known of one project's indicators. */
@Schema({ collection: 'reports', versionKey: false })
export class Report {
  @Prop({ type: String, required: true, unique: true })
  projectId: string;

  /** The newest seq that planning told of. */
  @Prop({ type: Number, required: true, default: 0 })
  headSeq: number;

  /** The seq of the plan that the results are of; null while there are none. */
  @Prop({ type: Number, default: null })
  seq: number | null;

  /** The civil date that the results are as of: the next day they are old even if the plan stays as it is. */
  @Prop({ type: String, default: null })
  day: string | null;

  /** Where that day is: the time zone of the plan that the results are of; null is UTC. */
  @Prop({ type: String, default: null })
  timeZone: string | null;

  @Prop({ type: String, default: null })
  computedAt: string | null;

  /** JSON, gzipped. */
  @Prop({ type: Buffer, default: null })
  indicators: Buffer | null;

  @Prop({ type: Object, default: null })
  figures: Figures | null;

  /** What the portfolio shows of it; results of an older version have none. */
  @Prop({ type: Object, default: null })
  portfolio: PortfolioFigures | null;

  /** What the laboratory compares of its closed terms; results of an older version have none. */
  @Prop({ type: [Object], default: null })
  laboratory: readonly LaboratoryTerm[] | null;

  /** The last calculation failed for good. */
  @Prop({ type: Boolean, required: true, default: false })
  failed: boolean;
}
export const ReportSchema = SchemaFactory.createForClass(Report);
