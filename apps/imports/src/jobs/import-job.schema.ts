import type { ImportCounts, ImportWarning, UploadTicket } from '@plomada/contracts';
import { mongo, Schema } from 'mongoose';

export type JobStatus = 'queued' | 'reading' | 'succeeded' | 'failed';

/** One file on its way to a schedule. Gone after a day. */
export interface ImportJob extends UploadTicket {
  _id: string;
  /** The trace in which the file came. */
  traceparent?: string;
  status: JobStatus;
  /** How often a worker began to read it. */
  attempts: number;
  /** The file as it came; deleted once it was read. */
  uploadId: mongo.ObjectId;
  createdAt: Date;
  /** When something last happened to it. */
  touchedAt: Date;
  /** Files are read by their turns, the lowest first. */
  turn: number;
  expiresAt: Date;
  /** Of a job that succeeded. */
  success: JobSuccess | null;
  /** Of a job that failed. */
  failure: JobFailure | null;
}

export interface JobSuccess {
  /** A `StoredResult`: gzipped JSON. */
  resultId: mongo.ObjectId;
  name: string;
  counts: ImportCounts;
  /** Those that the job's end is told with. */
  warnings: ImportWarning[];
  readAt: Date;
}

export interface JobFailure {
  code: string;
  params?: Record<string, string | number>;
}

/** How long an upload and its result are kept, in milliseconds. */
export const KEPT_FOR = 24 * 60 * 60 * 1000;

const required = { type: String, required: true } as const;

export const IMPORT_JOBS = 'ImportJob';
export const importJobSchema = new Schema<ImportJob>(
  {
    _id: required,
    projectId: required,
    businessId: required,
    userId: required,
    socketId: required,
    fileName: required,
    type: String,
    correlationId: String,
    traceparent: String,
    status: { type: String, enum: ['queued', 'reading', 'succeeded', 'failed'], required: true },
    attempts: { type: Number, required: true },
    uploadId: { type: Schema.Types.ObjectId, required: true },
    createdAt: { type: Date, required: true },
    touchedAt: { type: Date, required: true },
    turn: { type: Number, required: true },
    expiresAt: { type: Date, required: true, expires: 0 },
    success: { type: Schema.Types.Mixed, default: null },
    failure: { type: Schema.Types.Mixed, default: null },
  },
  { collection: 'jobs', versionKey: false, minimize: false },
)
  .index({ status: 1, touchedAt: 1 })
  .index({ status: 1, turn: 1 })
  .index({ businessId: 1, status: 1, turn: 1 })
  .index({ userId: 1, status: 1 });
