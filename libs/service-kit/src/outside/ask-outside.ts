import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { AddressRefused, allowedAddress } from './allowed-address';
import { OutsideTimeout } from './outside-timeout';

export interface OutsideRequest {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
}

export interface OutsideOptions {
  /** Whether http, and addresses of the server's own network, are allowed. */
  readonly allowsPrivate: boolean;
  /** Ends the question and its answer. */
  readonly signal: AbortSignal;
}

/**
 * Asks a server that somebody outside has named; answers when its answer begins. The name is resolved once, every address it has is looked at,
 * and that very one is connected to; redirects are answers like others: they could lead anywhere. Rejects with AddressRefused where the
 * address is none of the public internet or not by https, and with any error where no answer begins.
 */
export async function askOutside(
  address: string,
  { method, headers, body = '' }: OutsideRequest,
  { allowsPrivate, signal }: OutsideOptions,
): Promise<IncomingMessage> {
  const url = new URL(address);
  const isAllowed = url.protocol === 'https:' || (url.protocol === 'http:' && allowsPrivate);
  if (!isAllowed) throw new AddressRefused(url.protocol);
  const resolved = await Promise.race([allowedAddress(url, allowsPrivate), aborted(signal)]);
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const call = request(url, {
      method,
      headers: { ...headers, ...(body !== '' && { 'content-length': Buffer.byteLength(body) }) },
      signal,
      agent: false,
      // The name was resolved and looked at: asked once more, it could be another address.
      lookup: (_host, { all }, found) =>
        all ? found(null, [resolved]) : found(null, resolved.address, resolved.family),
    });
    call.on('error', reject);
    call.on('response', resolve);
    call.end(body);
  });
}

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) =>
    signal.addEventListener('abort', () => reject(new OutsideTimeout()), { once: true }),
  );
