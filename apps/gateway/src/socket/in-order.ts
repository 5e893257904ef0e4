import { Lanes, tooMany } from '@plomada/service-kit';

/** More than this waiting at once is a flood. */
const MOST_WAITING = 200;

/** Does one thing after the other in each lane, in the order in which they came, and refuses floods. */
export class InOrder {
  private readonly lanes = new Lanes();
  private waiting = 0;

  /** Refuses with TOO_MANY_REQUESTS when too much is waiting in all lanes together. */
  async run<T>(lane: string, work: () => Promise<T>): Promise<T> {
    if (this.waiting >= MOST_WAITING) throw tooMany('TOO_MANY_REQUESTS', { seconds: 1 });
    this.waiting += 1;
    try {
      return await this.lanes.run(lane, work);
    } finally {
      this.waiting -= 1;
    }
  }
}
