import { join } from 'node:path';
import { missingForNode, nodeAnswers, nodeProgram, portMapper } from './rabbitmq-node.mjs';

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
    const { rabbitmq: port, 'rabbitmq-dist': dist, epmd } = ports;
    const dir = join(home, 'rabbitmq');
    return [
      portMapper(epmd),
      nodeProgram({ name: 'rabbitmq', dir, node: 'plomada@localhost', port, dist, epmd }),
    ];
  },
};
