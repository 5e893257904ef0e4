import { Controller, Get } from '@nestjs/common';
import { deadMails } from '@plomada/contracts';
import { RpcClient } from '@plomada/service-kit';
import { OnPlatform } from '../access/declared';
import { Describe } from '../docs/describe';

@Controller('api/mail')
export class DeadMailsController {
  constructor(private readonly rpc: RpcClient) {}

  @Get('dead')
  @OnPlatform('seeDeadMails')
  @Describe({ summary: 'Mails that were given up, the newest first', answer: deadMails.response })
  dead() {
    return this.rpc.call(deadMails, {});
  }
}
