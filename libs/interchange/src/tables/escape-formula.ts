/** With one of these, also behind blanks and in the full width of East Asian sheets, a spreadsheet takes a text for a formula. */
const FORMULA = /^(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/;
const GUARDED = /^'(?=\s*[=+\-@＝＋－＠]|[\t\r\n])/;

/** A text that a spreadsheet shows and does not run: an apostrophe stands before what would be a formula. */
export function escapeFormula(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** The text that `escapeFormula` was given. */
export function unescapeFormula(text: string): string {
  return text.replace(GUARDED, '');
}
