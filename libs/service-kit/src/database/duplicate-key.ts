const DUPLICATE_KEY = 11_000;

/** Whether MongoDB refused a write because a unique index has its key already: somebody else was first. */
export function isDuplicateKey(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === DUPLICATE_KEY;
}
