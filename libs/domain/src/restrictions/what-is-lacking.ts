import { nameKey } from '../names/name-key';
import type { Restriction } from '../plan/plan';

/** What makes two restrictions of a task the same one, as values to compare: nobody is asked for the same thing twice. */
export const whatIsLacking = ({
  type,
  family,
  detail,
}: Pick<Restriction, 'type' | 'family' | 'detail'>): readonly [Restriction['type'], string, string] => [
  type,
  nameKey(family),
  nameKey(detail),
];
