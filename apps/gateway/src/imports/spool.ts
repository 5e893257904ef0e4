import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Keeps bytes on disk until something else is known, then hands them on; nothing stays behind. */
export async function spooled<T>(bytes: Readable, then: (again: Readable) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'plomada-upload-'));
  try {
    const file = join(folder, 'file');
    await pipeline(bytes, createWriteStream(file));
    return await then(createReadStream(file));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
