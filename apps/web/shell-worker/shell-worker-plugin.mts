import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const SOURCE = fileURLToPath(new URL('shell-worker.js', import.meta.url));
/** Everything that a page may ask for; maps are for those who look into it, with a network. */
const KEPT = /\.(js|css|html|svg|woff2?|png|webp)$/;

/** Writes shell-worker.js beside the built page: the worker's code after the list of this build's files and their version. */
export const shellWorker = (): Plugin => ({
  name: 'shell-worker',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const files = ['favicon.svg', ...Object.keys(bundle).filter((name) => KEPT.test(name))].sort();
      const page = bundle['index.html'];
      const worker = readFileSync(SOURCE, 'utf8');
      // The names hold the contents' hashes; the page and the worker have none in theirs.
      const version = createHash('sha256')
        .update(files.join())
        .update(page?.type === 'asset' ? page.source : '')
        .update(worker)
        .digest('hex')
        .slice(0, 12);
      const head = [
        `const VERSION = '${version}';`,
        `const FILES = ${JSON.stringify(files.map((name) => `/${name}`))};`,
      ];
      this.emitFile({
        type: 'asset',
        fileName: 'shell-worker.js',
        source: `${head.join('\n')}\n${worker.replace(/^.*written before these lines.*\n/, '')}`,
      });
    },
  },
});
