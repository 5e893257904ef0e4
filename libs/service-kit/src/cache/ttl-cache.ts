/**
 * Remembers answers for a short while, so that not every call asks another service again.
 *
 * Questions that are under way are shared; failures are not remembered. Bounded: the oldest answer goes first.
 */
export class TtlCache<V> {
  private readonly entries = new Map<string, { answer: Promise<V>; known?: V; until: number }>();

  constructor(
    private readonly milliseconds: number,
    private readonly most = 10_000,
  ) {}

  get(key: string, ask: () => Promise<V>): Promise<V> {
    const remembered = this.entries.get(key);
    if (remembered && remembered.until > Date.now()) return remembered.answer;
    return this.ask(key, ask);
  }

  private ask(key: string, ask: () => Promise<V>): Promise<V> {
    const entry: { answer: Promise<V>; known?: V; until: number } = {
      // A query of Mongoose is no promise: it runs whenever it is waited for, and refuses the second time.
      answer: Promise.resolve(ask()),
      until: Date.now() + this.milliseconds,
    };
    this.entries.delete(key);
    this.entries.set(key, entry);
    if (this.entries.size > this.most) this.entries.delete(this.entries.keys().next().value as string);
    entry.answer.then(
      (known) => (entry.known = known),
      () => this.entries.get(key) === entry && this.entries.delete(key),
    );
    return entry.answer;
  }

  /** Forgets the answers that it holds for, and those still under way: they might be old news when they come. */
  forget(concerns: (known: V, key: string) => boolean): void {
    for (const [key, { known }] of this.entries) {
      if (known === undefined || concerns(known, key)) this.entries.delete(key);
    }
  }
}
