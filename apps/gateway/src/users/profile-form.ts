import { AVATAR_MAX_BYTES, profileFields } from '@plomada/contracts';
import { dropRestOfBody, invalid, tooLarge } from '@plomada/service-kit';
import busboy from 'busboy';
import type { Request } from 'express';
import type { z } from 'zod';

export interface ProfileForm {
  readonly profile: z.output<typeof profileFields>;
  /** Null when none came. */
  readonly avatar: Buffer | null;
}

const CUT_OFF = () => invalid('REQUEST_INVALID', { path: 'body', expected: 'a whole form' });
const TOO_LARGE = () => tooLarge('IMAGE_TOO_LARGE', { megabytes: AVATAR_MAX_BYTES / 2 ** 20 });

/**
 * The fields of the form, parsed, and its picture as it came: small enough to be held. Refuses with REQUEST_INVALID or
 * IMAGE_TOO_LARGE (params: megabytes); what is left of the form is read and dropped, so that the sender gets the answer.
 */
export async function readProfileForm(request: Request): Promise<ProfileForm> {
  try {
    if (Number(request.headers['content-length'] ?? 0) > AVATAR_MAX_BYTES + 64 * 1024) throw TOO_LARGE();
    const { fields, avatar } = await parsedForm(request);
    return { profile: profileFields.strict().parse(Object.fromEntries(fields)), avatar };
  } finally {
    request.unpipe();
    await dropRestOfBody(request);
  }
}

function parsedForm(request: Request): Promise<{ fields: Map<string, string>; avatar: Buffer | null }> {
  return new Promise((resolve, reject) => {
    const form = openForm(request);
    const fields = new Map<string, string>();
    const chunks: Buffer[] = [];
    form.on('field', (name, value, { valueTruncated }) => {
      if (valueTruncated) reject(invalid('REQUEST_INVALID', { path: name, expected: 'a shorter value' }));
      fields.set(name, value);
    });
    form.on('file', (name, stream) => {
      if (name !== 'avatar') reject(invalid('REQUEST_INVALID', { path: name, expected: 'avatar' }));
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('limit', () => reject(TOO_LARGE()));
      stream.on('error', () => reject(CUT_OFF()));
    });
    form.on('close', () => resolve({ fields, avatar: chunks.length > 0 ? Buffer.concat(chunks) : null }));
    form.on('error', () => reject(CUT_OFF()));
    request.on('aborted', () => form.destroy(new Error('cut off')));
    request.pipe(form);
  });
}

function openForm(request: Request) {
  try {
    return busboy({
      headers: request.headers,
      // The limit is told when it is reached, not when it is passed.
      limits: { fileSize: AVATAR_MAX_BYTES + 1, files: 1, fields: 10, fieldNameSize: 100, fieldSize: 4096 },
    });
  } catch {
    throw invalid('REQUEST_INVALID', { path: 'body', expected: 'multipart/form-data' });
  }
}
