import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import ipaddr from 'ipaddr.js';

/** For name servers, in milliseconds. */
const PATIENCE = 5_000;

/** What the library takes for public: NAT64 (RFC 6052, RFC 8215) and IPv4-compatible addresses lead to any of version 4; site-local ones are inside. */
const NOT_PUBLIC = ['64:ff9b::/96', '64:ff9b:1::/48', 'fec0::/10', '::/96'].map((range) =>
  ipaddr.parseCIDR(range),
);

/** An address of the network to connect to, and of which kind. */
export interface ResolvedAddress {
  readonly address: string;
  readonly family: 4 | 6;
}

/** The address is of the server's own network or machine, of none that there is, or of none that anybody may be told at. */
export class AddressRefused extends Error {}

/**
 * The address that a URL's host stands for, to connect to that one and no other: a name could stand for another one the next time. Rejects with
 * AddressRefused where any of them is no public one, unless private ones are allowed, and where there is none.
 */
export async function allowedAddress({ hostname }: URL, allowsPrivate: boolean): Promise<ResolvedAddress> {
  const host = hostname.replace(/^\[|\]$/g, '');
  const found = isIP(host) ? [{ address: host }] : await resolved(host);
  if (!allowsPrivate && !found.every(({ address }) => isPublic(address))) throw new AddressRefused(host);
  const [first] = found;
  if (!first) throw new AddressRefused(host);
  return { address: first.address, family: isIP(first.address) === 6 ? 6 : 4 };
}

/** Whether an address is one of the public internet: what is mapped into version 6 counts as what it is in version 4. */
export function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  return (
    parsed.range() === 'unicast' &&
    !NOT_PUBLIC.some((range) => parsed.kind() === 'ipv6' && parsed.match(range))
  );
}

/** None where name servers do not answer in time either. */
async function resolved(host: string): Promise<readonly { readonly address: string }[]> {
  const ended = new AbortController();
  const tooLate = setTimeout(PATIENCE, [], { ref: false, signal: ended.signal });
  try {
    return await Promise.race([lookup(host, { all: true }), tooLate]);
  } catch {
    return [];
  } finally {
    ended.abort();
    tooLate.catch(() => undefined);
  }
}
