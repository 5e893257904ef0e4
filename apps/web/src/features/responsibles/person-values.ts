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

/** The values of those fields that are named. */
export const only = (
  fields: Partial<Readonly<Record<keyof PersonValues, boolean>>>,
  values: PersonValues,
): Partial<PersonValues> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => fields[name as keyof PersonValues]));

/** Characters that the plan keeps of each. */
export const LONGEST = { firstName: 80, lastName: 80, email: 254, company: 120, function: 120 } as const;
