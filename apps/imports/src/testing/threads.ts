import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A parser that never ends. */
export const stuckThread = (): string => program('setInterval(() => undefined, 1000);');

/** A parser that takes all the memory there is. */
export const greedyThread = (): string =>
  program('const taken = []; for (;;) taken.push(new Array(1e6).fill(0.5));');

/** A parser that answers with its own number and the name of the file. */
export const namingThread = (): string =>
  program(`const { parentPort, threadId } = require('node:worker_threads');
    parentPort.on('message', ({ fileName }) => parentPort.postMessage({ threadId, fileName }));`);

/** A parser that dies of the first file. */
export const dyingThread = (): string =>
  program(`require('node:worker_threads').parentPort.on('message', () => { throw new Error('dead'); });`);

function program(source: string): string {
  const file = join(mkdtempSync(join(tmpdir(), 'parse-thread-')), 'thread.cjs');
  writeFileSync(file, source);
  return file;
}
