import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

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
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}

const resolved = (host: string): Promise<readonly { readonly address: string }[]> =>
  lookup(host, { all: true }).catch(() => []);
