import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import {
  RESTRICTION_TEMPLATE_LIMITS,
  type RestrictionTemplate,
  restrictionTemplate,
  type RestrictionTemplateFields,
} from '@plomada/contracts';
import { nameKey } from '@plomada/domain';
import { conflict, isDuplicateKey, notFound } from '@plomada/service-kit';
import { Model } from 'mongoose';
import { ProjectRepository } from '../project-store/project.repository';
import { RESTRICTION_TEMPLATES, type RestrictionTemplateRecord } from './restriction-template.schema';

interface Templates {
  readonly templates: RestrictionTemplate[];
}

/** The lists of usual restrictions that companies keep. */
@Injectable()
export class RestrictionTemplates {
  constructor(
    @InjectModel(RESTRICTION_TEMPLATES) private readonly templates: Model<RestrictionTemplateRecord>,
    private readonly projects: ProjectRepository,
  ) {}

  async of(businessId: string): Promise<Templates> {
    const records = await this.templates
      .find({ businessId })
      .sort({ nameKey: 1 })
      // Saves at the same moment may each have been the last one that had room.
      .limit(RESTRICTION_TEMPLATE_LIMITS.templates)
      .lean<RestrictionTemplateRecord[]>();
    return { templates: records.flatMap(readable) };
  }

  /** Refuses with NOT_FOUND. */
  async forProject(projectId: string): Promise<Templates> {
    const businessId = await this.projects.businessOf(projectId);
    if (businessId === null) throw notFound('NOT_FOUND');
    return this.of(businessId);
  }

  /** Refuses with TEMPLATE_NAME_TAKEN, TEMPLATES_FULL or TEMPLATES_TOO_LARGE. */
  async save(businessId: string, id: string, template: RestrictionTemplateFields): Promise<Templates> {
    const { templates: max, size } = RESTRICTION_TEMPLATE_LIMITS;
    const isNew = (await this.templates.countDocuments({ businessId, id })) === 0;
    if (isNew && (await this.templates.countDocuments({ businessId })) >= max) {
      throw conflict('TEMPLATES_FULL', { max });
    }
    const before = await this.write(businessId, id, template);
    // Asked afterwards, so that saves at the same moment do not each take the last room.
    if ((await this.sizeOf(businessId)) > size) {
      if (before) await this.write(businessId, id, before);
      else await this.templates.deleteOne({ businessId, id });
      throw conflict('TEMPLATES_TOO_LARGE', { kilobytes: size / 1024 });
    }
    return this.of(businessId);
  }

  /** Answers what stood there before; null where nothing did. */
  private async write(
    businessId: string,
    id: string,
    { name, lines }: RestrictionTemplateFields,
  ): Promise<RestrictionTemplateFields | null> {
    const values = { name, lines, nameKey: nameKey(name) };
    try {
      return await this.templates
        .findOneAndUpdate({ businessId, id }, { $set: values }, { upsert: true, returnDocument: 'before' })
        .lean<RestrictionTemplateRecord | null>();
    } catch (error) {
      if (isDuplicateKey(error)) throw conflict('TEMPLATE_NAME_TAKEN', { name });
      throw error;
    }
  }

  private async sizeOf(businessId: string): Promise<number> {
    const sum = { _id: null, bytes: { $sum: { $bsonSize: '$$ROOT' } } };
    const [found] = await this.templates.aggregate<{ bytes: number }>([
      { $match: { businessId } },
      { $group: sum },
    ]);
    return found?.bytes ?? 0;
  }

  /** Refuses with NOT_FOUND. */
  async remove(businessId: string, id: string): Promise<Templates> {
    const { deletedCount } = await this.templates.deleteOne({ businessId, id });
    if (deletedCount === 0) throw notFound('NOT_FOUND');
    return this.of(businessId);
  }
}

/** One that another version of the product saved and this one cannot read is left out. */
function readable({ id, name, lines }: RestrictionTemplateRecord): readonly RestrictionTemplate[] {
  const read = restrictionTemplate.safeParse({ id, name, lines });
  return read.success ? [read.data] : [];
}
