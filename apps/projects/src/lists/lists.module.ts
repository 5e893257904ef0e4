import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ProjectStoreModule } from '../project-store/project-store.module';
import { BusinessLists } from './business-lists';
import { OnWordsUsed } from './on-words-used';
import { LIST_ENTRIES, listEntryRecordSchema } from './list-entry.schema';
import { ListsController } from './lists.controller';
import { USED_WORDS, usedWordSchema } from './used-word.schema';
import { WordsInUse } from './words-in-use';

const collections = MongooseModule.forFeature([
  { name: LIST_ENTRIES, schema: listEntryRecordSchema },
  { name: USED_WORDS, schema: usedWordSchema },
]);

@Module({
  imports: [collections, ProjectStoreModule],
  controllers: [ListsController],
  providers: [BusinessLists, WordsInUse, OnWordsUsed],
  exports: [BusinessLists],
})
export class ListsModule {}
