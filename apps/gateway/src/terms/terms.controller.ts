import { Controller } from '@nestjs/common';
import { termRoutes, validateTasks, validateTermTasks } from '@plomada/contracts';
import { RpcClient } from '@plomada/service-kit';
import { Route, type RouteRequest } from '../requests/route';

/** The checks of the staged close. */
@Controller('api')
export class TermsController {
  constructor(private readonly rpc: RpcClient) {}

  @Route(termRoutes.termTasks)
  termTasks({ body: snapshot }: RouteRequest<typeof termRoutes.termTasks>) {
    return this.rpc.call(validateTermTasks, snapshot);
  }

  @Route(termRoutes.tasks)
  tasks({ body: snapshot }: RouteRequest<typeof termRoutes.tasks>) {
    return this.rpc.call(validateTasks, snapshot);
  }
}
