/** A file that takes a while: says how far it is, and can be given up. */
export interface Making {
  /** 0..1. */
  onProgress(share: number): void;
  readonly signal: AbortSignal;
}

/** Between two pieces of the work: lets the screen answer, and ends what was given up by throwing the signal's reason. */
export async function breathe({ signal }: Making): Promise<void> {
  await new Promise((next) => setTimeout(next));
  signal.throwIfAborted();
}
