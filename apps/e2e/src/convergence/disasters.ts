import type { TcpProxy, Random } from '@plomada/testing';
import { BACKING, isLookedAfter, killHard, type Killable } from '../processes';
import { pause } from './pause';

const SERVICES = ['planning', 'gateway', 'auth'] as const;

/** What the machine does to a product at work, one thing after the other, each decided by the seed. */
export class Disasters {
  readonly killed: Killable[] = [];
  private readonly victims: readonly Killable[];

  constructor(
    private readonly random: Random,
    private readonly proxies: readonly TcpProxy[],
  ) {
    const elsewhere = BACKING.filter((name) => !isLookedAfter(name));
    for (const name of elsewhere) console.log(`skipped: ${name} runs elsewhere and is not killed`);
    this.victims = [...SERVICES, ...BACKING.filter(isLookedAfter)];
  }

  /** Kills each program once, in an order of chance, and spoils ways meanwhile and in between. */
  async round(): Promise<void> {
    const left = [...this.victims];
    while (left.length > 0) {
      const [name] = left.splice(this.random.integer(0, left.length - 1), 1) as [Killable];
      await this.spoil();
      await Promise.all([killHard(name), this.spoil()]);
      this.killed.push(name);
    }
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
