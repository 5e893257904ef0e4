import { Controller } from '@nestjs/common';
import {
  createScenario,
  discardScenario,
  previewAdoption,
  renameScenario,
  scenarioRoutes,
  scenariosOf,
} from '@plomada/contracts';
import { RpcClient } from '@plomada/service-kit';
import { actorOf } from '../access/actor-of';
import { Route, type RouteRequest } from '../requests/route';

/** What is tried out beside the live plan of a project. */
@Controller('api')
export class ScenariosController {
  constructor(private readonly rpc: RpcClient) {}

  @Route(scenarioRoutes.all)
  all({ params }: RouteRequest<typeof scenarioRoutes.all>) {
    return this.rpc.call(scenariosOf, { projectId: params.project });
  }

  @Route(scenarioRoutes.create)
  create({ params, body, session }: RouteRequest<typeof scenarioRoutes.create>) {
    const { userId, name } = actorOf(session, []);
    return this.rpc.call(createScenario, { ...body, projectId: params.project, by: { userId, name } });
  }

  @Route(scenarioRoutes.rename)
  rename({ params, body }: RouteRequest<typeof scenarioRoutes.rename>) {
    const { project: projectId, scenarioId } = params;
    return this.rpc.call(renameScenario, { ...body, projectId, scenarioId });
  }

  @Route(scenarioRoutes.discard)
  discard({ params, session }: RouteRequest<typeof scenarioRoutes.discard>) {
    const { project: projectId, scenarioId } = params;
    const { userId, name } = actorOf(session, []);
    return this.rpc.call(discardScenario, { projectId, scenarioId, by: { userId, name } });
  }

  @Route(scenarioRoutes.adoption)
  adoption({ params: { project: projectId, scenarioId } }: RouteRequest<typeof scenarioRoutes.adoption>) {
    return this.rpc.call(previewAdoption, { projectId, scenarioId });
  }
}
