import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Business, type createBusiness, grantBusiness } from '@plomada/contracts';
import { nameKey } from '@plomada/domain';
import { conflict, isDuplicateKey, RpcClient } from '@plomada/service-kit';
import { Model } from 'mongoose';
import type { z } from 'zod';
import { BusinessLists } from '../lists/business-lists';
import type { OfferedWords } from '../lists/offered-words';
import { BUSINESSES, businessOf, type BusinessRecord } from './business.schema';
import { DEFAULT_CNC_TYPES, DEFAULT_RESTRICTION_FAMILIES, DEFAULT_ROLES } from './default-lists';

type Request = z.infer<typeof createBusiness.request>;

@Injectable()
export class CreateBusiness {
  constructor(
    @InjectModel(BUSINESSES) private readonly businesses: Model<BusinessRecord>,
    private readonly lists: BusinessLists,
    private readonly rpc: RpcClient,
  ) {}

  /**
   * Stores the business, makes its creator its admin, and only then shows it. Where that was cut off, the same
   * creator's next try completes it. Refuses with BUSINESS_NAME_TAKEN.
   */
  async execute({ business, userId }: Request): Promise<Business> {
    const record = await this.store(business, userId);
    const words = { ...FIRST_WORDS, ...wordsOf(business) };
    await this.lists.begin(record._id, words);
    await this.rpc.call(grantBusiness, { businessId: record._id, adminId: userId });
    await this.businesses.updateOne({ _id: record._id }, { $set: { status: 'ready' } });
    return businessOf(record, words);
  }

  private async store(business: Request['business'], creatorId: string): Promise<BusinessRecord> {
    const record = newRecord(business, creatorId);
    try {
      await this.businesses.create(record);
      return record;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
    const unfinished = await this.businesses
      .findOneAndUpdate(
        { nameKey: record.nameKey, status: 'creating', creatorId },
        { $set: detailsOf(business) },
        { returnDocument: 'after' },
      )
      .lean<BusinessRecord>();
    if (!unfinished) throw conflict('BUSINESS_NAME_TAKEN', { name: record.name });
    return unfinished;
  }
}

function newRecord(business: Request['business'], creatorId: string): BusinessRecord {
  const id = randomUUID();
  return { _id: id, ...detailsOf(business), status: 'creating', creatorId, createdAt: new Date() };
}

const FIRST_WORDS: OfferedWords = {
  restrictionFamilies: [...DEFAULT_RESTRICTION_FAMILIES],
  cncTypes: [...DEFAULT_CNC_TYPES],
  roles: [...DEFAULT_ROLES],
  rhythmicUnits: [],
};

/** The lists that the creator brought along, each word once. */
function wordsOf({
  restrictionFamilies,
  cncTypes,
  roles,
  rhythmicUnits,
}: Request['business']): Partial<OfferedWords> {
  return {
    ...(restrictionFamilies && { restrictionFamilies: distinct(restrictionFamilies) }),
    ...(cncTypes && { cncTypes: distinct(cncTypes) }),
    ...(roles && { roles: distinct(roles) }),
    ...(rhythmicUnits && { rhythmicUnits: distinct(rhythmicUnits) }),
  };
}

function distinct(words: readonly string[]): string[] {
  const given = words.map((word) => word.trim()).filter((word) => word !== '');
  return [...new Map(given.map((word) => [nameKey(word), word])).values()];
}

type Details = Omit<BusinessRecord, '_id' | 'status' | 'creatorId' | 'createdAt'>;

function detailsOf(business: Request['business']): Details {
  const { name, taxNumber = '', phone = '', mail = '', address = '', specialization = '' } = business;
  const contact = { taxNumber, phone, mail, address, specialization };
  return { name, nameKey: nameKey(name), ...contact, logoURL: null, modules: [] };
}
