/**
 * Has the browser remember a convenience: a choice that can be made again. A browser without space, or that lets nothing be
 * kept, forgets it with the page; nothing else depends on it.
 */
export function storeItem(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch (error) {
    console.info(`The browser does not remember ${key}`, error);
  }
}
