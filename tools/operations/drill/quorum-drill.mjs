import { waitUntil } from '../../local/net/answers.mjs';
import { BrokerNodes } from './broker-nodes.mjs';
import { Drill } from './drill.mjs';

const EMPTY_MS = 60_000;
const OURS = /^plomada\./;

/** An installation on one broker that goes over to three and to quorum queues while a firm works with it, as docs/operations.md says. */
export class QuorumDrill extends Drill {
  /** The two new nodes, and copies of the events' queues on them. */
  async addNodes() {
    this.nodes = new BrokerNodes(this);
    for (const name of ['rabbitmq-2', 'rabbitmq-3'])
      await this.step(`${name} joins`, async () => {
        const { node } = await this.nodes.join(name);
        await this.nodes.shell(this.commands.grow(node));
      });
  }

  /** From maintenance, in which edits wait with their authors, to processes that have quorum queues. */
  async changeQueues() {
    const { commands, env, from, nodes, processes, urls } = this;
    const setting = (more) => Object.assign(processes, { env: { ...env, ...more } });
    await this.step('from classic queues to quorum queues', async (news) => {
      news('maintenance');
      setting({ MAINTENANCE: 'true' });
      await processes.replace('gateway', from);
      await this.#nothingWaits();
      news('all processes end');
      await processes.endAll();
      await nodes.shell(commands.deleteClassic);
      const left = await this.#queues((queue) => queue.type === 'classic' && queue.durable);
      if (left.length > 0) throw new Error(`Not deleted: ${left.join(', ')}`);
      news('all processes start');
      setting({ QUEUE_TYPE: 'quorum' });
      processes.urls = { ...urls, RABBITMQ_URL: nodes.url };
      await this.start({ ...from, name: 'quorum' });
      await nodes.shell(commands.eventsPolicy);
    });
    const alone = await this.#queues(({ type, members }) => type === 'quorum' && members.length < 3);
    if (alone.length > 0) throw new Error(`On fewer than three nodes: ${alone.join(', ')}`);
  }

  /** Kills every node once, each after the one before is back. */
  async killNodes() {
    for (const { name } of this.nodes.nodes) {
      await this.step(`${name} is killed`, () => this.group.kill(name));
      await this.step(`${name} comes back`, () => this.nodes.isBack(name));
    }
  }

  expects(line) {
    return line.startsWith('rabbitmq');
  }

  async #nothingWaits() {
    const waits = () => this.#queues(({ name, messages }) => messages > 0 && !name.endsWith('.dead'));
    await waitUntil(async () => (await waits()).length === 0, {
      timeout: EMPTY_MS,
      every: 1_000,
      late: () => new Error('Messages wait though nobody can edit'),
    });
  }

  async #queues(matches) {
    const all = await this.nodes.queues();
    return all.filter((queue) => OURS.test(queue.name) && matches(queue)).map(({ name }) => name);
  }
}
