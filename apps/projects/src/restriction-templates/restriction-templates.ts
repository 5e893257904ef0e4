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

  /** Refuses with TEMPLATE_NAME_TAKEN or TEMPLATES_FULL. */
  async save(businessId: string, id: string, template: RestrictionTemplateFields): Promise<Templates> {
    const max = RESTRICTION_TEMPLATE_LIMITS.templates;
    const isNew = (await this.templates.countDocuments({ businessId, id })) === 0;
    if (isNew && (await this.templates.countDocuments({ businessId })) >= max) {
      throw conflict('TEMPLATES_FULL', { max });
    }
    const values = { ...template, nameKey: nameKey(template.name) };
    try {
      await this.templates.updateOne({ businessId, id }, { $set: values }, { upsert: true });
    } catch (error) {
      if (isDuplicateKey(error)) throw conflict('TEMPLATE_NAME_TAKEN', { name: template.name });
      throw error;
    }
    return this.of(businessId);
  }

  async remove(businessId: string, id: string): Promise<Templates> {
    await this.templates.deleteOne({ businessId, id });
    return this.of(businessId);
  }
}

/** One that another version of the product saved and this one cannot read is left out. */
function readable({ id, name, lines }: RestrictionTemplateRecord): readonly RestrictionTemplate[] {
  const read = restrictionTemplate.safeParse({ id, name, lines });
  return read.success ? [read.data] : [];
}
