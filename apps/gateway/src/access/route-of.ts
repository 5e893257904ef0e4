import type { ExecutionContext } from '@nestjs/common';
import type { Reflector } from '@nestjs/core';
import type { RouteContract } from '@plomada/contracts';

/** Under which a handler keeps its contract. */
export const ROUTE = 'gateway:route';

/** The contract of the handler that a call is for; one without any is for nobody. */
export function routeOf(reflector: Reflector, context: ExecutionContext): RouteContract | undefined {
  return reflector.get<RouteContract | undefined>(ROUTE, context.getHandler());
}
