/** Whether a version `1.2.3` comes after another; parts that are no numbers count as 0. */
export function isNewer(version: string, than: string): boolean {
  const [a, b] = [partsOf(version), partsOf(than)];
  const place = a.findIndex((part, n) => part !== b[n]);
  return place >= 0 && a[place]! > b[place]!;
}

const PARTS = 3;
const partsOf = (version: string): number[] =>
  Array.from({ length: PARTS }, (_, n) => Number(version.split('.')[n]) || 0);
