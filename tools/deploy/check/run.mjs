// npm run deploy:check: builds the images, brings up docker-compose.yml, walks through it, runs two of some services, kills one of
// each and replaces all of them while people work, loses everything, brings it back from a backup, and takes it down again.
//   --file <compose file>  laid over docker-compose.yml, from the project's folder; may be said more than once
//   --port <port>          of the gateway (18080); the broker's administration gets the one after it
//   --no-build             takes the images that are there
//   --keep                 leaves it running at the end
import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../../local/paths.mjs';
import { duration, Steps } from '../../local/report/steps.mjs';
import { explain } from '../../local/user-facing-error.mjs';
import { ORDER } from '../../operations/drill/processes.mjs';
import { Deployment } from './deployment.mjs';
import { FirstLight } from './first-light.mjs';
import { SteadyEdits } from './steady-edits.mjs';
import { newTestDeployment, ROOT_EMAIL } from './test-deployment.mjs';

const { values } = parseArgs({
  options: {
    file: { type: 'string', multiple: true, default: [] },
    port: { type: 'string', default: '18080' },
    build: { type: 'boolean', default: true },
    keep: { type: 'boolean', default: false },
  },
  allowNegative: true,
});
const LOGS = join(ROOT, '.local-deploy');
/** What the first root chooses in place of the password of the file. */
const ROOT_PASSWORD = randomBytes(12).toString('hex');
const TWICE = { planning: 2, 'imports-worker': 2, 'reports-worker': 2 };

async function walk(deployment, steps, password) {
  const light = new FirstLight(deployment.url);
  try {
    await steps.run('The first root logs in and chooses a password', () =>
      light.choosePassword(ROOT_EMAIL, password, ROOT_PASSWORD),
    );
    await steps.run('A business, two people, two projects', () => light.makeProject());
    await steps.run('An action over the socket, seen by another', () => light.actAndSee());
    const tasks = await steps.run('A schedule is imported', () => light.import());
    steps.say(`  ${tasks} tasks`);
    await steps.run('Its indicators are there', () => light.report());
    await steps.run('Two of planning and of both workers', (news) => deployment.scale(TWICE, news));
    const edits = await underFire(deployment, steps, light);
    await restored(deployment, steps, { light, edits });
  } finally {
    light.close();
  }
}

/** Kills one of each and replaces all while edits go on, and looks whether anything that was answered is missing. */
async function underFire(deployment, steps, light) {
  const edits = new SteadyEdits(light.socket);
  await edits.goesOn();
  await steps.run('One planning is killed, edits go on', async () => {
    const crashed = deployment.crash('planning');
    await edits.goesOn();
    await deployment.back(crashed);
  });
  await steps.run('One imports-worker is killed, files are read', async () => {
    const reading = Promise.all([light.read(), light.read(), light.read()]);
    const crashed = deployment.crash('imports-worker');
    await reading;
    await edits.goesOn();
    await deployment.back(crashed);
  });
  await steps.run('One reports-worker is killed, indicators come', async () => {
    const crashed = deployment.crash('reports-worker');
    await edits.goesOn();
    await light.report(light.imported, light.importSocket);
    await deployment.back(crashed);
  });
  await steps.run('Each is replaced, as an upgrade does, edits go on', async (news) => {
    for (const service of ORDER) {
      await deployment.replace(service, news);
      await edits.goesOn();
    }
  });
  await edits.stop();
  await steps.run('Nothing answered is lost', () => edits.verify(light.colleague, light.project.id));
  await steps.run('Indicators of all of it', () => light.report(light.project, light.socket));
  steps.say(`  ${edits.accepted.size} actions, the longest answered in ${duration(edits.longest)}`);
  return edits;
}

/** By operators' commands in their container: a backup, everything is lost, the backup is put into empty databases. */
async function restored(deployment, steps, { light, edits }) {
  await steps.run('A backup is made', (news) => deployment.operate(['backup', '/backups/check'], news));
  light.close();
  await steps.run('All of it is lost', (news) => deployment.down(news));
  await steps.run('The backup is restored', (news) =>
    deployment.operate(['restore', '/backups/check'], news),
  );
  await steps.run('All of it is up and ready again', (news) => deployment.up(news));
  await steps.run('The root logs in, nothing answered is lost', async () => {
    await light.logIn(ROOT_EMAIL, ROOT_PASSWORD);
    await edits.verify(light.root, light.project.id);
  });
}

async function check() {
  mkdirSync(LOGS, { recursive: true });
  const port = Number(values.port);
  const environment = await newTestDeployment({ port, adminPort: port + 1 });
  const log = join(LOGS, 'compose.log');
  const deployment = new Deployment({ ...environment, files: values.file, log });
  const steps = new Steps();
  try {
    if (values.build) await steps.run('Images are built', (news) => deployment.build(news));
    await steps.run('All of it is up and ready', (news) => deployment.up(news));
    await walk(deployment, steps, environment.password);
  } catch (error) {
    await deployment.keepLogs();
    throw error;
  } finally {
    if (!values.keep) {
      // What went wrong before is what is to be read: this comes beside it.
      await steps.run('All of it is taken down', (news) => deployment.down(news)).catch(fail);
      environment.end();
    }
  }
}

function fail(error) {
  console.error(explain(error));
  process.exitCode = 1;
}

check().catch(fail);
