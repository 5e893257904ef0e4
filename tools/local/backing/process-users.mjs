import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { waitUntil } from '../net/answers.mjs';
import { ROOT } from '../paths.mjs';
import { PROCESSES } from '../processes.mjs';
import { controlRabbitmq } from './rabbitmq.mjs';

const run = promisify(execFile);
const SCRIPT = join(ROOT, 'deploy/rabbitmq/definitions.sh');
const PATIENCE_MS = 30_000;

/** The variable that says the password of a process's user, or of the administrator. */
const variable = (name) => `RABBITMQ_PASSWORD_${name.toUpperCase().replaceAll('-', '_')}`;

/**
 * Gives each process a user of its own at the broker that runs from `home`, with the rights that it has in containers. `url`
 * is how an administrator reaches the broker, `prefix` what the names of its queues begin with. Resolves with the address of
 * the broker for each process, by name.
 */
export async function processUsers({ home, url, prefix }) {
  const passwords = Object.fromEntries(PROCESSES.map(({ name }) => [name, randomBytes(16).toString('hex')]));
  const told = Object.entries(passwords).map(([name, password]) => [variable(name), password]);
  const { stdout: definitions } = await run('sh', [SCRIPT], {
    env: {
      PATH: process.env.PATH,
      PLOMADA_PREFIX: prefix,
      RABBITMQ_PASSWORD: randomBytes(16).toString('hex'),
      ...Object.fromEntries(told),
    },
  });
  const file = join(home, 'rabbitmq', 'definitions.json');
  writeFileSync(file, definitions, { mode: 0o600 });
  await controlRabbitmq(home, 'import_definitions', file);
  const last = PROCESSES.at(-1).name;
  await waitUntil(async () => (await controlRabbitmq(home, 'list_topic_permissions')).includes(last), {
    timeout: PATIENCE_MS,
    late: () => new Error(`RabbitMQ did not take the rights of its users within ${PATIENCE_MS / 1000} s`),
  });
  return Object.fromEntries(PROCESSES.map(({ name }) => [name, addressFor(url, name, passwords[name])]));
}

function addressFor(url, username, password) {
  const own = new URL(url);
  return Object.assign(own, { username, password }).href;
}
