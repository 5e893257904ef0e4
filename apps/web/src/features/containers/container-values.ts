import type { Container } from '@plomada/contracts';

/** What the form of a container asks. */
export interface ContainerValues {
  readonly name: string;
  readonly country: string | null;
  readonly classification: string;
  readonly type: string;
  readonly administratorName: string;
  readonly administratorEmail: string;
  readonly facilitatorName: string;
  readonly facilitatorEmail: string;
  readonly projects: readonly string[];
}

export const EMPTY_CONTAINER: ContainerValues = {
  name: '',
  country: null,
  classification: '',
  type: '',
  administratorName: '',
  administratorEmail: '',
  facilitatorName: '',
  facilitatorEmail: '',
  projects: [],
};

export function valuesOf(container: Container): ContainerValues {
  const names = Object.keys(EMPTY_CONTAINER) as (keyof ContainerValues)[];
  return Object.fromEntries(names.map((name) => [name, container[name]])) as unknown as ContainerValues;
}

/** The message that says them. */
export const toDetails = (values: ContainerValues) => ({
  name: values.name.trim(),
  country: values.country,
  classification: values.classification.trim(),
  type: values.type.trim(),
  administratorName: values.administratorName.trim(),
  administratorEmail: values.administratorEmail.trim(),
  facilitatorName: values.facilitatorName.trim(),
  facilitatorEmail: values.facilitatorEmail.trim(),
  projects: [...values.projects],
});
