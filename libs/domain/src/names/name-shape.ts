import { isText, type Shape, shapeOf } from '../shape/shape';
import { isVisible } from './visible-text';

/** A name of `max` characters at most, some of which people see. */
export const nameText = (max: number): Shape<string> =>
  shapeOf(
    `text of 1 to ${max} characters, some of them seen`,
    (value) => isText(value, max) && isVisible(value),
  );

/** Characters of what people call a resource, a baseline, a unit or a category of the rhythm. */
export const MAX_ROW_NAME = 120;
/** What they call one. */
export const rowName = nameText(MAX_ROW_NAME);
