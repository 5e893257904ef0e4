import { nameOf, type Responsible } from '@plomada/domain';
import type { Field } from './field';
import { PickField } from './pick-field';

interface Props extends Field<string | null> {
  /** Those that may be chosen. */
  readonly people: readonly Responsible[];
}

/** Somebody of the plan, by id; null for nobody. */
export function PersonField({ people, ...field }: Props) {
  const called = (id: string): string => {
    const person = people.find((one) => one.id === id);
    return person ? nameOf(person) : '';
  };
  return <PickField {...field} keys={people.map(({ id }) => id)} nameOf={called} />;
}
