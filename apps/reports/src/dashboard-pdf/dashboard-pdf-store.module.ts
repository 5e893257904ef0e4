import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { DashboardPdfRepository } from './dashboard-pdf.repository';
import { DashboardPdf, DashboardPdfSchema } from './dashboard-pdf.schema';

@Module({
  imports: [MongooseModule.forFeature([{ name: DashboardPdf.name, schema: DashboardPdfSchema }])],
  providers: [DashboardPdfRepository],
  exports: [DashboardPdfRepository],
})
export class DashboardPdfStoreModule {}
