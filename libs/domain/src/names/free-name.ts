import { isNameTaken } from './name-key';

type Named = Parameters<typeof isNameTaken>[0];

/** The name, or with a number behind it where another row has it: `Rev 1 (2)`. Of `max` characters at most. */
export function freeName(rows: Named, name: string, max: number): string {
  let free = cut(name, max);
  for (let number = 2; isNameTaken(rows, free); number += 1) {
    const behind = ` (${number})`;
    free = cut(name, max - behind.length) + behind;
  }
  return free;
}

/** Half a character is none. */
function cut(text: string, max: number): string {
  return text
    .slice(0, max)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
}
