/**
 * What texts do not have: half of a sign that takes two, which no database and no file holds (another sign stands there
 * afterwards), and the controls that no screen shows, U+0000 among them, which files leave out. Tabs and ends of lines are
 * none of these.
 */
const LONE_HALF = /\p{Surrogate}/u;
const CONTROL = /(?![\t\n\r])\p{Cc}/u;
const LONE_HALVES = new RegExp(LONE_HALF, 'gu');
const CONTROLS = new RegExp(CONTROL, 'gu');
const UNREADABLE = '\ufffd';

/** Whether a text is the same after it was stored, written to a file and read. */
export function isWellFormed(text: string): boolean {
  return !LONE_HALF.test(text) && !CONTROL.test(text);
}

/** The text with a sign that says "unreadable" in place of each half of one, and a blank in place of each control. */
export function wellFormed(text: string): string {
  return text.replace(LONE_HALVES, UNREADABLE).replace(CONTROLS, ' ');
}
