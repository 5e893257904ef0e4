// npm run drill:upgrade -- --from <commit>: an installation of its own of that commit's build is replaced by this one's, process by process,
// while people edit its plans. Nothing else on this machine is touched.
//   --from <commit>   what is upgraded from: the newest release tag, if there is one
//   --first <names>   processes that are replaced before all others: none, or some, separated by commas
//   --back <names>    those that go back to the old build and forward again at the end: planning, or all, none, or some
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../local/paths.mjs';
import { build } from '../local/prepare.mjs';
import { backwards, upgradeOrder } from './drill/processes.mjs';
import {
  buildRelease,
  checkOut,
  commitToUpgradeFrom,
  openRelease,
  removeCheckout,
} from './drill/release.mjs';
import { runDrill } from './drill/run-drill.mjs';
import { UpgradeDrill } from './drill/upgrade-drill.mjs';

const { values } = parseArgs({
  options: {
    from: { type: 'string' },
    first: { type: 'string', default: 'none' },
    back: { type: 'string', default: 'planning' },
  },
});

await runDrill('.local-upgrade', async ({ home, steps, atEnd }) => {
  const order = upgradeOrder(values.first);
  const back = backwards(values.back);
  const { commit, title } = await commitToUpgradeFrom(values.from);
  const checkout = join(home, 'from');
  steps.say(`From ${title}`);
  await steps.run('the build to upgrade from', async (news) => {
    atEnd(() => removeCheckout(checkout));
    await checkOut(commit, checkout);
    await buildRelease(checkout, { home, news });
  });
  await build({ home, steps });
  return {
    title: `Upgraded from ${title}`,
    kind: UpgradeDrill,
    from: await openRelease('old', checkout),
    to: await openRelease('new', ROOT),
    async work(drill) {
      await drill.upgrade(order);
      await drill.goBackAndForward(back);
    },
  };
});
