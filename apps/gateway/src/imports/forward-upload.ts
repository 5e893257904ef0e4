import { failureSchema, uploadAnswer, type UploadTicket } from '@plomada/contracts';
import { AppFailure, signInternal, traceHeaders, unavailable } from '@plomada/service-kit';
import { Readable } from 'node:stream';
import type { GatewayConfig } from '../config';

/** How long the imports service may take to store a file, in milliseconds. */
const PATIENCE = 120_000;

/**
 * Streams a file to the imports service with its signed ticket. Rejects with that service's failure, or with
 * SERVICE_UNAVAILABLE when it does not answer.
 */
export async function forwardUpload(
  { IMPORTS_URL, TOKEN_SECRET }: GatewayConfig,
  ticket: UploadTicket,
  bytes: Readable,
): Promise<{ jobId: string }> {
  const upload = Buffer.from(JSON.stringify(ticket)).toString('base64url');
  let response: Response;
  try {
    response = await fetch(new URL('/internal/uploads', IMPORTS_URL), {
      method: 'POST',
      headers: {
        'content-type': 'application/octet-stream',
        'x-upload': upload,
        'x-upload-signature': signInternal(TOKEN_SECRET, upload),
        'x-correlation-id': ticket.correlationId,
        ...traceHeaders(),
      },
      body: Readable.toWeb(bytes) as ReadableStream,
      duplex: 'half',
      signal: AbortSignal.timeout(PATIENCE),
    } as RequestInit);
  } catch (error) {
    throw Object.assign(unavailable('SERVICE_UNAVAILABLE'), { cause: error });
  }
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return uploadAnswer.parse(answer);
  const failure = failureSchema.safeParse(answer);
  throw failure.success ? new AppFailure(failure.data) : unavailable('SERVICE_UNAVAILABLE');
}
