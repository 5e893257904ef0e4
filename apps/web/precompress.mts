import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(js|css|svg|html)$/;
/** Below it the answer's headers weigh as much as what is saved. */
const WORTH_BYTES = 1024;
/** The best two levels of brotli take ten times as long for three percent. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** Writes every text of the build a second and a third time, compressed, so that no visit waits for that (see the gateway's serve-web). */
export const precompress = (): Plugin => ({
  name: 'precompress',
  apply: 'build',
  writeBundle: async ({ dir }) => {
    const files = readdirSync(dir!, { recursive: true, encoding: 'utf8' }).filter((name) => TEXT.test(name));
    await Promise.all(files.map((name) => compressed(join(dir!, name))));
  },
});

async function compressed(file: string): Promise<void> {
  const content = readFileSync(file);
  if (content.length < WORTH_BYTES) return;
  writeFileSync(`${file}.br`, await promisify(brotliCompress)(content, BROTLI));
  writeFileSync(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
}
