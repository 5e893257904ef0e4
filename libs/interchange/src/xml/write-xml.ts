/** A value of an element: text, or the elements in it. Null says that there is none, undefined leaves the element out. */
export type XmlValue = string | number | readonly XmlEntry[] | null | undefined;
export type XmlEntry = readonly [name: string, value: XmlValue];

const NIL = 'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:nil="true"';

/**
 * An indented XML document in UTF-8 whose root has the namespace. Names are ours; every text is escaped. `instructions` are for
 * one reader alone, to others they say nothing: their texts are ours too.
 */
export function writeXml(
  root: string,
  namespace: string,
  entries: readonly XmlEntry[],
  instructions: readonly (readonly [target: string, text: string])[] = [],
): string {
  const lines = [
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>',
    ...instructions.map(([target, text]) => `<?${target} ${text}?>`),
    `<${root} xmlns="${namespace}">`,
  ];
  write(entries, '  ', lines);
  lines.push(`</${root}>`, '');
  return lines.join('\n');
}

function write(entries: readonly XmlEntry[], indent: string, lines: string[]): void {
  for (const [name, value] of entries) {
    if (value === undefined) continue;
    if (value === null) lines.push(`${indent}<${name} ${NIL}/>`);
    else if (typeof value === 'object') {
      lines.push(`${indent}<${name}>`);
      write(value, `${indent}  `, lines);
      lines.push(`${indent}</${name}>`);
    } else lines.push(`${indent}<${name}>${escapeXml(String(value))}</${name}>`);
  }
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#xD;' };

/** Text as XML content. Characters that XML 1.0 cannot hold, lone surrogates among them, are dropped. */
export function escapeXml(text: string): string {
  return text
    .replace(/[&<>\r]/g, (character) => ESCAPES[character]!)
    .replace(/[\ud800-\udbff][\udc00-\udfff]|[^\t\n\r\u0020-\ud7ff\ue000-\ufffd]/g, (character) =>
      character.length === 2 ? character : '',
    );
}
