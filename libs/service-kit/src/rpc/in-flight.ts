/** Counts work under way, so that a stop can wait for it. */
export class InFlight {
  private count = 0;
  private waiting: (() => void)[] = [];

  begin(): void {
    this.count += 1;
  }

  end(): void {
    this.count -= 1;
    if (this.count > 0) return;
    for (const resume of this.waiting.splice(0)) resume();
  }

  /** Resolves when nothing is under way, or after `patience` milliseconds: a stop must end. */
  async drained(patience = 4_000): Promise<void> {
    if (this.count === 0) return;
    let timer: NodeJS.Timeout | undefined;
    await Promise.race([
      new Promise<void>((resolve) => this.waiting.push(resolve)),
      new Promise<void>((resolve) => (timer = setTimeout(resolve, patience))),
    ]);
    clearTimeout(timer);
  }
}
