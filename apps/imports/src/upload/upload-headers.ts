import { type UploadTicket, uploadTicket } from '@plomada/contracts';
import { forbidden, invalid, verifyInternal } from '@plomada/service-kit';

interface Headers {
  readonly [name: string]: string | string[] | undefined;
}

/** The ticket of an internal upload. Refuses with UPLOAD_FORBIDDEN (not from one of ours) or REQUEST_INVALID. */
export function ticketOf(headers: Headers, secret: string): UploadTicket {
  const { 'x-upload': encoded, 'x-upload-signature': signature } = headers;
  if (!verifyInternal(secret, encoded, signature)) throw forbidden('UPLOAD_FORBIDDEN');
  const parsed = uploadTicket.safeParse(decode(encoded as string));
  if (!parsed.success) throw invalid('REQUEST_INVALID', { path: 'x-upload' });
  return parsed.data;
}

function decode(encoded: string): unknown {
  try {
    return JSON.parse(Buffer.from(encoded, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}
