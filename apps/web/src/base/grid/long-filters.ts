const KEY = 'plomada.filters.';
/** A window keeps the last few: pages that one went back to may ask for theirs. */
const MOST = 10;

/** Keeps filters that are too long for an address as long as the window lives; answers what stands for them in the address. */
export function layAside(filters: string): string {
  const keys = keysKept();
  const known = keys.find((key) => sessionStorage.getItem(key) === filters);
  if (known) return known.slice(KEY.length);
  for (const key of keys.slice(MOST - 1)) sessionStorage.removeItem(key);
  const name = `${Date.now().toString(36)}-${crypto.randomUUID().slice(0, 4)}`;
  sessionStorage.setItem(KEY + name, filters);
  return name;
}

/** Null where this window does not have them, as after somebody else sent the address. */
export const laidAside = (name: string): string | null => sessionStorage.getItem(KEY + name);

/** Newest first. */
const keysKept = (): string[] =>
  Object.keys(sessionStorage)
    .filter((key) => key.startsWith(KEY))
    .sort()
    .reverse();
