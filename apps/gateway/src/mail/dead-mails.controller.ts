import { Controller, Get } from '@nestjs/common';
import { deadMails, type Session } from '@plomada/contracts';
import { RpcClient } from '@plomada/service-kit';
import { Access } from '../access/access';
import { Caller } from '../access/session-of';
import { Describe } from '../docs/describe';

@Controller('api/mail')
export class DeadMailsController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly access: Access,
  ) {}

  @Get('dead')
  @Describe({ summary: 'Mails that were given up, the newest first', answer: deadMails.response })
  async dead(@Caller() session: Session) {
    await this.access.toPlatform(session, 'seeDeadMails');
    return this.rpc.call(deadMails, {});
  }
}
