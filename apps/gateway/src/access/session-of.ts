import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Session } from '@plomada/contracts';
import type { Request } from 'express';

/** A request that the authentication guard has let through. */
export interface KnownRequest extends Request {
  session?: Session;
}

/** The session of whoever calls. Only on routes that are not public. */
export const Caller = createParamDecorator(
  (_data: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<KnownRequest>().session,
);
