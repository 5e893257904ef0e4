import { nameText } from '../../names/name-shape';
import { boolean, nullable, oneOf, text } from '../../shape/shape';
import { rowId } from '../payload-fields';

/** What is known about a person who does work. The e-mail may be empty; two people never share one. */
export const responsibleFields = {
  userId: nullable(rowId),
  firstName: nameText(80),
  lastName: text(80),
  email: text(254),
  company: text(120),
  function: text(120),
  role: oneOf('admin', 'user'),
  isActive: boolean,
};
