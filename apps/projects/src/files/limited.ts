import type { Readable } from 'node:stream';
import { tooLarge } from '@plomada/service-kit';

/**
 * The bytes of a request, up to a limit; then ATTACHMENT_TOO_LARGE (params: megabytes).
 *
 * The request itself is left alone when that happens: destroying it would take the connection away under the refusal.
 */
export async function* limited(request: Readable, limit: number): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    bytes += (chunk as Uint8Array).length;
    if (bytes > limit) throw tooLarge('ATTACHMENT_TOO_LARGE', { megabytes: Math.floor(limit / 2 ** 20) });
    yield chunk as Uint8Array;
  }
}

/** All of them in memory, for what is small. */
export async function whole(request: Readable, limit: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of limited(request, limit)) chunks.push(chunk);
  return Buffer.concat(chunks);
}
