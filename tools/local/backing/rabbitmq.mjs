import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { controlNode, missingForNode, nodeAnswers, nodeProgram, portMapper } from './rabbitmq-node.mjs';

/** RabbitMQ from the system's packages, with data, cookie and Erlang port mapper of its own. */
export const rabbitmq = {
  name: 'rabbitmq',
  knob: 'RABBITMQ_URL',
  defaultPort: 5672,
  ports: ['rabbitmq', 'rabbitmq-dist', 'epmd'],
  missing: missingForNode,
  url: (ports) => `amqp://guest:guest@127.0.0.1:${ports.rabbitmq}`,
  answers: (ports) => nodeAnswers(ports.rabbitmq),

  async programs({ home, ports }) {
    return [portMapper(ports.epmd), nodeProgram({ name: 'rabbitmq', ...nodeOf(home, ports) })];
  },
};

const nodeOf = (home, { rabbitmq: port, 'rabbitmq-dist': dist, epmd }) => ({
  dir: join(home, 'rabbitmq'),
  node: 'plomada@localhost',
  port,
  dist,
  epmd,
});

/** Where the broker that runs from `home` has its data, its name and its ports. */
export const runningNode = (home) => nodeOf(home, JSON.parse(readFileSync(join(home, 'ports.json'), 'utf8')));

/** Has the broker that runs from `home` do what the arguments of `rabbitmqctl` say; resolves with its answer. */
export const controlRabbitmq = (home, ...args) => controlNode(runningNode(home), args);
