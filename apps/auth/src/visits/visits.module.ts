import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { VisitController } from './visit.controller';
import { VISITS, visitSchema } from './visit.schema';
import { Visits } from './visits';

@Module({
  imports: [MongooseModule.forFeature([{ name: VISITS, schema: visitSchema }])],
  controllers: [VisitController],
  providers: [Visits],
  exports: [Visits],
})
export class VisitsModule {}
