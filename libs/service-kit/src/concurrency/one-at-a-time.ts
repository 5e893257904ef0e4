/** Asks what answers later, once at a time: whoever asks meanwhile gets the answer that is on its way. */
export function oneAtATime<T>(ask: () => Promise<T>): () => Promise<T> {
  let underWay: Promise<T> | undefined;
  return () => (underWay ??= ask().finally(() => (underWay = undefined)));
}
