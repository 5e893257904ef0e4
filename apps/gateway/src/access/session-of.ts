import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Session } from '@plomada/contracts';
import type { Request } from 'express';
import type { HeldRoles } from './roles';

/** A request that the authentication guard has let through. */
export interface KnownRequest extends Request {
  session?: Session;
  /** What the caller holds in the project that the route is about. */
  held?: HeldRoles;
}

/** What a request shows as its bearer token. */
export function bearerOf(request: Request): string | undefined {
  return /^Bearer ([^\s]+)$/i.exec(request.headers.authorization ?? '')?.[1];
}

/** The session of whoever calls. Only on routes that are not public. */
export const Caller = createParamDecorator(
  (_data: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<KnownRequest>().session,
);

/** What the caller holds in the project that the route's `InProject` names. */
export const Held = createParamDecorator(
  (_data: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<KnownRequest>().held,
);
