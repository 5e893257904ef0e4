import { choosePorts } from '../net/ports.mjs';
import { answers, waitUntil } from '../net/answers.mjs';
import { installPackages } from '../install/system-packages.mjs';
import { UserFacingError } from '../user-facing-error.mjs';
import { mongodb } from './mongodb.mjs';
import { rabbitmq } from './rabbitmq.mjs';
import { redis } from './redis.mjs';

const ALL = [redis, rabbitmq, mongodb];
const PATIENCE_MS = 60_000;

/** The system packages that have to be installed before the services can start, given the URLs that are set. */
export const missingBackingPackages = (env) =>
  ALL.filter((one) => !env[one.knob]).flatMap((one) => one.missing());

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
    const ready = program.ready ?? (() => service.answers(ports));
    const managed = launch(program, 'backing');
    await waitUntil(ready, {
      timeout: PATIENCE_MS,
      hopeless: () => managed.givenUp(),
      late: () => managed.failure(`did not answer within ${PATIENCE_MS / 1000} s`),
    });
  }
}

/**
 * Redis, RabbitMQ and MongoDB: each from its URL in `env` when set, else started here with data under `home`.
 * `launch(program, kind)` starts a managed program. Resolves with the three URLs once all answer.
 */
export async function startBackingServices({ home, env, launch, news = () => {} }) {
  await installPackages(missingBackingPackages(env), { home, news });
  const own = ALL.filter((one) => !env[one.knob]);
  const ports = await choosePorts(
    home,
    own.flatMap((one) => one.ports),
  );
  news(ALL.map((one) => one.name).join(', '));
  const waiting = new Set(ALL.map((one) => one.name));
  await Promise.all(
    ALL.map(async (one) => {
      await (own.includes(one) ? startOne(one, { home, ports, launch }) : checkGiven(one, env[one.knob]));
      waiting.delete(one.name);
      news([...waiting].join(', '));
    }),
  );
  return Object.fromEntries(ALL.map((one) => [one.knob, own.includes(one) ? one.url(ports) : env[one.knob]]));
}
