/** A name, with the prefix of its namespace or without. */
const NAMED = /<(?:[\w.-]{1,40}:)?([A-Za-z_][\w.-]{0,60})/y;
const SUBSET_OR_END = /[[>]/g;

/**
 * The name of a document's root element without its prefix, behind declarations, instructions and comments; undefined where the
 * text ends before it. Every character is looked at once: what begins a document may be made to be searched again and again.
 */
export function rootNameOf(text: string): string | undefined {
  let at = text.indexOf('<');
  while (at >= 0) {
    const end = endOfProlog(text, at);
    if (end < 0) return undefined;
    NAMED.lastIndex = at;
    const name = end > at ? undefined : NAMED.exec(text)?.[1];
    if (name !== undefined) return name;
    at = text.indexOf('<', Math.max(end, at + 1));
  }
  return undefined;
}

/** Behind what may stand before the root, where such a thing begins here, -1 where it does not end; else the place itself. */
function endOfProlog(text: string, at: number): number {
  if (text.startsWith('<?', at)) return behind(text, '?>', at);
  if (text.startsWith('<!--', at)) return behind(text, '-->', at + 4);
  return text.startsWith('<!', at) ? endOfDoctype(text, at) : at;
}

/** A document type declaration may hold others between brackets. */
function endOfDoctype(text: string, at: number): number {
  SUBSET_OR_END.lastIndex = at;
  const found = SUBSET_OR_END.exec(text);
  if (found?.[0] !== '[') return found ? found.index + 1 : -1;
  const subset = behind(text, ']', found.index);
  return subset < 0 ? -1 : behind(text, '>', subset);
}

function behind(text: string, end: string, from: number): number {
  const found = text.indexOf(end, from);
  return found < 0 ? -1 : found + end.length;
}
