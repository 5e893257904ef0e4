/** Where a spreadsheet that expects another delimiter than the file's begins a cell, quotes or not, and the cell is a formula. */
const BEGINS_FORMULA = /([,;\t\r\n][^\S\t\r\n]*)(?=[=+\-@＝＋－＠])/g;
const GUARDED = /([,;\t\r\n][^\S\t\r\n]*)'(?=[=+\-@＝＋－＠])/g;

/** A text of which no part is run where it is parted in another way: an apostrophe stands before each such part. */
export function escapePartFormulas(text: string): string {
  return text.replace(BEGINS_FORMULA, "$1'");
}

/** The text that `escapePartFormulas` was given. */
export function unescapePartFormulas(text: string): string {
  return text.replace(GUARDED, '$1');
}
