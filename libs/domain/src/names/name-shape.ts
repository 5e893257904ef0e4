import { isText, type Shape, shapeOf } from '../shape/shape';
import { inOneLine, LINE_BREAK, TURNING } from './one-line';
import { isVisible } from './visible-text';

/** Text of `max` characters at most that is kept in one line, however many it is given in. */
export const keptLine = (max: number): Shape<string> => ({
  ...shapeOf(`text of 0 to ${max} characters, kept in one line`, (value) => isText(value, max)),
  kept: inOneLine,
});

/** A name of `max` characters at most, some of which people see; it is kept in one line. */
export const nameText = (max: number): Shape<string> => ({
  ...shapeOf(
    `text of 1 to ${max} characters, some of them seen, kept in one line`,
    (value) => isText(value, max) && isVisible(value),
  ),
  kept: inOneLine,
});

/** Text of `max` characters at most that stands in one line, as in the head of a mail. */
export const lineText = (max: number): Shape<string> =>
  shapeOf(
    `text of 0 to ${max} characters in one line`,
    (value) => isText(value, max) && !LINE_BREAK.test(value) && !TURNING.test(value),
  );

/** A name that stands in one line. */
export const nameLine = (max: number): Shape<string> =>
  shapeOf(
    `text of 1 to ${max} characters in one line, some of them seen`,
    (value) => isText(value, max) && isVisible(value) && !LINE_BREAK.test(value) && !TURNING.test(value),
  );

/** Characters of what people call a resource, a baseline, a unit or a category of the rhythm. */
export const MAX_ROW_NAME = 120;
/** What they call one. */
export const rowName = nameText(MAX_ROW_NAME);
