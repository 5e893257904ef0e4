import { Module } from '@nestjs/common';
import { HealthController } from './health.controller';
import { ServiceChecks } from './service-checks';

@Module({ controllers: [HealthController], providers: [ServiceChecks] })
export class HealthModule {}
