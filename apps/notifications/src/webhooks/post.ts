import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { DeliveryAttempt } from '@plomada/contracts';
import { AddressRefused, allowedAddress } from './allowed-address';

/** From the first look for the address to the end of the answer, in milliseconds. */
const PATIENCE = 10_000;
/** Nothing of an answer but its status is of interest: a receiver that goes on talking is not listened to. */
const MOST_ANSWERED = 64 * 1024;

export interface Sent {
  readonly url: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

type Outcome = Pick<DeliveryAttempt, 'status' | 'error'>;

/**
 * Posts JSON to an address of the public internet, or any where private ones are allowed. Never rejects. Redirects are answers like others: they
 * could lead anywhere.
 */
export async function post(sent: Sent, allowsPrivate: boolean, patience = PATIENCE): Promise<Outcome> {
  const signal = AbortSignal.timeout(patience);
  try {
    const url = new URL(sent.url);
    if (url.protocol !== 'https:' && !allowsPrivate) throw new AddressRefused(url.protocol);
    const address = await Promise.race([allowedAddress(url, allowsPrivate), aborted(signal)]);
    return { status: await statusOf(url, sent, address, signal), error: null };
  } catch (error) {
    if (error instanceof AddressRefused) return { status: null, error: 'WEBHOOK_ADDRESS_REFUSED' };
    return { status: null, error: signal.aborted ? 'WEBHOOK_TIMEOUT' : 'WEBHOOK_UNREACHABLE' };
  }
}

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) =>
    signal.addEventListener('abort', () => reject(new Error('no answer in time')), { once: true }),
  );

function statusOf(
  url: URL,
  { body, headers }: Sent,
  { address, family }: { readonly address: string; readonly family: 4 | 6 },
  signal: AbortSignal,
): Promise<number> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const call = request(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'user-agent': 'Plomada-Webhooks/1',
        ...headers,
      },
      signal,
      agent: false,
      // The name was resolved and looked at: asked once more, it could be another address.
      lookup: (_host, { all }, found) =>
        all ? found(null, [{ address, family }]) : found(null, address, family),
    });
    call.on('error', reject);
    call.on('response', (answer) => {
      let bytes = 0;
      const end = () => resolve(answer.statusCode ?? 0);
      answer.on('error', reject);
      answer.on('end', end);
      answer.on('data', (part: Buffer) => {
        bytes += part.length;
        if (bytes <= MOST_ANSWERED) return;
        end();
        call.destroy();
      });
    });
    call.end(body);
  });
}
