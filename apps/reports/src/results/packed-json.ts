import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';

const compress = promisify(gzip);
const expand = promisify(gunzip);
/** Written at every change and read now and then: the quickest that still makes them small. */
const QUICKLY = { level: 1 };

/** A value as gzipped JSON. */
export const packJson = (value: unknown): Promise<Buffer> => compress(JSON.stringify(value), QUICKLY);

export const unpackJson = async <T>(packed: Buffer): Promise<T> =>
  JSON.parse((await expand(packed)).toString('utf8')) as T;
