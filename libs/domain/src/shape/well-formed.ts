/** Half of a sign that takes two. No database and no file holds one: another sign stands there afterwards. */
const LONE_HALF = /\p{Surrogate}/u;
const LONE_HALVES = new RegExp(LONE_HALF, 'gu');
const UNREADABLE = '\ufffd';

/** Whether a text is the same after it was stored and read. */
export function isWellFormed(text: string): boolean {
  return !LONE_HALF.test(text);
}

/** The text with a sign that says "unreadable" in place of each half of one. */
export function wellFormed(text: string): string {
  return text.replace(LONE_HALVES, UNREADABLE);
}
