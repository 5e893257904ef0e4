import type { Readable } from 'node:stream';
import { tooLarge } from '../failure/app-failure';

/**
 * The bytes of a request, up to a limit; then the failure `code` (params: megabytes).
 *
 * The request itself is left alone when that happens: destroying it would take the connection away under the refusal.
 */
export async function* limitedBody(
  request: Readable,
  limit: number,
  code: string,
): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    bytes += (chunk as Uint8Array).length;
    if (bytes > limit) throw tooLarge(code, { megabytes: Math.floor(limit / 2 ** 20) });
    yield chunk as Uint8Array;
  }
}

/** All of them in memory, for what is small. */
export async function wholeBody(request: Readable, limit: number, code: string): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of limitedBody(request, limit, code)) chunks.push(chunk);
  return Buffer.concat(chunks);
}
