import { Module } from '@nestjs/common';
import { DeadMailsController } from './dead-mails.controller';

@Module({ controllers: [DeadMailsController] })
export class MailModule {}
