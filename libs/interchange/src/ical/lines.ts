/** A property: its name with parameters, and its value. */
export type Line = readonly [name: string, value: string];

/** Bytes of a line before it must go on in the next one (RFC 5545, section 3.1). */
const MAX_BYTES = 75;

/** Lines as the format wants them: folded, and each ended by CR LF. */
export function contentLines(lines: readonly Line[]): string {
  return lines.map(([name, value]) => `${folded(`${name}:${value}`)}\r\n`).join('');
}

/** Text as a value: what means something in the format is escaped, and what no calendar can show is left out. */
export function escapedText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n');
}

/** Broken between characters, never within one: what goes on begins with a blank, which counts. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let bytes = 0;
  for (const character of line) {
    const size = byteLength(character);
    if (bytes + size > MAX_BYTES) {
      parts.push(part);
      part = ' ';
      bytes = 1;
    }
    part += character;
    bytes += size;
  }
  return [...parts, part].join('\r\n');
}

/** Bytes of a character in UTF-8. */
function byteLength(character: string): number {
  const code = character.codePointAt(0)!;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
}
