import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { TwoFactor } from './two-factor';
import { TWO_FACTORS, twoFactorSchema } from './two-factor.schema';

@Module({
  imports: [MongooseModule.forFeature([{ name: TWO_FACTORS, schema: twoFactorSchema }])],
  providers: [TwoFactor],
  exports: [TwoFactor],
})
export class TwoFactorModule {}
