import type { TcpProxy, Random } from '@plomada/testing';
import { BACKING, BROKER_NODES, isLookedAfter, killHard, type Killable, nodeIsBack } from '../processes';
import { pause } from '../pause';
import type { SecondPlanning } from './second-planning';

const SERVICES = ['planning', 'gateway', 'auth'] as const;
/** A second process of planning: the writers' queues change hands when either dies and when it is back. */
const SECOND_PLANNING = 'planning-2';
type Victim = Killable | typeof SECOND_PLANNING;

/** What the machine does to a product at work, one thing after the other, each decided by the seed. */
export class Disasters {
  readonly killed: Victim[] = [];
  private readonly victims: readonly Victim[];
  /** Where the broker is a cluster: the one that dies of its nodes. The others have to go on without it. */
  private readonly node: (typeof BROKER_NODES)[number] | null;

  constructor(
    private readonly random: Random,
    private readonly proxies: readonly TcpProxy[],
    private readonly secondPlanning: SecondPlanning,
  ) {
    this.node = BROKER_NODES.every(isLookedAfter) ? random.pick(BROKER_NODES) : null;
    const standsFor = (name: (typeof BACKING)[number]) =>
      name === 'rabbitmq' && this.node ? this.node : name;
    const backing = BACKING.map(standsFor);
    const elsewhere = backing.filter((name) => !isLookedAfter(name));
    for (const name of elsewhere) console.log(`skipped: ${name} runs elsewhere and is not killed`);
    this.victims = [...SERVICES, SECOND_PLANNING, ...backing.filter(isLookedAfter)];
  }

  /**
   * Kills each program once, in an order of chance and after a calm each, and spoils ways meanwhile and in between. Of a broker of several nodes one is
   * killed, and is back at the end: a second one dead beside it would be the majority.
   */
  async round(calmMs: number): Promise<void> {
    const left = [...this.victims];
    while (left.length > 0) {
      const [name] = left.splice(this.random.integer(0, left.length - 1), 1) as [Victim];
      await pause(calmMs);
      await this.spoil();
      await Promise.all([this.kill(name), this.spoil()]);
      this.killed.push(name);
    }
    if (this.node) await nodeIsBack(this.node);
  }

  /** Resolves when another stands in its place. */
  private kill(name: Victim): Promise<void> {
    return name === SECOND_PLANNING ? this.secondPlanning.killHard() : killHard(name);
  }

  /** One way is cut, slow, or silent for about as long as people notice. */
  private async spoil(): Promise<void> {
    const proxy = this.random.pick(this.proxies);
    const what = this.random.pick(['drop', 'cut', 'slow', 'deafen'] as const);
    if (what === 'slow') proxy.slow(this.random.integer(20, 300));
    else proxy[what]();
    await pause(this.random.integer(100, 900));
    if (what === 'deafen') proxy.drop();
    proxy.mend();
    await pause(this.random.integer(50, 300));
  }
}
