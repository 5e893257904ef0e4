const QUOTE = 0x22;
const SPACE = 0x20;

/** How many rows of a CSV text hold something: counted without taking them apart, since a text may have a million of them. */
export function countFilledRows(text: string, delimiter: string): number {
  const between = delimiter.charCodeAt(0);
  let count = 0;
  let holds = false;
  let isQuoted = false;
  /** A quote opens a cell at its beginning only, or again right behind the quote that closed it. */
  let mayOpen = true;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const isBreak = code === 0x0a || code === 0x0d;
    const turns: boolean = code === QUOTE && (isQuoted || mayOpen);
    if (turns) isQuoted = !isQuoted;
    else if (isBreak && !isQuoted) {
      if (holds) count += 1;
      holds = false;
    } else if (code > SPACE && code !== between) holds = true;
    mayOpen = isBreak || code === between || turns;
  }
  return holds ? count + 1 : count;
}
