// npm run drill:restore: a whole installation of its own with the demo is backed up, worked on, lost and restored, as
// apps/e2e/src/serial/backup-and-restore.e2e-spec.ts says. Nothing else on this machine is touched.
import { join } from 'node:path';
import { homeFolder, ROOT } from '../local/paths.mjs';
import { build, prepareDependencies, requireSystem } from '../local/prepare.mjs';
import { onEnd } from '../local/process/signals.mjs';
import { Steps } from '../local/report/steps.mjs';
import { openHousehold, startStack } from '../local/stack.mjs';
import { check } from '../local/test/check.mjs';
import { testEnvironment } from '../local/test/test-steps.mjs';
import { explain } from '../local/user-facing-error.mjs';

const HOME = '.local-drill';
/** Databases that somebody else has are not lost for a drill. */
const GIVEN = ['MONGO_URL', 'REDIS_URL', 'RABBITMQ_URL'];

const steps = new Steps();
const home = homeFolder(HOME);
const env = testEnvironment(process.env);
for (const name of GIVEN) delete env[name];
let group;

onEnd({ end: () => group?.close(), kill: () => group?.killAll(), code: () => 130 });
try {
  requireSystem(env);
  group = await openHousehold(home, steps);
  await prepareDependencies({ home, steps });
  await build({ home, steps });
  const { url, urls } = await startStack({ home: HOME, seed: true, fresh: true, env, steps, group });
  await steps.run('backup, loss and restore', () =>
    check('drill', ['jest/bin/jest.js', '-c', 'apps/e2e/jest.config.cjs', 'serial/backup-and-restore'], {
      home,
      env: { ...env, ...urls, PLOMADA_URL: url, PLOMADA_HOME: home },
    }),
  );
  steps.say(`The firm opened, its plans were those of the backup: ${join(ROOT, HOME, 'logs/drill.log')}`);
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
} finally {
  await group?.close();
}
