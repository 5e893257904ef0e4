import type { Role } from '@plomada/domain';
import { Schema } from 'mongoose';

export interface ProjectMembership {
  userId: string;
  roles: Role[];
}

/** A project's business and members: one document, so that a grant replaces all of it or nothing. */
export interface ProjectMembers {
  /** The project's id. */
  _id: string;
  businessId: string;
  members: ProjectMembership[];
  /** True while it is deleted: nobody holds anything there until it is restored. */
  hidden?: boolean;
}

export const PROJECT_MEMBERS = 'ProjectMembers';
export const projectMembersSchema = new Schema<ProjectMembers>(
  {
    _id: { type: String, required: true },
    businessId: { type: String, required: true, index: true },
    hidden: Boolean,
    members: {
      type: [new Schema({ userId: { type: String, required: true }, roles: [String] }, { _id: false })],
      required: true,
    },
  },
  // Its name of earlier days: databases have it.
  { collection: 'project_places', versionKey: false },
).index({ 'members.userId': 1 });
