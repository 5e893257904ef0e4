/** Does the work of each key one thing after the other, in the order in which it came; keys do not wait for each other. */
export class KeyedQueue {
  private readonly last = new Map<string, Promise<unknown>>();

  /** Does the work when everything that came before it under its key is over, also when that failed. */
  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const before = this.last.get(key) ?? Promise.resolve();
    const mine = before.then(work, work);
    this.last.set(key, mine);
    try {
      return await mine;
    } finally {
      if (this.last.get(key) === mine) this.last.delete(key);
    }
  }
}
