import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/** The address that a connection comes from behind so many believed proxies: what Express calls the `ip` of a request. */
export function addressBehind({ headers, socket }: IncomingMessage, proxies: number): string | undefined {
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean);
  const hops = [socket.remoteAddress, ...forwarded.reverse()];
  return hops[Math.min(proxies, hops.length - 1)];
}

/**
 * What counts as one address: of IPv6 the network of 64 bits, for that is what one household or server is given. Whoever
 * has one could otherwise try a password from another address each time.
 */
export function countedAddress(ip: string | undefined): string {
  if (ip === undefined) return 'unknown';
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  return isIPv6(ip) ? `${network(ip)}::/64` : ip;
}

function network(ip: string): string {
  const [head = [], tail = []] = ip.split('::').map((part) => part.split(':').filter(Boolean));
  // A dotted end stands for two groups.
  const given = head.length + tail.length + (ip.includes('.') ? 1 : 0);
  const groups = [...head, ...Array.from({ length: 8 - given }, () => '0'), ...tail];
  return groups
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':');
}
