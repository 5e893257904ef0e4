import { Module } from '@nestjs/common';
import { DashboardPdfs } from './dashboard-pdfs';

/** What mails bring along. */
@Module({ providers: [DashboardPdfs], exports: [DashboardPdfs] })
export class AttachmentsModule {}
