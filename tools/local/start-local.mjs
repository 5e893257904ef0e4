import { homeFolder } from './paths.mjs';
import { explain } from './user-facing-error.mjs';
import { build, prepareDependencies, requireSystem } from './prepare.mjs';
import { requireSpace } from './install/disk.mjs';
import { onEnd } from './process/signals.mjs';
import { DEMO } from './processes.mjs';
import { duration, Steps } from './report/steps.mjs';
import { openHousehold, publicPort, startStack } from './stack.mjs';

/** What the databases may grow by before anybody looks. */
const SPACE = 0.3 * 1024 ** 3;

function welcome({ url, home }, ms) {
  const width = Math.max(...DEMO.logins.map(([email]) => email.length));
  const logins = DEMO.logins.map(([email, role]) => `    ${email.padEnd(width)}  ${role}`);
  return [
    '',
    `  Plomada is ready at ${url}  (${duration(ms)})`,
    '',
    `  Demo logins, password ${DEMO.password}:`,
    ...logins,
    '',
    `  Data and logs: ${home}   End with Ctrl-C.`,
    '',
  ].join('\n');
}

/** Prepares, builds, starts and seeds, telling each step; the whole of `npm start`. */
export async function startLocal(env = process.env) {
  const begun = Date.now();
  const steps = new Steps();
  let group;
  onEnd({
    end: async () => {
      steps.interrupt();
      steps.say('ending …');
      await group?.close();
      steps.say('ended');
    },
    kill: () => group?.killAll(),
  });
  try {
    requireSystem(env);
    const home = homeFolder(env.PLOMADA_HOME || '.local');
    requireSpace(home, SPACE);
    group = await openHousehold(home, steps);
    const port = await publicPort(env.PORT || 8080);
    await prepareDependencies({ home, steps });
    await build({ home, steps });
    const stack = await startStack({ home, port, seed: true, env, steps, group });
    steps.say(welcome(stack, Date.now() - begun));
  } catch (error) {
    if (steps.interrupted) return;
    await group?.close();
    console.error(explain(error));
    process.exit(1);
  }
}
