import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { conflict, isDuplicateKey, notFound } from '@plomada/service-kit';
import { Model, type QueryFilter } from 'mongoose';
import { LISTED, type ListedProject, PROJECTS, type ProjectRecord } from './project.schema';

/** After this time a creation that did not end is given up: nobody waits for it any longer, and its code is free again. */
const GIVEN_UP_AFTER = 60_000;

@Injectable()
export class ProjectRepository {
  constructor(@InjectModel(PROJECTS) private readonly projects: Model<ProjectRecord>) {}

  /**
   * Begins a creation, or takes up again what the same creator began. Answers the record that stands: 'ready' when
   * there is nothing left to do.
   *
   * Refuses with PROJECT_ID_TAKEN (the code is another project's) or PROJECT_EXISTS (the id is).
   */
  async begin(record: ProjectRecord): Promise<ProjectRecord> {
    await this.freeCode(record);
    try {
      await this.projects.create(record);
      return record;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
    const existing = await this.projects.findById(record._id).lean<ProjectRecord>();
    if (!existing) throw conflict('PROJECT_ID_TAKEN', { projectId: record.projectId });
    const { creatorId, businessId } = existing;
    if (creatorId !== record.creatorId || businessId !== record.businessId) throw conflict('PROJECT_EXISTS');
    return existing.status === 'ready' ? existing : this.takeUp(record);
  }

  async complete(id: string): Promise<void> {
    await this.projects.updateOne({ _id: id }, { $set: { status: 'ready' } });
  }

  /** Forgets a creation that was refused; a finished project stays. */
  async drop(id: string): Promise<void> {
    await this.projects.deleteOne({ _id: id, status: 'creating' });
  }

  async findReady(id: string): Promise<ProjectRecord | null> {
    return this.projects.findOne({ _id: id, status: 'ready' }).lean<ProjectRecord>();
  }

  /** The business of a project that was made, deleted ones too. */
  async businessOf(id: string): Promise<string | null> {
    const found = await this.projects
      .findOne({ _id: id, status: { $ne: 'creating' } }, { businessId: 1 })
      .lean<Pick<ProjectRecord, 'businessId'>>();
    return found?.businessId ?? null;
  }

  /** Changes a finished project. Refuses with NOT_FOUND or PROJECT_ID_TAKEN. */
  async change(id: string, values: Partial<ProjectRecord>): Promise<ProjectRecord> {
    return this.update({ _id: id, status: 'ready' }, values);
  }

  /** Changes the one project that fits. Refuses with NOT_FOUND or PROJECT_ID_TAKEN. */
  async update(which: QueryFilter<ProjectRecord>, values: Partial<ProjectRecord>): Promise<ProjectRecord> {
    try {
      const changed = await this.projects
        .findOneAndUpdate(which, { $set: values }, { returnDocument: 'after' })
        .lean<ProjectRecord>();
      if (!changed) throw notFound('NOT_FOUND');
      return changed;
    } catch (error) {
      if (isDuplicateKey(error)) throw conflict('PROJECT_ID_TAKEN', { projectId: values.projectId ?? '' });
      throw error;
    }
  }

  /** What entry `seq` of the plan's log says of a project, deleted or not; nothing when a later one has said it. */
  async describe<F extends 'name' | 'startDate' | 'timeZone'>(
    id: string,
    seq: number,
    field: F,
    value: NonNullable<ProjectRecord[F]> | null,
  ): Promise<void> {
    const by = `describedBy.${field}`;
    const older = { $or: [{ [by]: { $exists: false } }, { [by]: { $lt: seq } }] };
    await this.projects.updateOne({ _id: id, ...older }, { $set: { [field]: value, [by]: seq } });
  }

  async findOne(which: QueryFilter<ProjectRecord>): Promise<ProjectRecord | null> {
    return this.projects.findOne(which).lean<ProjectRecord>();
  }

  async list(which: QueryFilter<ProjectRecord>): Promise<ProjectRecord[]> {
    return this.projects.find(which).sort({ createdAt: 1, _id: 1 }).lean<ProjectRecord[]>();
  }

  /** Those deleted ones that fit are let go of from now on: none of them can be restored. */
  async beginPurge(which: QueryFilter<ProjectRecord>): Promise<void> {
    await this.projects.updateMany({ ...which, status: 'deleted' }, { $set: { status: 'purging' } });
  }

  /** Forgets one that is being purged. */
  async remove(id: string): Promise<void> {
    await this.projects.deleteOne({ _id: id, status: 'purging' });
  }

  /** Finished projects, as lists show them: all, or those of the named businesses or with the named ids. */
  async listReady(
    which: 'all' | { businessIds: readonly string[]; ids: readonly string[] },
  ): Promise<ListedProject[]> {
    const chosen =
      which === 'all'
        ? {}
        : { $or: [{ businessId: { $in: [...which.businessIds] } }, { _id: { $in: [...which.ids] } }] };
    return this.projects
      .find({ status: 'ready', ...chosen }, LISTED)
      .sort({ createdAt: 1, _id: 1 })
      .lean<ListedProject[]>();
  }

  /** The try that comes again may have mended what the first one got wrong: what it says now counts. */
  private async takeUp({ createdAt: _first, ...record }: ProjectRecord): Promise<ProjectRecord> {
    try {
      const taken = await this.projects
        .findOneAndUpdate(
          { _id: record._id, status: 'creating' },
          { $set: record },
          { returnDocument: 'after' },
        )
        .lean<ProjectRecord>();
      const existing = taken ?? (await this.findReady(record._id));
      if (!existing) throw conflict('PROJECT_EXISTS');
      return existing;
    } catch (error) {
      if (isDuplicateKey(error)) throw conflict('PROJECT_ID_TAKEN', { projectId: record.projectId });
      throw error;
    }
  }

  private async freeCode({ _id, businessId, projectIdKey }: ProjectRecord): Promise<void> {
    await this.projects.deleteOne({
      businessId,
      projectIdKey,
      _id: { $ne: _id },
      status: 'creating',
      triedAt: { $lt: new Date(Date.now() - GIVEN_UP_AFTER) },
    });
  }
}
