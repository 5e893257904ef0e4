/** The browser's database behind `idb-keyval`, which jsdom lacks: values are copied in and out, as there. */
export const records = new Map<string, string>();

/** What a test may have the database do. */
export const browserDatabase = {
  /** Writes are refused, as in a browser without space. */
  full: false,
  /** Writes in stores of their own wait for it: the copy of a large plan takes its time. */
  busy: null as Promise<void> | null,
};

/** Bytes, which JSON does not know. */
const blobs: Blob[] = [];
const written = (_key: string, value: unknown): unknown =>
  value instanceof Blob ? { blob: blobs.push(value) - 1 } : value;
const revived = (_key: string, value: unknown): unknown => {
  const place = (value as { readonly blob?: number } | null)?.blob;
  return typeof place === 'number' ? blobs[place] : value;
};

const DEFAULT = 'keyval';
const keyIn = (key: string, store = DEFAULT): string => `${store}/${key}`;

export const createStore = (name: string): string => name;

export async function get(key: string, store?: string): Promise<unknown> {
  return read(key, store);
}

function read(key: string, store?: string): unknown {
  const kept = records.get(keyIn(key, store));
  return kept === undefined ? undefined : (JSON.parse(kept, revived) as unknown);
}

export async function set(key: string, value: unknown, store?: string): Promise<void> {
  if (store !== undefined) await browserDatabase.busy;
  write(key, value, store);
}

function write(key: string, value: unknown, store?: string): void {
  if (browserDatabase.full) throw new DOMException('no space', 'QuotaExceededError');
  records.set(keyIn(key, store), JSON.stringify(value, written));
}

export async function update(
  key: string,
  change: (value: unknown) => unknown,
  store?: string,
): Promise<void> {
  // In one transaction: of two at once, the second begins with what the first wrote.
  write(key, change(read(key, store)), store);
}

export async function delMany(keys: readonly string[], store?: string): Promise<void> {
  for (const key of keys) records.delete(keyIn(key, store));
}

export async function entries(store = DEFAULT): Promise<[string, unknown][]> {
  return [...records]
    .filter(([key]) => key.startsWith(`${store}/`))
    .map(([key, value]) => [key.slice(store.length + 1), JSON.parse(value, revived) as unknown]);
}
