import { type FileTicket, fileTicket } from '@plomada/contracts';
import { forbidden, invalid, verifyInternal } from '@plomada/service-kit';
import type { z } from 'zod';

interface Headers {
  readonly [name: string]: string | string[] | undefined;
}

/** What the gateway vouches for beside an upload. Refuses with UPLOAD_FORBIDDEN (not from one of ours) or REQUEST_INVALID. */
export const uploadTicketOf = (headers: Headers, secret: string): FileTicket =>
  ticketOf(headers, secret, fileTicket);

/** A signed header of an internal call, parsed. */
export function ticketOf<S extends z.ZodType>(headers: Headers, secret: string, schema: S): z.output<S> {
  const { 'x-upload': encoded, 'x-upload-signature': signature } = headers;
  if (!verifyInternal(secret, encoded, signature)) throw forbidden('UPLOAD_FORBIDDEN');
  const parsed = schema.safeParse(decoded(encoded as string));
  if (!parsed.success) throw invalid('REQUEST_INVALID', { path: 'x-upload' });
  return parsed.data;
}

function decoded(encoded: string): unknown {
  try {
    return JSON.parse(Buffer.from(encoded, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}
