import type { Responsible } from '@plomada/domain';

/** What the dialog of a person asks. */
export type PersonValues = Omit<Responsible, 'id' | 'userId'>;

export const NOBODY: PersonValues = {
  firstName: '',
  lastName: '',
  email: '',
  company: '',
  function: '',
  role: 'user',
  isActive: true,
};

export function valuesOf(person: Responsible): PersonValues {
  const names = Object.keys(NOBODY) as (keyof PersonValues)[];
  return Object.fromEntries(names.map((name) => [name, person[name]])) as unknown as PersonValues;
}

export const trimmed = (values: PersonValues): PersonValues => ({
  ...values,
  firstName: values.firstName.trim(),
  lastName: values.lastName.trim(),
  email: values.email.trim(),
  company: values.company.trim(),
  function: values.function.trim(),
});

/** Characters that the plan keeps of each. */
export const LONGEST = { firstName: 80, lastName: 80, email: 254, company: 120, function: 120 } as const;
