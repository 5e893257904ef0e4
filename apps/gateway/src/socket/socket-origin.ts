import type { IncomingMessage } from 'node:http';
import type { GatewayConfig } from '../config';

type Where = Pick<GatewayConfig, 'PUBLIC_URL' | 'TRUSTED_PROXIES'>;

/**
 * Whether a connection may be opened by the page that opens it: one of the product itself. Browsers say of which origin the
 * page is, and open a WebSocket to any other all the same; programs that are none say nothing.
 */
export function isOwnOrigin({ headers }: Pick<IncomingMessage, 'headers'>, where: Where): boolean {
  const { origin } = headers;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const forwarded = where.TRUSTED_PROXIES > 0 ? headers['x-forwarded-host'] : undefined;
  const hosts = [headers.host, forwarded, where.PUBLIC_URL && new URL(where.PUBLIC_URL).host];
  return hosts.includes(new URL(origin).host);
}
