import { Schema } from 'mongoose';

/** A project as this service knows it. What is planned in it is planning's. */
export interface ProjectRecord {
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
  /** 'creating' until auth and planning know it: not shown to anybody before. */
  status: 'creating' | 'ready';
  creatorId: string;
  createdAt: Date;
  /** The last try to create it. */
  triedAt: Date;
}

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
    status: { type: String, enum: ['creating', 'ready'], required: true },
    creatorId: { type: String, required: true },
    createdAt: { type: Date, required: true },
    triedAt: { type: Date, required: true },
  },
  { collection: 'projects', versionKey: false },
).index({ businessId: 1, projectIdKey: 1 }, { unique: true });
