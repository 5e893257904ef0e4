import type { Readable } from 'node:stream';
import { tooLarge } from '@plomada/service-kit';

/**
 * The bytes of a request, up to a limit; then IMPORT_FAILED_TOO_LARGE (params: megabytes).
 *
 * The request itself is left alone when that happens: destroying it would take the connection away under the refusal.
 */
export async function* limited(request: Readable, limit: number): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    bytes += (chunk as Uint8Array).length;
    if (bytes > limit) throw tooLarge('IMPORT_FAILED_TOO_LARGE', { megabytes: Math.floor(limit / 2 ** 20) });
    yield chunk as Uint8Array;
  }
}
