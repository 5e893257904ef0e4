/** What ends a line or leads to the next stop of one. */
export const LINE_BREAK = /[\t\n\r\u2028\u2029]/;

/** The text in one line: blanks with an end of a line or a tab among them become one space, none at its ends. */
export function inOneLine(text: string): string {
  if (!LINE_BREAK.test(text)) return text;
  return text.replace(/\s+/g, (blanks) => (LINE_BREAK.test(blanks) ? ' ' : blanks)).trim();
}
