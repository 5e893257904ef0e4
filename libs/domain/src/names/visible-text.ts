/** What no screen shows: controls, and signs that only steer how others are drawn, fillers of Hangul among them. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
/** What is drawn as nothing: spaces, the Braille cell without dots and the musical note without a head. */
const BLANKS = /[\s\u2800\u{1d159}]+/gu;

/** The text as people see it: blanks as one space each, none at its ends, and nothing that no screen shows. */
export function visibleText(text: string): string {
  return text.replace(BLANKS, ' ').replace(INVISIBLE, '').trim();
}

/** Whether people see anything of the text. */
export function isVisible(text: string): boolean {
  return visibleText(text) !== '';
}

/** How many characters of a text say something: letters, digits and the blanks between words, and neither marks nor pictures. */
export function wordCharacters(text: string): number {
  const words = visibleText(text)
    .replace(/[^\p{L}\p{M}\p{N} ]/gu, '')
    .replace(/ +/g, ' ')
    .trim();
  return [...words].length;
}
