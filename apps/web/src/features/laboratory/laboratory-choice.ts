import { type CompanyReport, type GridViewSaved, laboratoryChoice } from '@plomada/contracts';
import { addDays } from '@plomada/domain';
import type { z } from 'zod';

/** What is compared with what, and when. */
export type LaboratoryChoice = Readonly<Required<z.infer<typeof laboratoryChoice>>>;

/** Half a year: long enough for a trend, and nobody waits for it. */
export const AS_IT_COMES: LaboratoryChoice = {
  projects: [],
  containers: [],
  regions: [],
  types: [],
  indicators: ['ppc', 'pcr'],
  weeks: 26,
  from: '',
  to: '',
  lead: 'pcr',
  follow: 'ppc',
};
/** Periods that are counted back from today, in weeks. */
export const WEEKS = [12, 26, 52] as const;

const LISTS = ['projects', 'containers', 'regions', 'types'] as const;
const KNOWN = laboratoryChoice.shape;

/** What an address says that anybody may have written: what is no choice is as the laboratory comes. */
export function choiceFrom(address: URLSearchParams): LaboratoryChoice {
  const has = (name: keyof LaboratoryChoice): boolean => address.has(name);
  const one = (name: keyof LaboratoryChoice): string => address.get(name) ?? '';
  const isByDays = has('from') || has('to');
  const given: Readonly<Record<string, unknown>> = {
    ...Object.fromEntries(LISTS.map((name) => [name, address.getAll(name)])),
    ...(has('indicators') && { indicators: one('indicators').split(',').filter(Boolean) }),
    ...(isByDays ? { weeks: null, from: one('from'), to: one('to') } : {}),
    ...(!isByDays && has('weeks') && { weeks: Number(one('weeks')) }),
    ...(has('lead') && { lead: one('lead') }),
    ...(has('follow') && { follow: one('follow') }),
  };
  const read = Object.entries(KNOWN).flatMap(([name, schema]) => {
    const { success, data } = schema.safeParse(given[name]);
    return success && data !== undefined ? [[name, data]] : [];
  });
  return { ...AS_IT_COMES, ...Object.fromEntries(read) };
}

/** The address with a choice in it: what is as it comes is left out. */
export function withChoice(address: URLSearchParams, choice: LaboratoryChoice): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const name of Object.keys(KNOWN)) next.delete(name);
  for (const name of LISTS) for (const one of choice[name]) next.append(name, one);
  if (String(choice.indicators) !== String(AS_IT_COMES.indicators))
    next.set('indicators', choice.indicators.join(','));
  if (choice.weeks === null) {
    next.set('from', choice.from);
    next.set('to', choice.to);
  } else if (choice.weeks !== AS_IT_COMES.weeks) next.set('weeks', String(choice.weeks));
  if (choice.lead !== AS_IT_COMES.lead) next.set('lead', choice.lead);
  if (choice.follow !== AS_IT_COMES.follow) next.set('follow', choice.follow);
  return next;
}

/** What a saved view chooses. */
export const choiceOf = ({ laboratory }: GridViewSaved['view']): LaboratoryChoice => {
  const { success, data } = laboratoryChoice.safeParse(laboratory ?? {});
  return success ? { ...AS_IT_COMES, ...data } : AS_IT_COMES;
};

/** The days of a choice, both included; null where it is open. */
export const periodOf = ({ weeks, from, to }: LaboratoryChoice, today: string) =>
  weeks === null
    ? { from: from || null, to: to || null }
    : { from: addDays(today, 1 - 7 * weeks), to: today };

type Project = CompanyReport['projects'][number];

/** The projects of a choice: those that are named, else all of the chosen containers, regions and types. */
export function chosenProjects(
  projects: readonly Project[],
  { projects: named, containers, regions, types }: LaboratoryChoice,
): readonly Project[] {
  if (named.length > 0) return projects.filter(({ id }) => named.includes(id));
  const isAmong = (list: readonly string[], value: string | null) =>
    list.length === 0 || (value !== null && list.includes(value));
  return projects.filter(
    ({ containerId, region, projectType }) =>
      isAmong(containers, containerId) && isAmong(regions, region) && isAmong(types, projectType),
  );
}
