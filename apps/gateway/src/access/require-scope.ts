import type { Session } from '@plomada/contracts';
import { scopeCovers, type TokenScope } from '@plomada/domain';
import { forbidden } from '@plomada/service-kit';

/**
 * Refuses what an API token is not good for: TOKEN_SCOPE (params: scope) where another one would be, SIGN_IN_NEEDED where none
 * is. Sessions of people may everything that their roles allow.
 */
export function requireScope({ apiToken }: Session, needed: TokenScope | null): void {
  if (!apiToken || scopeCovers(apiToken.scope, needed)) return;
  throw needed === null ? forbidden('SIGN_IN_NEEDED') : forbidden('TOKEN_SCOPE', { scope: needed });
}
