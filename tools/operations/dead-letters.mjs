// Messages that nobody could handle: node tools/operations/dead-letters.mjs list | show <app> | replay <app> | drop <app> --id …
import { parseArgs } from 'node:util';
import { PROCESSES } from '../local/processes.mjs';
import { openDeadLetters } from './dead-letter-queues.mjs';

const USAGE = `usage: node tools/operations/dead-letters.mjs <command> [--url amqp://…] [--prefix plomada]

  list                       every app's dead letters: how many
  show <app> [--limit 10]    the oldest ones, as they are; they stay
  replay <app> [--id <id>]   back to the queue that they failed in, the first thousand or one
  drop <app> --id <id>       one, for ever

The address is RABBITMQ_URL unless told, the prefix PLOMADA_PREFIX.`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    url: { type: 'string', default: process.env.RABBITMQ_URL },
    prefix: { type: 'string', default: process.env.PLOMADA_PREFIX || 'plomada' },
    limit: { type: 'string', default: '10' },
    id: { type: 'string' },
  },
});
const [command, app] = positionals;

const COMMANDS = {
  async list(letters) {
    const found = await letters.list(PROCESSES.map(({ name }) => name));
    for (const { name, count } of found) console.log(`${String(count).padStart(6)}  ${name}`);
    if (found.length === 0) console.log('No app has a queue of dead letters yet.');
  },
  async show(letters) {
    const found = await letters.show(app, Number(values.limit));
    for (const letter of found) console.log(JSON.stringify(letter, null, 2));
    if (found.length === 0) console.log('There are none.');
  },
  async replay(letters) {
    console.log(`${await letters.replay(app, values.id)} sent back`);
  },
  async drop(letters) {
    console.log(`${await letters.drop(app, values.id)} dropped`);
  },
};

const isComplete = command === 'list' || (app && (command !== 'drop' || values.id));
if (!COMMANDS[command] || !isComplete || !values.url) {
  console.error(USAGE);
  process.exit(1);
}
const { letters, close } = await openDeadLetters(values);
try {
  await COMMANDS[command](letters);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await close();
}
