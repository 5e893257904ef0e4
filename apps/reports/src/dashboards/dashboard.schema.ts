import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { DashboardLayout } from '@plomada/contracts';
import type { DashboardName } from '@plomada/domain';

/** How a dashboard of a project was arranged. */
@Schema({ collection: 'dashboards', versionKey: false })
export class ArrangedDashboard {
  @Prop({ type: String, required: true })
  projectId: string;

  @Prop({ type: String, required: true })
  dashboard: DashboardName;

  /** The person whose own arrangement it is; '' for the project's default. */
  @Prop({ type: String, default: '' })
  owner: string;

  @Prop({ type: [Object], required: true })
  layout: DashboardLayout;
}
export const ArrangedDashboardSchema = SchemaFactory.createForClass(ArrangedDashboard).index(
  { projectId: 1, owner: 1, dashboard: 1 },
  { unique: true },
);
