import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A parser that never ends. */
export const stuckThread = (): string => program('setInterval(() => undefined, 1000);');

/** A parser that takes all the memory there is. */
export const greedyThread = (): string =>
  program('const taken = []; for (;;) taken.push(Array.from({ length: 1e5 }, (_, n) => ({ n })));');

function program(source: string): string {
  const file = join(mkdtempSync(join(tmpdir(), 'parse-thread-')), 'thread.cjs');
  writeFileSync(file, source);
  return file;
}
