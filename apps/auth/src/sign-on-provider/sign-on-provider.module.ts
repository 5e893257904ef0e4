import { Module } from '@nestjs/common';
import { DomainRecords } from './domain-records';
import { OutsideQuestions } from './outside-questions';
import { Providers } from './providers';

@Module({ providers: [Providers, DomainRecords, OutsideQuestions], exports: [Providers, DomainRecords] })
export class SignOnProviderModule {}
