/** With one of these, also behind blanks and in the full width of East Asian sheets, a spreadsheet takes a text for a formula. */
const FORMULA = /^(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/;
const GUARDED = /^'(?=\s*[=+\-@＝＋－＠]|[\t\r\n])/;

/** A text that a spreadsheet shows and does not run: an apostrophe stands before what would be a formula. */
export function harmless(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** The text that `harmless` was given. */
export function unguarded(text: string): string {
  return text.replace(GUARDED, '');
}
