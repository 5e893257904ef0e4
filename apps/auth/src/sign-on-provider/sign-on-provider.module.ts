import { Module } from '@nestjs/common';
import { DomainRecords } from './domain-records';
import { Providers } from './providers';

@Module({ providers: [Providers, DomainRecords], exports: [Providers, DomainRecords] })
export class SignOnProviderModule {}
