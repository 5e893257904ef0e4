import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { businessModules, type businessProfile, type BusinessSettings } from '@plomada/contracts';
import { nameKey } from '@plomada/domain';
import { conflict, isDuplicateKey, notFound } from '@plomada/service-kit';
import { Model } from 'mongoose';
import type { z } from 'zod';
import { BusinessLists } from '../lists/business-lists';
import { BUSINESSES, type BusinessRecord, profileOf } from './business.schema';

@Injectable()
export class EditBusiness {
  constructor(
    @InjectModel(BUSINESSES) private readonly businesses: Model<BusinessRecord>,
    private readonly lists: BusinessLists,
  ) {}

  /** Refuses with NOT_FOUND. */
  async settings(businessId: string): Promise<BusinessSettings> {
    const record = await this.businesses.findOne({ _id: businessId, status: 'ready' }).lean<BusinessRecord>();
    if (!record) throw notFound('NOT_FOUND');
    return this.settingsOf(record);
  }

  /** Refuses with NOT_FOUND or BUSINESS_NAME_TAKEN. */
  async profile(businessId: string, profile: z.output<typeof businessProfile>): Promise<BusinessSettings> {
    const { name } = profile;
    return this.set(businessId, { ...profile, ...(name !== undefined && { nameKey: nameKey(name) }) });
  }

  /** Refuses with NOT_FOUND. */
  async modules(businessId: string, modules: z.output<typeof businessModules>): Promise<BusinessSettings> {
    return this.set(businessId, { modules: [...new Set(modules)] });
  }

  private async set(businessId: string, values: Partial<BusinessRecord>): Promise<BusinessSettings> {
    try {
      const record = await this.businesses
        .findOneAndUpdate({ _id: businessId, status: 'ready' }, { $set: values }, { returnDocument: 'after' })
        .lean<BusinessRecord>();
      if (!record) throw notFound('NOT_FOUND');
      return await this.settingsOf(record);
    } catch (error) {
      if (isDuplicateKey(error)) throw conflict('BUSINESS_NAME_TAKEN', { name: values.name ?? '' });
      throw error;
    }
  }

  private async settingsOf(record: BusinessRecord): Promise<BusinessSettings> {
    const modules = businessModules.parse(record.modules ?? []);
    return { ...profileOf(record), modules, lists: await this.lists.of(record._id) };
  }
}
