import { Controller } from '@nestjs/common';
import { lessonRoutes as routes, lessonsOf, markLesson } from '@plomada/contracts';
import { RpcClient } from '@plomada/service-kit';
import { Route, type RouteRequest } from '../requests/route';

/** Which lessons people have done. A path that names somebody else does not exist. */
@Controller('api')
export class LessonsController {
  constructor(private readonly rpc: RpcClient) {}

  @Route(routes.own)
  own({ params: { id: userId } }: RouteRequest<typeof routes.own>) {
    return this.rpc.call(lessonsOf, { userId });
  }

  @Route(routes.mark)
  mark({ params: { id: userId, lesson }, body: { done } }: RouteRequest<typeof routes.mark>) {
    return this.rpc.call(markLesson, { userId, lesson, done });
  }
}
