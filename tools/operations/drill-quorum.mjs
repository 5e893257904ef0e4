// npm run drill:quorum: an installation of its own goes over from one broker to three and to quorum queues while people edit its plans,
// loses each of the nodes once, and goes back. Nothing else on this machine is touched.
import { ROOT } from '../local/paths.mjs';
import { build } from '../local/prepare.mjs';
import { documentedCommands } from './drill/documented-commands.mjs';
import { QuorumDrill } from './drill/quorum-drill.mjs';
import { openRelease } from './drill/release.mjs';
import { runDrill } from './drill/run-drill.mjs';

await runDrill('.local-quorum', async ({ home, steps }) => {
  await build({ home, steps });
  return {
    title: 'Gone over from one broker to three',
    kind: QuorumDrill,
    commands: documentedCommands(),
    from: await openRelease('classic', ROOT),
    async work(drill) {
      await drill.addNodes();
      await drill.changeQueues();
      await drill.killNodes();
      await drill.changeBack();
    },
  };
});
