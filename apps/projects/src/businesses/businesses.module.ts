import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { BusinessController } from './business.controller';
import { BUSINESSES, businessRecordSchema } from './business.schema';
import { CreateBusiness } from './create-business';

const collection = MongooseModule.forFeature([{ name: BUSINESSES, schema: businessRecordSchema }]);

@Module({
  imports: [collection],
  controllers: [BusinessController],
  providers: [CreateBusiness],
  exports: [collection],
})
export class BusinessesModule {}
