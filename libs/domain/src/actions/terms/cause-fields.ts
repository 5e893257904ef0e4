import { isVisible } from '../../names/visible-text';
import { isText, type Shape, shapeOf } from '../../shape/shape';

const said = (most: number): Shape<string> =>
  shapeOf(
    `text of 1 to ${most} characters that is not blank`,
    (value) => isText(value, most) && isVisible(value),
  );

/** What a cause says: type, origin and detail, none of them empty (planning core, section 5). Causes of before that was asked may lack some. */
export const causeFields = { cncType: said(120), cncOrigin: said(120), detail: said(2000) };

/** Causes that one task may have in a term. */
export const MAX_CAUSES = 10;
