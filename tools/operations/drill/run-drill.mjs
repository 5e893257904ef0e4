import { startBackingServices } from '../../local/backing/backing-services.mjs';
import { homeFolder } from '../../local/paths.mjs';
import { prepareDependencies, requireSystem } from '../../local/prepare.mjs';
import { onEnd } from '../../local/process/signals.mjs';
import { ProcessGroup } from '../../local/process/process-group.mjs';
import { Steps } from '../../local/report/steps.mjs';
import { forget } from '../../local/stack.mjs';
import { testEnvironment } from '../../local/test/test-steps.mjs';
import { explain } from '../../local/user-facing-error.mjs';
import { findings } from './findings.mjs';
import { report } from './report.mjs';

/** Databases that somebody else has are not touched for a drill. */
const GIVEN = ['MONGO_URL', 'REDIS_URL', 'RABBITMQ_URL'];

/**
 * Runs a drill on an installation of its own in `folder`, tells what came of it, and takes all of it down again, on Ctrl-C too. The exit
 * code is 1 where anything is wrong.
 *
 * `prepare({home, steps, atEnd})` builds what is needed and resolves with {title, kind, work, ...parts}: the `kind` of Drill is opened
 * with the parts, and `work(drill)` is done once people are at work. `atEnd` remembers what is to be taken away.
 */
export async function runDrill(folder, prepare) {
  const steps = new Steps();
  const home = homeFolder(folder);
  const env = testEnvironment(process.env);
  for (const name of GIVEN) delete env[name];
  /** What was said of processes that ended by themselves. */
  const ended = [];
  const takenAway = [];
  let drill;
  const group = new ProcessGroup(home, (line) => {
    if (drill && !drill.expects(line)) ended.push(line);
    steps.say(line);
  });
  const tidyUp = async () => {
    drill?.close();
    await group.close();
    for (const takeAway of takenAway) await takeAway();
  };
  onEnd({ end: () => (steps.interrupt(), tidyUp()), kill: () => group.killAll(), code: () => 130 });
  try {
    requireSystem(env);
    await group.open();
    // From here on the home is ours: what an earlier drill that was killed has left in it goes.
    forget(home);
    await prepareDependencies({ home, steps });
    const { title, kind, work, ...parts } = await prepare({
      home,
      steps,
      atEnd: (takeAway) => takenAway.push(takeAway),
    });
    const urls = await steps.run('Redis, RabbitMQ, MongoDB', (news) =>
      startBackingServices({ home, env, launch: group.launch, news }),
    );
    drill = await kind.open({ home, group, urls, env, steps, ...parts });
    await drill.begin();
    group.starting = false;
    await work(drill);
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
}
