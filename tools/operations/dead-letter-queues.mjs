import { join, resolve } from 'node:path';
import { mkdirSync, rmSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import amqp from 'amqplib';
import { rolldown } from 'rolldown';

const ROOT = resolve(import.meta.dirname, '../..');
/** What operators' screen stands on: both do the same with a message, in the same words. */
const SOURCE = join(ROOT, 'libs/service-kit/src/dead-letters/dead-letters.ts');

/** The queues of dead letters of one installation: `letters` for what can be done with them, and how to end the connection. */
export async function openDeadLetters({ url, prefix }) {
  const { DeadLetters } = await loaded();
  const connection = await amqp.connect(url);
  return { letters: new DeadLetters(connection, prefix), close: () => connection.close() };
}

async function loaded() {
  const folder = join(ROOT, 'dist/operations');
  const file = join(folder, `dead-letters-${process.pid}.mjs`);
  mkdirSync(folder, { recursive: true });
  const bundle = await rolldown({
    input: SOURCE,
    platform: 'node',
    external: (id) => !id.startsWith('.') && !id.startsWith('/'),
  });
  try {
    await bundle.write({ file, format: 'esm' });
    return await import(pathToFileURL(file).href);
  } finally {
    await bundle.close();
    rmSync(file, { force: true });
  }
}
