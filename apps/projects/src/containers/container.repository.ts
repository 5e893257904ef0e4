import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { conflict, isDuplicateKey, notFound } from '@plomada/service-kit';
import { Model, type QueryFilter } from 'mongoose';
import { CONTAINERS, type ContainerRecord } from './container.schema';

@Injectable()
export class ContainerRepository {
  constructor(@InjectModel(CONTAINERS) private readonly containers: Model<ContainerRecord>) {}

  /** Stores a new one, or answers what the same creator stored before. Refuses with CONTAINER_NAME_TAKEN or CONTAINER_EXISTS. */
  async begin(record: ContainerRecord): Promise<ContainerRecord> {
    try {
      await this.containers.create(record);
      return record;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
    const existing = await this.containers.findById(record._id).lean<ContainerRecord>();
    if (!existing) throw conflict('CONTAINER_NAME_TAKEN', { name: record.name });
    const { creatorId, businessId, deletion } = existing;
    if (deletion || creatorId !== record.creatorId || businessId !== record.businessId) {
      throw conflict('CONTAINER_EXISTS');
    }
    return existing;
  }

  /** Refuses with NOT_FOUND. */
  async find(id: string): Promise<ContainerRecord> {
    const found = await this.containers.findOne({ _id: id, deletion: null }).lean<ContainerRecord>();
    if (!found) throw notFound('NOT_FOUND');
    return found;
  }

  async list(which: QueryFilter<ContainerRecord>): Promise<ContainerRecord[]> {
    return this.containers.find(which).sort({ nameKey: 1 }).lean<ContainerRecord[]>();
  }

  /** Changes the one that fits. Refuses with NOT_FOUND or CONTAINER_NAME_TAKEN. */
  async update(
    which: QueryFilter<ContainerRecord>,
    values: Partial<ContainerRecord>,
  ): Promise<ContainerRecord> {
    try {
      const changed = await this.containers
        .findOneAndUpdate(which, { $set: values }, { returnDocument: 'after' })
        .lean<ContainerRecord>();
      if (!changed) throw notFound('NOT_FOUND');
      return changed;
    } catch (error) {
      if (isDuplicateKey(error)) throw conflict('CONTAINER_NAME_TAKEN', { name: values.name ?? '' });
      throw error;
    }
  }

  /** Writes down the projects that a deleted container had, beside those already known. False when it is not deleted. */
  async remember(id: string, projects: readonly string[]): Promise<boolean> {
    const { matchedCount } = await this.containers.updateOne(
      { _id: id, deletion: { $ne: null } },
      { $addToSet: { 'deletion.projects': { $each: [...projects] } } },
    );
    return matchedCount === 1;
  }

  async remove(id: string): Promise<void> {
    await this.containers.deleteOne({ _id: id });
  }
}
