import { createHash } from 'node:crypto';

/**
 * An archive is gzipped lines of JSON: what it is and how many documents it has of each kind; each document as {in, document} in MongoDB's
 * canonical extended JSON; and {end} with a digest of all lines before. `zcat file | head -1` says what a file is.
 */
export const FORMAT = 'plomada-archive';
export const VERSION = 1;

/** The file of a backup that holds a service's database. */
export const fileOf = (service) => `${service}.ndjson.gz`;

/** What the last line says of the lines before it. */
export const endOf = (first, documents) => createHash('sha256').update(first).update(documents).digest('hex');
