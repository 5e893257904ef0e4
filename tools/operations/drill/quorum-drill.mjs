import { waitUntil } from '../../local/net/answers.mjs';
import { BrokerNodes } from './broker-nodes.mjs';
import { Drill } from './drill.mjs';

const EMPTY_MS = 60_000;
const OURS = /^plomada\./;

const isOfEvents = (name) => name.includes('.on.');

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

  /** To quorum queues, on all three nodes. */
  async changeQueues() {
    const { commands, nodes, urls } = this;
    await this.step('from classic queues to quorum queues', async (news) => {
      await this.#endAll(news);
      await nodes.shell(commands.deleteClassic);
      await this.#expectNone(({ type, durable }) => type === 'classic' && durable, 'Not deleted');
      this.processes.urls = { ...urls, RABBITMQ_URL: nodes.url };
      await this.#startAll('quorum', news);
      await nodes.shell(commands.eventsPolicy);
    });
    await this.#expectNone(
      ({ type, members }) => type === 'quorum' && members.length < 3,
      'On fewer than three nodes',
    );
  }

  /** The way back: the queues of events stay what they are. */
  async changeBack() {
    await this.step('back to classic queues', async (news) => {
      await this.#endAll(news);
      await this.nodes.shell(this.commands.deleteQuorum);
      await this.#expectNone(({ name, type }) => type === 'quorum' && !isOfEvents(name), 'Not deleted');
      await this.#startAll('classic', news);
    });
    await this.#expectNone(({ name, type }) => type === 'quorum' && !isOfEvents(name), 'Not classic');
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

  /** From maintenance, in which edits wait with their authors, to no process at all. */
  async #endAll(news) {
    news('maintenance');
    this.processes.env = { ...this.processes.env, MAINTENANCE: 'true' };
    await this.processes.replace('gateway', this.from);
    await this.#nothingWaits();
    news('all processes end');
    await this.processes.endAll();
  }

  async #startAll(type, news) {
    news('all processes start');
    this.processes.env = { ...this.env, QUEUE_TYPE: type };
    await this.start({ ...this.from, name: type });
  }

  async #expectNone(matches, what) {
    const found = await this.#queues(matches);
    if (found.length > 0) throw new Error(`${what}: ${found.join(', ')}`);
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
