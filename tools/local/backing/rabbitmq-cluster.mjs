import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { missingForNode, nodeAnswers, nodeProgram, portMapper } from './rabbitmq-node.mjs';

const NAMES = ['rabbitmq-1', 'rabbitmq-2', 'rabbitmq-3'];
const nodeOf = (name) => `plomada-${name}@localhost`;

/** Three brokers on two cores take their time. */
const PATIENCE_MS = 240_000;

/** A node that sees no majority stops answering until it does, so that two halves of a cluster never both go on. */
const SETTINGS = [
  'cluster_partition_handling = pause_minority',
  'cluster_formation.peer_discovery_backend = classic_config',
  ...NAMES.map((name, place) => `cluster_formation.classic_config.nodes.${place + 1} = ${nodeOf(name)}`),
  '',
].join('\n');

/** Nodes that hold the same cookie let each other in. */
function shareCookie(dir) {
  const home = join(dir, 'home');
  const file = join(home, '.erlang.cookie');
  mkdirSync(home, { recursive: true });
  const cookie = randomBytes(16).toString('hex');
  if (!existsSync(file)) writeFileSync(file, cookie, { mode: 0o400 });
  return home;
}

/**
 * Three nodes of RabbitMQ on this machine that are one broker: what outlives the death of a machine can be tried here. They
 * find each other at their first start and from then on by what they remember.
 */
export const rabbitmqCluster = {
  name: 'rabbitmq',
  knob: 'RABBITMQ_URL',
  defaultPort: 5672,
  ports: [...NAMES.flatMap((name) => [name, `${name}-dist`]), 'epmd'],
  missing: missingForNode,
  url: (ports) => NAMES.map((name) => `amqp://guest:guest@127.0.0.1:${ports[name]}`).join(','),
  answers: async (ports) =>
    (await Promise.all(NAMES.map((name) => nodeAnswers(ports[name])))).every((answer) => answer),

  async programs({ home, ports }) {
    const cookieHome = shareCookie(join(home, 'rabbitmq-cluster'));
    const nodes = NAMES.map((name) => {
      const dir = join(home, 'rabbitmq-cluster', name);
      const about = { node: nodeOf(name), port: ports[name], dist: ports[`${name}-dist`], epmd: ports.epmd };
      const node = nodeProgram({ name, dir, settings: SETTINGS, ...about });
      // All of them at once: one that was not the last to stop waits for the others.
      const ready = name === NAMES.at(-1) ? undefined : () => true;
      return { ...node, env: { ...node.env, HOME: cookieHome }, ready, patience: PATIENCE_MS };
    });
    return [portMapper(ports.epmd), ...nodes];
  },
};
