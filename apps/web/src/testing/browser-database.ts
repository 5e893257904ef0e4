/** The browser's database behind `idb-keyval`, which jsdom lacks: values are copied in and out, as there. */
export const records = new Map<string, string>();

/** Set to have writes refused, as a browser without space does. */
export const browserDatabase = { full: false };

const DEFAULT = 'keyval';
const keyIn = (key: string, store = DEFAULT): string => `${store}/${key}`;

export const createStore = (name: string): string => name;

export async function get(key: string, store?: string): Promise<unknown> {
  const kept = records.get(keyIn(key, store));
  return kept === undefined ? undefined : (JSON.parse(kept) as unknown);
}

export async function set(key: string, value: unknown, store?: string): Promise<void> {
  if (browserDatabase.full) throw new DOMException('no space', 'QuotaExceededError');
  records.set(keyIn(key, store), JSON.stringify(value));
}

export async function update(
  key: string,
  change: (value: unknown) => unknown,
  store?: string,
): Promise<void> {
  await set(key, change(await get(key, store)), store);
}

export async function delMany(keys: readonly string[], store?: string): Promise<void> {
  for (const key of keys) records.delete(keyIn(key, store));
}

export async function entries(store = DEFAULT): Promise<[string, unknown][]> {
  return [...records]
    .filter(([key]) => key.startsWith(`${store}/`))
    .map(([key, value]) => [key.slice(store.length + 1), JSON.parse(value) as unknown]);
}
