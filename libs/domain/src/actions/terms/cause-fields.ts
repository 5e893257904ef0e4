import { nameText } from '../../names/name-shape';
import { isVisible } from '../../names/visible-text';
import { isText, type Shape, shapeOf } from '../../shape/shape';

const MAX_DETAIL = 2000;

const detail: Shape<string> = shapeOf(
  `text of 1 to ${MAX_DETAIL} characters that is not blank`,
  (value) => isText(value, MAX_DETAIL) && isVisible(value),
);

/**
 * What a cause says: type, origin and detail, none of them empty (planning core, section 5). Causes of before that was asked may
 * lack some. Type and origin are words of the company's lists, kept in one line as those are. One that is in no list is taken:
 * a plan is written without a network too, where nobody knows what the lists have come to be.
 */
export const causeFields = { cncType: nameText(120), cncOrigin: nameText(120), detail };

/** Causes that one task may have in a term. */
export const MAX_CAUSES = 10;
