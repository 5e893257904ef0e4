import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { UserFacingError } from '../user-facing-error.mjs';

const PROGRAM = join(dirname(fileURLToPath(import.meta.url)), 'container.mjs');
/** An image may have to be fetched first. */
const PATIENCE_MS = 300_000;

/** What runs in a container, as docker-compose.yml names it, and the port on which it listens there. */
export const CONTAINERS = {
  redis: {
    image: 'redis:7.4',
    port: 6379,
    // Its clients come from this machine, which is another one than the container's.
    command: ['redis-server', '--maxmemory-policy', 'noeviction', '--protected-mode', 'no'],
  },
  rabbitmq: {
    image: 'rabbitmq:3.13-management',
    port: 5672,
    // So does its guest.
    environment: { RABBITMQ_SERVER_ADDITIONAL_ERL_ARGS: '-rabbit loopback_users []' },
  },
  mongodb: { image: 'mongo:7.0', port: 27017 },
};

/** testcontainers speaks to the socket: a podman that is called docker answers without one. */
const engineAnswers = (env) =>
  (env['DOCKER_HOST'] || existsSync('/var/run/docker.sock')) &&
  spawnSync('docker', ['info'], { env, stdio: 'ignore' }).status === 0;

/**
 * Which of the backing services tests take from containers: those that `BACKING_CONTAINERS` names (`redis,rabbitmq,mongodb`, or
 * `none`); without it those that are neither given by a URL nor installed here, where a container engine answers.
 */
export function takenFromContainers(env, services, answers = engineAnswers) {
  const asked = env['BACKING_CONTAINERS']?.trim();
  if (asked === 'none') return new Set();
  if (asked) return new Set(asked.split(',').map(knownName));
  const absent = services.filter((one) => !env[one.knob] && one.missing().length > 0);
  return new Set(absent.length > 0 && answers(env) ? absent.map(({ name }) => name) : []);
}

function knownName(given) {
  const name = given.trim();
  if (Object.hasOwn(CONTAINERS, name)) return name;
  const names = Object.keys(CONTAINERS).join(', ');
  throw new UserFacingError(`BACKING_CONTAINERS names "${name}": it takes ${names}, or none.`);
}

/** A backing service as it runs in a container: at the same port of this machine, with data that go with it. */
export function inContainer(service) {
  const about = CONTAINERS[service.name];
  return {
    ...service,
    missing: () => [],
    programs: ({ ports }) => {
      const args = [
        PROGRAM,
        JSON.stringify({ ...about, hostPort: ports[service.name], patience: PATIENCE_MS }),
      ];
      const program = {
        name: service.name,
        command: process.execPath,
        args,
        env: process.env,
        grace: 20_000,
      };
      return [{ ...program, patience: PATIENCE_MS }];
    },
  };
}
