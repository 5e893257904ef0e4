import type { Container } from '@plomada/contracts';
import { Schema } from 'mongoose';
import type { ProjectDeletion } from '../project-store/project.schema';

export interface ContainerDeletion extends ProjectDeletion {
  /** Those that were in it. Containers that were deleted by an older version have none written down. */
  projects?: string[];
}

/** A container. Which projects are in it stands with each project: so a project is in one at most. */
export interface ContainerRecord extends Omit<Container, 'id' | 'projects' | 'createdAt'> {
  _id: string;
  /** The name as it is compared: unique in the business; a deleted one gives its name free. */
  nameKey: string;
  creatorId: string;
  createdAt: Date;
  deletion: ContainerDeletion | null;
}

const text = { type: String, default: '' };

export const CONTAINERS = 'Container';
export const containerRecordSchema = new Schema<ContainerRecord>(
  {
    _id: { type: String, required: true },
    businessId: { type: String, required: true },
    name: { type: String, required: true },
    nameKey: { type: String, required: true },
    country: { type: String, default: null },
    classification: text,
    type: text,
    image: { type: String, default: null },
    administratorName: text,
    administratorEmail: text,
    facilitatorName: text,
    facilitatorEmail: text,
    creatorId: { type: String, required: true },
    createdAt: { type: Date, required: true },
    deletion: { type: Schema.Types.Mixed, default: null },
  },
  { collection: 'containers', versionKey: false },
).index({ businessId: 1, nameKey: 1 }, { unique: true });

export function containerOf(record: ContainerRecord, projects: string[]): Container {
  const { _id, businessId, name, country, classification, type, image, createdAt } = record;
  const { administratorName, administratorEmail, facilitatorName, facilitatorEmail } = record;
  const people = { administratorName, administratorEmail, facilitatorName, facilitatorEmail };
  const details = { name, country, classification, type, image, ...people };
  return { id: _id, businessId, ...details, projects, createdAt: createdAt.toISOString() };
}
