import type { DeliveryAttempt } from '@plomada/contracts';
import { AddressRefused, askOutside } from '@plomada/service-kit';

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
    return { status: await statusOf(sent, allowsPrivate, signal), error: null };
  } catch (error) {
    if (error instanceof AddressRefused) return { status: null, error: 'WEBHOOK_ADDRESS_REFUSED' };
    return { status: null, error: signal.aborted ? 'WEBHOOK_TIMEOUT' : 'WEBHOOK_UNREACHABLE' };
  }
}

async function statusOf(
  { url, body, headers }: Sent,
  allowsPrivate: boolean,
  signal: AbortSignal,
): Promise<number> {
  const own = { 'content-type': 'application/json', 'user-agent': 'Plomada-Webhooks/1' };
  const request = { method: 'POST', headers: { ...own, ...headers }, body };
  const answer = await askOutside(url, request, { allowsPrivate, signal });
  let bytes = 0;
  // Ending before the last part hangs up.
  for await (const part of answer as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > MOST_ANSWERED) break;
  }
  return answer.statusCode ?? 0;
}
