import { Module } from '@nestjs/common';
import { Copies } from './copies';

@Module({ providers: [Copies], exports: [Copies] })
export class CopiesModule {}
