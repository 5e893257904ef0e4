import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { ForecastEnd, PastForecast } from '@plomada/contracts';
import type { ObservedProject } from '@plomada/domain';

/** The forecast of one project, and what was forecast after each of its closes. */
@Schema({ collection: 'forecasts', versionKey: false })
export class StoredForecast {
  @Prop({ type: String, required: true, unique: true })
  projectId: string;

  /** Which method it was made by (`FORECAST_METHOD`); null of one from before they were numbered. */
  @Prop({ type: Number, default: null })
  method: number | null;

  /** The seq of the plan that it is of; null while there is none. */
  @Prop({ type: Number, default: null })
  seq: number | null;

  @Prop({ type: String, default: null })
  computedAt: string | null;

  /** JSON, gzipped. */
  @Prop({ type: Buffer, default: null })
  forecast: Buffer | null;

  /** The end that it tells; null while it is pending, and of an older version's. */
  @Prop({ type: Object, default: null })
  end: ForecastEnd | null;

  /** The day until which what was recorded counts for that end; null as it is, and of an older version's. */
  @Prop({ type: String, default: null })
  dataDate: string | null;

  /** How its tasks went, for the other projects of the business. */
  @Prop({ type: [Object], default: [] })
  observed: ObservedProject;

  @Prop({ type: [Object], default: [] })
  past: PastForecast[];

  /** The seqs of closes that have been told and of which nothing is kept yet. */
  @Prop({ type: [Number], default: [] })
  pendingCloses: number[];

  /** When the last calculation failed for good; null after one that did not. */
  @Prop({ type: String, default: null })
  failedAt: string | null;
}
export const StoredForecastSchema = SchemaFactory.createForClass(StoredForecast);
