import type { ProjectView } from '@plomada/contracts';
import { Schema } from 'mongoose';

/** How somebody looks at a project. */
export interface ProjectViewRecord {
  userId: string;
  projectId: string;
  view: ProjectView;
}

export const PROJECT_VIEWS = 'ProjectView';
export const projectViewSchema = new Schema<ProjectViewRecord>(
  {
    userId: { type: String, required: true },
    projectId: { type: String, required: true, index: true },
    view: { type: Schema.Types.Mixed, required: true },
  },
  { collection: 'project_views', versionKey: false },
).index({ userId: 1, projectId: 1 }, { unique: true });
