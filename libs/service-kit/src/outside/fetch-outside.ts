import type { IncomingMessage } from 'node:http';
import { askOutside, type OutsideRequest } from './ask-outside';
import { OutsideTimeout } from './outside-timeout';

/** From the first look for the address to the end of the answer, in milliseconds. */
const PATIENCE = 5_000;
/** The longest answer that is read, in bytes. */
const MOST_ANSWERED = 256 * 1024;
/** These have no body, not even an empty one. */
const WITHOUT_BODY = new Set([204, 205, 304]);

/**
 * The whole answer of a server that somebody outside has named, of up to 256 KiB, within five seconds. Rejects with OutsideTimeout, and as
 * `askOutside` does.
 */
export async function fetchOutside(
  address: string,
  request: OutsideRequest,
  allowsPrivate: boolean,
  patience = PATIENCE,
): Promise<Response> {
  const signal = AbortSignal.timeout(patience);
  try {
    return await wholeAnswer(await askOutside(address, request, { allowsPrivate, signal }));
  } catch (error) {
    // Told as it is, not as whatever the time that ran out has broken.
    throw signal.aborted ? new OutsideTimeout() : error;
  }
}

async function wholeAnswer(answer: IncomingMessage): Promise<Response> {
  const parts: Buffer[] = [];
  let bytes = 0;
  // Ending before the last part hangs up.
  for await (const part of answer as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > MOST_ANSWERED) throw new Error('the answer is too long');
    parts.push(part);
  }
  const status = answer.statusCode ?? 0;
  const headers = Object.entries(answer.headersDistinct).flatMap(([name, values = []]) =>
    values.map((value): [string, string] => [name, value]),
  );
  return new Response(WITHOUT_BODY.has(status) ? null : Buffer.concat(parts), { status, headers });
}
