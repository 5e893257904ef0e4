import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startBackingServices } from './backing/backing-services.mjs';
import { ownEnvironment, sharedEnvironment } from './environment.mjs';
import { waitUntil } from './net/answers.mjs';
import { choosePorts, isFree, isTaken } from './net/ports.mjs';
import { homeFolder, ROOT } from './paths.mjs';
import { UserFacingError } from './user-facing-error.mjs';
import { ProcessGroup } from './process/process-group.mjs';
import { lastLines } from './process/log-file.mjs';
import { runToEnd } from './process/run-to-end.mjs';
import { PROCESSES } from './processes.mjs';
import { Steps } from './report/steps.mjs';

const READY_MS = 120_000;
const SEED_MS = 300_000;

/** Throws the sentence for a public port that cannot be had; `port` is the knob's text or a number. */
export async function publicPort(port) {
  const number = Number(port);
  if (!Number.isInteger(number) || number < 1 || number > 65_535) {
    throw new UserFacingError(
      `PORT is "${port}": set it to a whole number from 1 to 65535, e.g. PORT=8080 npm start.`,
    );
  }
  if ((await isTaken(number)) || !(await isFree(number, '0.0.0.0'))) {
    throw new UserFacingError(
      `Port ${number} is in use by another program (or not open to this user): end that program ` +
        `or choose another port, e.g. PORT=${number + 10} npm start.`,
    );
  }
  return number;
}

async function status(url) {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(5000) })).status;
  } catch {
    return 0;
  }
}

const living = async (port) => (await status(`http://127.0.0.1:${port}/live`)) === 200;

function launchServices({ group, shared, own, brokerUrls, dist }) {
  return PROCESSES.map((one) => ({
    name: one.name,
    ...group.launch(
      {
        name: one.name,
        command: process.execPath,
        args: ['--enable-source-maps', join(dist, one.entry)],
        cwd: ROOT,
        env: {
          ...shared,
          ...(brokerUrls && { RABBITMQ_URL: brokerUrls[one.name] }),
          ...ownEnvironment(one, own),
        },
      },
      'service',
    ),
  }));
}

async function waitForServices(services, { url, servicePorts, news }) {
  const waiting = new Map(services.map((one) => [one.name, one]));
  await waitUntil(
    async () => {
      for (const name of [...waiting.keys()]) if (await living(servicePorts[name])) waiting.delete(name);
      news(
        waiting.size > 0 ? `waiting for ${[...waiting.keys()].join(', ')}` : 'waiting for /api/health/ready',
      );
      return waiting.size === 0 && (await status(`${url}/api/health/ready`)) === 200;
    },
    {
      timeout: READY_MS,
      hopeless: () => services.map((one) => one.givenUp()).find((error) => error),
      late: () => {
        const slow = [...waiting.values()][0] ?? services.at(-1);
        return slow.failure(`did not become ready within ${READY_MS / 1000} s`);
      },
    },
  );
}

async function seedOnce({ home, url, env, script, say }) {
  const log = join(home, 'logs', 'seed.log');
  const onLine = (line) => say(`    ${line}`);
  const options = { cwd: ROOT, env, log, onLine, late: SEED_MS };
  const code = await runToEnd(process.execPath, [script, '--url', url], options);
  if (code !== 0) {
    throw new UserFacingError(
      [`The demo could not be made (exit code ${code}); the end of ${log}:`, ...lastLines(log)].join('\n'),
    );
  }
  writeFileSync(join(home, 'seeded'), new Date().toISOString());
}

/** Takes a home for this process: nobody else runs from it, and nothing is left over in it. */
export async function openHousehold(home, steps) {
  const group = new ProcessGroup(home, (line) => steps.say(line));
  await group.open();
  return group;
}

/** Removes all data of a home, but not the record of who runs from it now. */
export function forget(home) {
  for (const entry of readdirSync(home)) {
    if (entry !== 'running.json' && entry !== 'pids')
      rmSync(join(home, entry), { recursive: true, force: true });
  }
}

/**
 * Starts the whole of Plomada from its build, each service as a process of its own, and resolves once the gateway says
 * that all of it is ready.
 *
 * @param options.home   folder of its data, logs, ports and pids, relative to the project
 * @param options.port   public port; the default is a free one
 * @param options.seed   makes the demo data if this home has none yet
 * @param options.fresh  forgets the data of earlier starts of this home first
 * @param options.env    knobs (MONGO_URL, REDIS_URL, RABBITMQ_URL, LOG_LEVEL …); the default is our own environment
 * @param options.brokerUrls the address of RabbitMQ for each process by name, where each has a user of its own
 * @param options.steps  where steps are reported; `quiet` silences them
 * @param options.dist, options.seedScript  other programs than the built ones, for this folder's own tests
 * @param options.group one that is open already, when more than the stack belongs to it
 * @returns {url, home, urls, processes, kill(name, signal?), restart(name), ready(), stop()}: `kill` sends SIGKILL and the
 *   supervisor starts the process again, `ready` resolves when the whole answers again, `stop` ends everything in order.
 */
export async function startStack({
  home: folder,
  port: wanted,
  seed = false,
  fresh = false,
  env = process.env,
  brokerUrls,
  quiet = false,
  steps = new Steps({ quiet }),
  dist = join(ROOT, 'dist/apps'),
  seedScript = join(ROOT, 'tools/seed/seed.mjs'),
  group,
}) {
  const home = homeFolder(folder);
  group ??= await openHousehold(home, steps);
  try {
    if (fresh) forget(home);
    const ports = await choosePorts(home, [...PROCESSES.map((one) => `service-${one.name}`), 'public']);
    const servicePorts = Object.fromEntries(PROCESSES.map((one) => [one.name, ports[`service-${one.name}`]]));
    const port = wanted === undefined ? ports.public : await publicPort(wanted);
    const url = `http://localhost:${port}`;
    const urls = await steps.run('Redis, RabbitMQ, MongoDB', (news) =>
      startBackingServices({ home, env, launch: group.launch, news }),
    );
    const shared = sharedEnvironment({ home, given: env, urls });
    const services = await steps.run(`${PROCESSES.length} services`, async (news) => {
      const started = launchServices({ group, shared, own: { port, servicePorts }, brokerUrls, dist });
      await waitForServices(started, { url, servicePorts, news });
      return started;
    });
    group.starting = false;
    if (seed && !existsSync(join(home, 'seeded'))) {
      await steps.run('demo data', () =>
        seedOnce({ home, url, env, script: seedScript, say: (line) => steps.say(line) }),
      );
    }
    return {
      url,
      home,
      urls,
      processes: PROCESSES.map((one) => one.name),
      kill: (name, signal) => group.kill(name, signal),
      restart: (name) => group.restart(name),
      ready: () => waitForServices(services, { url, servicePorts, news: () => {} }),
      stop: () => group.close(),
    };
  } catch (error) {
    await group.close();
    throw error;
  }
}
