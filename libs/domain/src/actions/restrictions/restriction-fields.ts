import { isText, list, nullable, oneOf, type Shape, shapeOf, text } from '../../shape/shape';
import { isVisible } from '../../names/visible-text';
import { nameText } from '../../names/name-shape';
import { day, rowId } from '../payload-fields';

/** Tasks that one restriction may hold back. */
export const MAX_RESTRICTED_TASKS = 500;

const MAX_DETAIL = 2000;

const nonBlank: Shape<string> = shapeOf(
  `text of 1 to ${MAX_DETAIL} characters that is not blank`,
  (value) => isText(value, MAX_DETAIL) && isVisible(value),
);

/** What a person decides about a restriction. Type 1 holds back the start, 2 the end. */
export const restrictionFields = {
  taskIds: list(rowId, MAX_RESTRICTED_TASKS, 1),
  family: nameText(120),
  type: oneOf(1, 2),
  detail: nonBlank,
  comments: text(MAX_DETAIL),
  responsible: nullable(rowId),
  commited: nullable(day),
  required: day,
};
