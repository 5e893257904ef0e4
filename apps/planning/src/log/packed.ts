import { gunzip, gzip } from 'node:zlib';
import { promisify } from 'node:util';
import { mongo } from 'mongoose';

const compress = promisify(gzip);
const expand = promisify(gunzip);

/** JSON text, gzipped in libuv's pool so that a large plan does not hold up the event loop. */
export async function pack(json: string): Promise<mongo.Binary> {
  return new mongo.Binary(await compress(json, { level: 4 }));
}

/** What `pack` was given, parsed. */
export async function unpack<T>(packed: mongo.Binary): Promise<T> {
  return JSON.parse((await expand(packed.buffer)).toString('utf8')) as T;
}
