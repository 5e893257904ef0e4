import type { Session } from '@plomada/contracts';
import type { Request } from 'express';
import type { GrantedRoles } from './roles';

/** A request that the guards have let through. */
export interface KnownRequest extends Request {
  session?: Session;
  /** What the caller holds in the project that the route is about. */
  granted?: GrantedRoles;
}

/** What a request shows as its bearer token. */
export function bearerOf(request: Request): string | undefined {
  return /^Bearer ([^\s]+)$/i.exec(request.headers.authorization ?? '')?.[1];
}
