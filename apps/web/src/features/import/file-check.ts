import { type Failure, MAX_UPLOAD_BYTES } from '@plomada/contracts';

/** Endings that the file picker offers. What the file is, the server finds out. */
export const ACCEPTED_FILES = '.xml,.xer,.gan,.json,.xlsx,.csv';

const MEGABYTE = 1024 * 1024;

/** What can be said of a file before it is sent, or null when there is nothing against it. */
export function problemOf(file: File): Pick<Failure, 'code' | 'params'> | null {
  if (file.size === 0) return { code: 'IMPORT_FAILED_EMPTY' };
  if (file.size > MAX_UPLOAD_BYTES) {
    return { code: 'IMPORT_FAILED_TOO_LARGE', params: { megabytes: MAX_UPLOAD_BYTES / MEGABYTE } };
  }
  if (/\.mpp$/i.test(file.name)) return { code: 'IMPORT_MPP_CHOSEN' };
  return null;
}
