/** Does one thing after the other in each lane, in the order in which they came; lanes do not wait for each other. */
export class Lanes {
  private readonly last = new Map<string, Promise<unknown>>();

  /** Does the work when everything that came before it in its lane is over, also when that failed. */
  async run<T>(lane: string, work: () => Promise<T>): Promise<T> {
    const before = this.last.get(lane) ?? Promise.resolve();
    const mine = before.then(work, work);
    this.last.set(lane, mine);
    try {
      return await mine;
    } finally {
      if (this.last.get(lane) === mine) this.last.delete(lane);
    }
  }
}
