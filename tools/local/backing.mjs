// Redis, RabbitMQ and MongoDB in the foreground, for tests by hand: node tools/local/backing.mjs up --home .local-backing
// Writes the three URLs to <home>/env.json and, as shell exports, to <home>/env.sh.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startBackingServices } from './backing/backing-services.mjs';
import { homeFolder } from './paths.mjs';
import { explain } from './user-facing-error.mjs';
import { ProcessGroup } from './process/process-group.mjs';
import { onEnd } from './process/signals.mjs';
import { Steps } from './report/steps.mjs';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { home: { type: 'string', default: '.local-backing' } },
});

async function up(home) {
  const steps = new Steps();
  const group = new ProcessGroup(home, (line) => steps.say(line));
  onEnd({ end: () => group.close(), kill: () => group.killAll() });
  try {
    await group.open();
    const urls = await steps.run('Redis, RabbitMQ, MongoDB', (news) =>
      startBackingServices({ home, env: process.env, launch: group.launch, news, forTests: true }),
    );
    group.starting = false;
    writeFileSync(join(home, 'env.json'), JSON.stringify(urls, null, 2));
    const lines = Object.entries(urls).map(([name, url]) => `export ${name}='${url}'`);
    writeFileSync(join(home, 'env.sh'), `${lines.join('\n')}\n`);
    for (const line of lines) steps.say(line);
  } catch (error) {
    await group.close();
    throw error;
  }
}

if (positionals[0] === 'up') {
  up(homeFolder(values.home)).catch((error) => {
    console.error(explain(error));
    process.exit(1);
  });
} else {
  console.error('usage: node tools/local/backing.mjs up [--home <folder>]');
  process.exit(1);
}
