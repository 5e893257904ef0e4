import { MAX_UPLOAD_BYTES } from '@plomada/contracts';
import { AppFailure, dropRestOfBody, invalid, tooLarge } from '@plomada/service-kit';
import busboy from 'busboy';
import type { Request } from 'express';
import { AsyncResource } from 'node:async_hooks';
import { PassThrough, type Readable } from 'node:stream';

export interface UploadedFile {
  readonly name: string | undefined;
  readonly bytes: Readable;
}
/** Takes the file while it arrives. `fields` are those that came before it; it may await the others. */
export type TakeFile<T> = (file: UploadedFile, fields: Fields) => Promise<T>;

export interface Fields {
  readonly soFar: ReadonlyMap<string, string>;
  /** All fields, once the whole form has arrived. */
  readonly all: Promise<ReadonlyMap<string, string>>;
}

/** Which file a form carries, how large it may be, and what is said when it is larger. */
export interface FormOfFile {
  readonly field: string;
  readonly maxBytes: number;
  readonly tooLarge: () => AppFailure;
  /** Nothing may come with the file: a field or another file is refused. */
  readonly isAlone?: boolean;
}
const SCHEDULE: FormOfFile = {
  field: 'file',
  maxBytes: MAX_UPLOAD_BYTES,
  tooLarge: () => tooLarge('IMPORT_FAILED_TOO_LARGE', { megabytes: MAX_UPLOAD_BYTES / 1024 / 1024 }),
};
const CUT_OFF = () => invalid('REQUEST_INVALID', { path: 'body', expected: 'a whole form' });
/** What a form may weigh around its file. */
const FORM_OVERHEAD = 64 * 1024;

/**
 * Reads a multipart form with one file (a schedule called `file` unless told otherwise), without ever holding the file: `take` gets its bytes as they come.
 *
 * Refuses with the form's own failure of a file too large as soon as it is known, and with REQUEST_INVALID when the form is
 * malformed, cut off, or has no file. What is left of the form is read and dropped, so that the sender gets the answer.
 */
export async function readForm<T>(
  request: Request,
  take: TakeFile<T>,
  form: FormOfFile = SCHEDULE,
): Promise<T> {
  const leftover = new AbortController();
  try {
    if (Number(request.headers['content-length'] ?? 0) > form.maxBytes + FORM_OVERHEAD) throw form.tooLarge();
    // What comes later than the head comes from the connection, which knows nothing of this request's ids and trace.
    return await parseForm(request, AsyncResource.bind(take), form, leftover.signal);
  } finally {
    leftover.abort();
    request.unpipe();
    await dropRestOfBody(request);
  }
}

function parseForm<T>(
  request: Request,
  take: TakeFile<T>,
  { field, maxBytes, tooLarge: refusal, isAlone = false }: FormOfFile,
  over: AbortSignal,
): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const form = openForm(request, maxBytes);
    const fields = new Map<string, string>();
    const all = new Promise<ReadonlyMap<string, string>>((done) => form.on('close', () => done(fields)));
    let taken = false;
    const refuseOther = (name: string) =>
      isAlone && reject(invalid('REQUEST_INVALID', { path: name, expected: 'nothing beside the file' }));
    form.on('field', (name, value, { valueTruncated }) => {
      refuseOther(name);
      if (valueTruncated) reject(invalid('REQUEST_INVALID', { path: name, expected: 'a shorter value' }));
      fields.set(name, value);
    });
    form.on('file', (name, stream, { filename }) => {
      // Nobody listens to it, and an error that nobody hears ends the process; the form tells it too.
      if (name !== field || taken) {
        refuseOther(name);
        return void stream.on('error', () => undefined).resume();
      }
      taken = true;
      const bytes = new PassThrough();
      stream.on('limit', () => bytes.destroy(refusal()));
      stream.on('error', () => bytes.destroy(CUT_OFF()));
      // Whoever takes the file hears of it; until then nobody listens.
      bytes.on('error', () => undefined);
      over.addEventListener('abort', () => stream.unpipe().resume());
      stream.pipe(bytes);
      take({ name: filename, bytes }, { soFar: fields, all }).then(resolve, (error: unknown) =>
        reject(bytes.errored instanceof AppFailure ? bytes.errored : error),
      );
    });
    form.on('filesLimit', () => refuseOther(field));
    form.on('close', () => taken || reject(invalid('REQUEST_INVALID', { path: field, expected: 'a file' })));
    form.on('error', () => reject(CUT_OFF()));
    request.on('aborted', () => form.destroy(new Error('cut off')));
    request.pipe(form);
  });
}

function openForm(request: Request, maxBytes: number) {
  try {
    return busboy({
      headers: request.headers,
      defParamCharset: 'utf8',
      // The limit is told when it is reached, not when it is passed.
      limits: { fileSize: maxBytes + 1, files: 1, fields: 10, fieldNameSize: 100, fieldSize: 4096 },
    });
  } catch {
    throw invalid('REQUEST_INVALID', { path: 'body', expected: 'multipart/form-data' });
  }
}
