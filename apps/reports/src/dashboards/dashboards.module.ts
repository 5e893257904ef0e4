import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { DashboardRepository } from './dashboard.repository';
import { ArrangedDashboard, ArrangedDashboardSchema } from './dashboard.schema';
import { DashboardsController } from './dashboards.controller';

@Module({
  imports: [MongooseModule.forFeature([{ name: ArrangedDashboard.name, schema: ArrangedDashboardSchema }])],
  controllers: [DashboardsController],
  providers: [DashboardRepository],
  exports: [DashboardRepository],
})
export class DashboardsModule {}
