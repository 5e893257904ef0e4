import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { DashboardRepository } from './dashboard.repository';
import { ArrangedDashboard, ArrangedDashboardSchema } from './dashboard.schema';

@Module({
  imports: [MongooseModule.forFeature([{ name: ArrangedDashboard.name, schema: ArrangedDashboardSchema }])],
  providers: [DashboardRepository],
  exports: [DashboardRepository],
})
export class DashboardsModule {}
