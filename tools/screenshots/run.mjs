// npm run screenshots: every screen in both languages and two sizes, to ./screenshots. Of a stack of its own with the demo, or of
// the one that PLOMADA_URL names (with PLOMADA_HOME, its folder).
// npm run screenshots -- lessons: the few pictures that lessons show, anew, to apps/web/public/lessons.
import { join } from 'node:path';
import { chromium } from '../local/install/chromium.mjs';
import { homeFolder, ROOT } from '../local/paths.mjs';
import { explain, UserFacingError } from '../local/user-facing-error.mjs';
import { build, prepareDependencies, requireSystem } from '../local/prepare.mjs';
import { onEnd } from '../local/process/signals.mjs';
import { runToEnd } from '../local/process/run-to-end.mjs';
import { Steps } from '../local/report/steps.mjs';
import { openHousehold, startStack } from '../local/stack.mjs';

const HOME = '.local-screenshots';
const TOO_LONG_MS = 15 * 60_000;

const program = process.argv[2] === 'lessons' ? 'take-lesson-pictures' : 'take-pictures';
const steps = new Steps();
let group;

/** Where the pictures are taken: {url, home}. */
async function place(home) {
  const { PLOMADA_URL: url, PLOMADA_HOME: given } = process.env;
  if (url) return { url, home: given ? homeFolder(given) : home };
  requireSystem(process.env);
  group = await openHousehold(home, steps);
  await prepareDependencies({ home, steps });
  await build({ home, steps });
  return startStack({ home: HOME, seed: true, fresh: true, steps, group });
}

async function node(log, args, env) {
  const onLine = (line) => steps.say(`    ${line}`);
  const code = await runToEnd(process.execPath, args, { cwd: ROOT, env, log, onLine, late: TOO_LONG_MS });
  if (code !== 0)
    throw new UserFacingError(`The pictures could not be taken (exit code ${code}): see ${log}.`);
}

onEnd({ end: () => group?.close(), kill: () => group?.killAll(), code: () => 130 });
try {
  const home = homeFolder(HOME);
  const { url, home: data } = await place(home);
  const browser = await chromium({ env: process.env, home, news: () => {} });
  const env = { ...process.env, PLOMADA_URL: url, PLOMADA_HOME: data, CHROMIUM_PATH: browser };
  const log = join(home, 'logs', 'screenshots.log');
  await steps.run('pictures', async () => {
    await node(log, ['tools/build-node.mjs', 'apps/e2e', program], env);
    await node(log, ['--enable-source-maps', `dist/apps/e2e/${program}.cjs`], env);
  });
  await group?.close();
} catch (error) {
  await group?.close();
  console.error(explain(error));
  process.exitCode = 1;
}
