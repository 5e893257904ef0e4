import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { BUSINESS_LISTS } from '@plomada/contracts';
import type { Connection } from 'mongoose';
import { BusinessLists } from '../lists/business-lists';
import { NO_WORDS } from '../lists/offered-words';

/** Lists that an older version kept inside the business become entries of their own. Doing it twice is doing it once. */
@Injectable()
export class LegacyLists implements OnApplicationBootstrap {
  private readonly logger = new Logger(LegacyLists.name);

  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly lists: BusinessLists,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const businesses = this.connection.collection<{ _id: string }>('businesses');
    const old = await businesses.find({ roles: { $exists: true } }).toArray();
    for (const { _id, ...rest } of old) {
      await this.lists.begin(_id, { ...NO_WORDS, ...rest });
      await businesses.updateOne(
        { _id },
        { $unset: Object.fromEntries(BUSINESS_LISTS.map((list) => [list, ''])) },
      );
    }
    if (old.length > 0) this.logger.log(`lists of ${old.length} businesses taken over`);
  }
}
