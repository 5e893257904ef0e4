import { forbidden, invalid } from '../failure/app-failure';
import type { z } from 'zod';
import { verifyInternal } from './signature';

interface Headers {
  readonly [name: string]: string | string[] | undefined;
}

/** The signed header of an internal call, parsed. Refuses with UPLOAD_FORBIDDEN (not from one of ours) or REQUEST_INVALID. */
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
