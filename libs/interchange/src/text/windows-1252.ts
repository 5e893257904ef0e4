/** What Windows' western code page has where Latin-1 has control characters, 0x80 to 0x9f; itself where it has nothing. */
const BEYOND = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** True of the labels that mean that code page: those of Latin-1 do as well. */
export function isWestern(label: string): boolean {
  return /^(windows-1252|cp1252|x-cp1252|iso-?8859-?1|latin-?1|l1|ascii|us-ascii)$/.test(label);
}

/**
 * Text that was decoded as that code page. Some engines take it for Latin-1, a mistake of theirs that makes control
 * characters of quotes and dashes; right text passes unchanged.
 */
export function repairedWestern(text: string): string {
  return text.replace(/[\u0080-\u009f]/g, (character) => BEYOND[character.charCodeAt(0) - 0x80]!);
}

/** The bytes of a text in that code page, or in UTF-8 where a character of it is not in there. */
export function westernOrUtf8(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const place = code < 0x80 || (code >= 0xa0 && code <= 0xff) ? code : 0x80 + BEYOND.indexOf(text[at]!);
    if (place < 0x80 && code >= 0x80) return new TextEncoder().encode(text);
    bytes[at] = place;
  }
  return bytes;
}
