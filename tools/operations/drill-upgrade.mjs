// npm run drill:upgrade -- --from <commit>: an installation of its own of that commit's build is replaced by this one's, process by process,
// while people edit its plans. Nothing else on this machine is touched.
//   --from <commit>   what is upgraded from: the newest release tag, if there is one
//   --first <names>   processes that are replaced before all others: none, or some, separated by commas
//   --back <names>    those that go back to the old build and forward again at the end: planning, or all, none, or some
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startBackingServices } from '../local/backing/backing-services.mjs';
import { homeFolder, ROOT } from '../local/paths.mjs';
import { build, prepareDependencies, requireSystem } from '../local/prepare.mjs';
import { onEnd } from '../local/process/signals.mjs';
import { ProcessGroup } from '../local/process/process-group.mjs';
import { Steps } from '../local/report/steps.mjs';
import { forget } from '../local/stack.mjs';
import { testEnvironment } from '../local/test/test-steps.mjs';
import { explain } from '../local/user-facing-error.mjs';
import { findings } from './upgrade/findings.mjs';
import { backwards, upgradeOrder } from './upgrade/processes.mjs';
import {
  buildRelease,
  checkOut,
  commitToUpgradeFrom,
  openRelease,
  removeCheckout,
} from './upgrade/release.mjs';
import { report } from './upgrade/report.mjs';
import { UpgradeDrill } from './upgrade/upgrade-drill.mjs';

const HOME = '.local-upgrade';
/** Databases that somebody else has are not upgraded for a drill. */
const GIVEN = ['MONGO_URL', 'REDIS_URL', 'RABBITMQ_URL'];

const { values } = parseArgs({
  options: {
    from: { type: 'string' },
    first: { type: 'string', default: 'none' },
    back: { type: 'string', default: 'planning' },
  },
});
const steps = new Steps();
const home = homeFolder(HOME);
const env = testEnvironment(process.env);
for (const name of GIVEN) delete env[name];
/** What was said of processes that ended by themselves. */
const ended = [];
let group;
let checkout;
let drill;

async function tidyUp() {
  drill?.close();
  await group?.close();
  if (checkout) await removeCheckout(checkout);
}

async function prepare() {
  const order = upgradeOrder(values.first);
  const back = backwards(values.back);
  requireSystem(env);
  const { commit, title } = await commitToUpgradeFrom(values.from);
  group = new ProcessGroup(home, (line) => {
    if (drill) ended.push(line);
    steps.say(line);
  });
  await group.open();
  // From here on the home is ours: what an earlier drill that was killed has left in it goes.
  checkout = join(home, 'from');
  forget(home);
  await prepareDependencies({ home, steps });
  steps.say(`From ${title}`);
  await steps.run('the build to upgrade from', async (news) => {
    await checkOut(commit, checkout);
    await buildRelease(checkout, { home, news });
  });
  await build({ home, steps });
  const [from, to] = [await openRelease('old', checkout), await openRelease('new', ROOT)];
  return { title, order, back, from, to };
}

onEnd({
  end: async () => {
    steps.interrupt();
    await tidyUp();
  },
  kill: () => group?.killAll(),
  code: () => 130,
});
try {
  const { title, order, back, from, to } = await prepare();
  const urls = await steps.run('Redis, RabbitMQ, MongoDB', (news) =>
    startBackingServices({ home, env, launch: group.launch, news }),
  );
  drill = await UpgradeDrill.open({ home, group, urls, env, steps, from, to });
  await drill.begin();
  group.starting = false;
  await drill.upgrade(order);
  await drill.goBackAndForward(back);
  const found = { ...(await drill.end()), ended };
  const wrong = findings(found);
  steps.say(report(found, { title, wrong }));
  if (wrong.length > 0) process.exitCode = 1;
} catch (error) {
  if (!steps.interrupted) {
    console.error(explain(error));
    process.exitCode = 1;
  }
} finally {
  if (!steps.interrupted) await tidyUp();
}
