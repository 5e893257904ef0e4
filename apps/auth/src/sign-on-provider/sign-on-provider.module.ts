import { Module } from '@nestjs/common';
import { DomainRecords } from './domain-records';
import { OutboundLimiter } from './outbound-limiter';
import { Providers } from './providers';

@Module({ providers: [Providers, DomainRecords, OutboundLimiter], exports: [Providers, DomainRecords] })
export class SignOnProviderModule {}
