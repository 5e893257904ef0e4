import { choosePorts } from '../net/ports.mjs';
import { answers, waitUntil } from '../net/answers.mjs';
import { installPackages } from '../install/system-packages.mjs';
import { UserFacingError } from '../user-facing-error.mjs';
import { inContainer, takenFromContainers } from './containers.mjs';
import { mongodb } from './mongodb.mjs';
import { rabbitmqCluster } from './rabbitmq-cluster.mjs';
import { rabbitmq } from './rabbitmq.mjs';
import { redis } from './redis.mjs';

const PATIENCE_MS = 60_000;
const BROKERS = { 1: rabbitmq, 3: rabbitmqCluster };

function servicesOf(env, forTests) {
  const { RABBITMQ_NODES: nodes } = env;
  const broker = BROKERS[nodes || 1];
  if (!broker) throw new UserFacingError(`RABBITMQ_NODES is "${nodes}": set it to 1 or to 3.`);
  const services = [redis, broker, mongodb];
  if (!forTests) return services;
  const contained = takenFromContainers(env, services);
  // A cluster is more than one container.
  const isContained = (one) => contained.has(one.name) && one !== rabbitmqCluster;
  return services.map((one) => (isContained(one) ? inContainer(one) : one));
}

/** The system packages that have to be installed before the services can start, given the URLs that are set. */
export const missingBackingPackages = (env, forTests = false) =>
  servicesOf(env, forTests)
    .filter((one) => !env[one.knob])
    .flatMap((one) => one.missing());

async function checkGiven(service, url) {
  const given = URL.canParse(url) ? new URL(url) : undefined;
  // A list of hosts is no URL for Node's parser; the services' own drivers will judge it.
  if (!given?.hostname) return;
  const port = Number(given.port) || service.defaultPort;
  if (await answers({ host: given.hostname, port, timeout: 5000 })) return;
  throw new UserFacingError(
    `${service.knob} names ${given.hostname}:${port}, where nothing answers: start it, correct the address, ` +
      `or unset ${service.knob} to have one started here.`,
  );
}

async function startOne(service, { home, ports, launch }) {
  for (const program of await service.programs({ home, ports })) {
    const { patience = PATIENCE_MS, ready = () => service.answers(ports) } = program;
    const managed = launch(program, 'backing');
    await waitUntil(ready, {
      timeout: patience,
      hopeless: () => managed.givenUp(),
      late: () => managed.failure(`did not answer within ${patience / 1000} s`),
    });
  }
}

/**
 * Redis, RabbitMQ and MongoDB: each from its URL in `env` when set, else started here with data under `home`; of RabbitMQ as
 * many nodes as `RABBITMQ_NODES` says. `forTests`, containers may serve, whose data go with them.
 * `launch(program, kind)` starts a managed program. Resolves with the three URLs once all answer.
 */
export async function startBackingServices({ home, env, launch, news = () => {}, forTests = false }) {
  await installPackages(missingBackingPackages(env, forTests), { home, news });
  const all = servicesOf(env, forTests);
  const own = all.filter((one) => !env[one.knob]);
  const ports = await choosePorts(
    home,
    own.flatMap((one) => one.ports),
  );
  news(all.map((one) => one.name).join(', '));
  const waiting = new Set(all.map((one) => one.name));
  await Promise.all(
    all.map(async (one) => {
      await (own.includes(one) ? startOne(one, { home, ports, launch }) : checkGiven(one, env[one.knob]));
      waiting.delete(one.name);
      news([...waiting].join(', '));
    }),
  );
  return Object.fromEntries(all.map((one) => [one.knob, own.includes(one) ? one.url(ports) : env[one.knob]]));
}
