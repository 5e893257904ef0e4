/** What ends a line or leads to the next stop of one. */
export const LINE_BREAK = /[\t\n\r\u2028\u2029]/;
/** What turns the text around it, up to the end of its line. */
export const TURNING = /[\u202a-\u202e\u2066-\u2069]/;

/** The text in one line: blanks with an end of a line or a tab among them become one space, none at its ends; it turns no text around it. */
export function inOneLine(text: string): string {
  const straight = TURNING.test(text) ? text.replaceAll(new RegExp(TURNING, 'g'), '') : text;
  if (!LINE_BREAK.test(straight)) return straight;
  return straight.replace(/\s+/g, (blanks) => (LINE_BREAK.test(blanks) ? ' ' : blanks)).trim();
}
