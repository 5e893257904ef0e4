/** Lets in so much at once of each: of a person, of a server outside, of whoever asks. */
export class ConcurrencyLimiter {
  private readonly underWay = new Map<string, number>();

  /** `refusal` makes what is thrown where `most` of somebody's is under way already. */
  constructor(
    private readonly most: number,
    private readonly refusal: () => Error,
  ) {}

  /** Whether more of theirs would be refused now. */
  isFull(who: string): boolean {
    return this.of(who) >= this.most;
  }

  /** Does the work for `who`, no matter how much is under way for others. Throws the refusal, and does nothing, where that is full. */
  async run<T>(who: string, work: () => Promise<T>): Promise<T> {
    if (this.isFull(who)) throw this.refusal();
    this.underWay.set(who, this.of(who) + 1);
    try {
      return await work();
    } finally {
      const left = this.of(who) - 1;
      if (left > 0) this.underWay.set(who, left);
      else this.underWay.delete(who);
    }
  }

  private of(who: string): number {
    return this.underWay.get(who) ?? 0;
  }
}
