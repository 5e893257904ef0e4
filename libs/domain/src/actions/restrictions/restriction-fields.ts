import { isText, list, nullable, oneOf, type Shape, shapeOf, text } from '../../shape/shape';
import { isVisible } from '../../names/visible-text';
import { nameText } from '../../names/name-shape';
import { day, rowId } from '../payload-fields';

/** Tasks that one restriction may hold back. */
export const MAX_RESTRICTED_TASKS = 500;

/** The most characters of each text of a restriction, and whether it may be left empty. */
export const RESTRICTION_TEXTS = {
  family: { most: 120, mayBeEmpty: false },
  detail: { most: 2000, mayBeEmpty: false },
  comments: { most: 2000, mayBeEmpty: true },
} as const;

const { family, detail, comments } = RESTRICTION_TEXTS;

const nonBlank: Shape<string> = shapeOf(
  `text of 1 to ${detail.most} characters that is not blank`,
  (value) => isText(value, detail.most) && isVisible(value),
);

/** What a person decides about a restriction. Type 1 holds back the start, 2 the end. */
export const restrictionFields = {
  taskIds: list(rowId, MAX_RESTRICTED_TASKS, 1),
  family: nameText(family.most),
  type: oneOf(1, 2),
  detail: nonBlank,
  comments: text(comments.most),
  responsible: nullable(rowId),
  commited: nullable(day),
  required: day,
};
