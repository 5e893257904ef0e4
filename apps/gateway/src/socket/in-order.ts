import { tooMany } from '@plomada/service-kit';

/** More than this waiting at once is a flood. */
const MOST_WAITING = 200;

/** Does one thing after the other in each lane, in the order in which they came. */
export class InOrder {
  private readonly lanes = new Map<string, Promise<unknown>>();
  private waiting = 0;

  /** Refuses with TOO_MANY_REQUESTS when too much is waiting in all lanes together. */
  async run<T>(lane: string, work: () => Promise<T>): Promise<T> {
    if (this.waiting >= MOST_WAITING) throw tooMany('TOO_MANY_REQUESTS', { seconds: 1 });
    this.waiting += 1;
    const before = this.lanes.get(lane) ?? Promise.resolve();
    const mine = before.then(work, work);
    this.lanes.set(lane, mine);
    try {
      return await mine;
    } finally {
      this.waiting -= 1;
      if (this.lanes.get(lane) === mine) this.lanes.delete(lane);
    }
  }
}
