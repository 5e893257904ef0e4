import { lineText, nameLine } from '../../names/name-shape';
import { boolean, nullable, oneOf } from '../../shape/shape';
import { rowId } from '../payload-fields';

/** What is known about a person who does work. The e-mail may be empty; two people never share one. */
export const responsibleFields = {
  userId: nullable(rowId),
  firstName: nameLine(80),
  lastName: lineText(80),
  email: lineText(254),
  company: lineText(120),
  function: lineText(120),
  role: oneOf('admin', 'user'),
  isActive: boolean,
};
