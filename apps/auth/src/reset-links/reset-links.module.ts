import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { PASSWORD_RESETS, passwordResetSchema } from './password-reset.schema';
import { ResetLinks } from './reset-links';

const collection = MongooseModule.forFeature([{ name: PASSWORD_RESETS, schema: passwordResetSchema }]);

/** The links that are on their way, also for whoever changes a password in another way. */
@Module({ imports: [collection], providers: [ResetLinks], exports: [ResetLinks] })
export class ResetLinksModule {}
