import { Controller } from '@nestjs/common';
import { termRoutes, validateTasks, validateTermTasks } from '@plomada/contracts';
import { RpcClient } from '@plomada/service-kit';
import { Route, type RouteRequest } from '../requests/route';

/** The checks of the staged close. */
@Controller('api')
export class TermsController {
  constructor(private readonly rpc: RpcClient) {}

  @Route(termRoutes.termTasks)
  termTasks({ body: claims }: RouteRequest<typeof termRoutes.termTasks>) {
    return this.rpc.call(validateTermTasks, claims);
  }

  @Route(termRoutes.tasks)
  tasks({ body: claims }: RouteRequest<typeof termRoutes.tasks>) {
    return this.rpc.call(validateTasks, claims);
  }
}
