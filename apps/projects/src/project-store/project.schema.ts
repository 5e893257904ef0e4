import type { EmailSchedule, ProjectSettings } from '@plomada/contracts';
import { Schema } from 'mongoose';

/** What the settings screens say of a project beside its plan; nothing of it until somebody does. */
export type ProjectDetails = Omit<
  ProjectSettings['general'] & ProjectSettings['location'] & ProjectSettings['operational'],
  'projectId' | 'managerName'
>;

export interface ProjectDeletion {
  at: Date;
  by: { userId: string; name: string };
}

/** A project as this service knows it. What is planned in it is planning's. */
export interface ProjectRecord extends Partial<ProjectDetails> {
  /** Made by the client, so that a call that was cut off can be made again. */
  _id: string;
  businessId: string;
  name: string;
  /** The firm's own code. */
  projectId: string;
  /** The code as it is compared: unique in the business. */
  projectIdKey: string;
  managerName: string;
  startDate: string;
  /** The plan's time zone; none where nobody chose. */
  timeZone?: string | null;
  /** The entries of the plan's log that gave it these: older ones that come late change nothing. */
  describedBy?: { name?: number; startDate?: number; timeZone?: number };
  /** 'creating' until auth and planning know it: not shown to anybody before. 'purging' once nobody can restore it any longer. */
  status: 'creating' | 'ready' | 'deleted' | 'purging';
  /** The container that groups it with others. */
  containerId?: string | null;
  logoURL?: string | null;
  emails?: EmailSchedule;
  deletion?: ProjectDeletion | null;
  /** False while auth and the others have yet to hear that it was deleted or restored. */
  announced?: boolean;
  creatorId: string;
  createdAt: Date;
  /** The last try to create it. */
  triedAt: Date;
}

/** What lists show of it: of hundreds at once no more is read. */
export const LISTED = {
  businessId: 1,
  name: 1,
  projectId: 1,
  managerName: 1,
  startDate: 1,
  createdAt: 1,
  logoURL: 1,
  containerId: 1,
} as const;
export type ListedProject = Pick<ProjectRecord, '_id' | keyof typeof LISTED>;

export const PROJECTS = 'Project';
export const projectRecordSchema = new Schema<ProjectRecord>(
  {
    _id: { type: String, required: true },
    businessId: { type: String, required: true },
    name: { type: String, required: true },
    projectId: { type: String, required: true },
    projectIdKey: { type: String, required: true },
    managerName: { type: String, default: '' },
    startDate: { type: String, required: true },
    timeZone: { type: String, default: null },
    describedBy: Schema.Types.Mixed,
    status: { type: String, enum: ['creating', 'ready', 'deleted', 'purging'], required: true },
    containerId: { type: String, default: null, index: true },
    logoURL: { type: String, default: null },
    emails: Schema.Types.Mixed,
    deletion: Schema.Types.Mixed,
    announced: Boolean,
    description: String,
    country: String,
    region: String,
    city: String,
    managerEmail: String,
    adminName: String,
    adminEmail: String,
    projectType: String,
    structureType: String,
    detailsAmount: Number,
    detailsUnit: String,
    staticStartDate: String,
    creatorId: { type: String, required: true },
    createdAt: { type: Date, required: true },
    triedAt: { type: Date, required: true },
  },
  { collection: 'projects', versionKey: false },
).index({ businessId: 1, projectIdKey: 1 }, { unique: true });
