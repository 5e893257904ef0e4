import { Controller } from '@nestjs/common';
import { deadMails, mailRoutes } from '@plomada/contracts';
import { RpcClient } from '@plomada/service-kit';
import { Route } from '../requests/route';

@Controller('api')
export class DeadMailsController {
  constructor(private readonly rpc: RpcClient) {}

  @Route(mailRoutes.dead)
  dead() {
    return this.rpc.call(deadMails, {});
  }
}
