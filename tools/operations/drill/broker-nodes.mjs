import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { controlNode, nodeAnswers, nodeProgram, shellAtNode } from '../../local/backing/rabbitmq-node.mjs';
import { runningNode } from '../../local/backing/rabbitmq.mjs';
import { waitUntil } from '../../local/net/answers.mjs';
import { choosePorts } from '../../local/net/ports.mjs';

const COOKIE = join('home', '.erlang.cookie');
const READY_MS = 240_000;
const SETTINGS = 'cluster_partition_handling = pause_minority\n';

/** The node that an installation began with, and those that join it. */
export class BrokerNodes {
  constructor({ home, group }) {
    Object.assign(this, { home, group, nodes: [{ name: 'rabbitmq', ...runningNode(home) }] });
  }

  /** One address list for all of them. */
  get url() {
    return this.nodes.map(({ port }) => `amqp://guest:guest@127.0.0.1:${port}`).join(',');
  }

  /** Starts another node and has it join the first, which keeps what it has. */
  async join(name) {
    const [first] = this.nodes;
    const { home, group } = this;
    const ports = await choosePorts(home, [name, `${name}-dist`]);
    const dir = join(home, name);
    const about = { dir, node: `plomada-${name}@localhost`, port: ports[name], dist: ports[`${name}-dist`] };
    const node = { name, ...about, epmd: first.epmd };
    mkdirSync(join(dir, 'home'), { recursive: true });
    copyFileSync(join(first.dir, COOKIE), join(dir, COOKIE));
    const { failure, givenUp } = group.launch(nodeProgram({ ...node, settings: SETTINGS }), 'backing');
    await this.#answers(node, { hopeless: givenUp, late: () => failure('did not answer') });
    for (const args of [['stop_app'], ['reset'], ['join_cluster', first.node], ['start_app']])
      await controlNode(node, args);
    this.nodes.push(node);
    return node;
  }

  /** Waits for a node that was killed. */
  async isBack(name) {
    const node = this.nodes.find((one) => one.name === name);
    await this.#answers(node, { late: () => new Error(`${name} does not come back`) });
  }

  /** Has the first node do what lines of a shell say. */
  shell(lines) {
    return shellAtNode(this.nodes[0], lines);
  }

  /** What is known of all queues: {name, type, messages, members} each, `members` of those that have some. */
  async queues() {
    const answer = await this.shell(
      'rabbitmqctl list_queues --quiet --formatter json name type durable messages members',
    );
    return JSON.parse(answer);
  }

  #answers({ port }, more) {
    return waitUntil(() => nodeAnswers(port), { timeout: READY_MS, ...more });
  }
}
