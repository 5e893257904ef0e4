import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ListsModule } from '../lists/lists.module';
import { BusinessController } from './business.controller';
import { BUSINESSES, businessRecordSchema } from './business.schema';
import { CreateBusiness } from './create-business';
import { EditBusiness } from './edit-business';

const collection = MongooseModule.forFeature([{ name: BUSINESSES, schema: businessRecordSchema }]);

@Module({
  imports: [collection, ListsModule],
  controllers: [BusinessController],
  providers: [CreateBusiness, EditBusiness],
  exports: [collection, ListsModule],
})
export class BusinessesModule {}
