import type { CivilDate } from '../calendar/civil-date';
import type { Term } from '../plan/plan';
import { grouped } from './grouped';
import { type Ratio, ratioOf } from './result';

/** Something promised for a term: a task's commitment or the release of a restriction. */
export interface Promised {
  readonly termNumber: number;
  /** The task or the restriction. */
  readonly id: string;
  readonly text: string;
  /** Ids of who promised it; empty when nobody was named. */
  readonly responsibles: readonly string[];
  readonly met: boolean;
  /** Of a task: percent that was promised of it, and that it reached. */
  readonly promised?: number | undefined;
  readonly reached?: number | undefined;
  /** Of a restriction: the day by which it was to be released, and the one on which it was; null where it was not. */
  readonly due?: CivilDate | undefined;
  readonly released?: CivilDate | null | undefined;
}

/** The promises of one term and how many were kept. */
export interface TermRatio extends Ratio<Promised> {
  readonly termNumber: number;
  readonly startDate: string;
}

/** The promises of one person and how many were kept. */
export interface ResponsibleRatio extends Ratio<Promised> {
  /** Their id. */
  readonly responsible: string;
  /** As they are called, or were when they left; '' where nobody knows any more. */
  readonly name: string;
}

/** One line of a month average: the totals of a term and the three before it. */
export interface MonthRatio extends Ratio<Promised> {
  readonly termNumber: number;
}

/** Terms that a month's average spans. */
const MONTH = 4;

/** Met over promised. */
export function keptRatio(promises: readonly Promised[]): Ratio<Promised> {
  return ratioOf(promises, (promise) => promise.met);
}

/** Met over promised by term, for the given terms in order. */
export function ratioByTerm(terms: readonly Term[], promises: readonly Promised[]): readonly TermRatio[] {
  const byTerm = grouped(promises, (promise) => promise.termNumber);
  return terms.map(({ number, startDate }) => ({
    termNumber: number,
    startDate,
    ...keptRatio(byTerm.get(number) ?? []),
  }));
}

/** Met over promised by responsible; a promise of several people counts for each of them. In order of first promise. */
export function ratioByResponsible(
  promises: readonly Promised[],
  nameOf: (id: string) => string,
): readonly ResponsibleRatio[] {
  const byPerson = new Map<string, Promised[]>();
  for (const promise of promises) {
    for (const id of promise.responsibles) {
      const present = byPerson.get(id);
      if (present) present.push(promise);
      else byPerson.set(id, [promise]);
    }
  }
  return Array.from(byPerson, ([responsible, own]) => ({
    responsible,
    name: nameOf(responsible),
    ...keptRatio(own),
  }));
}

/** The promises of a company's people and how many were kept. */
export interface CompanyRatio extends Ratio<Promised> {
  /** '' for those of nobody, or of nobody's company that is known. */
  readonly company: string;
}

/** Met over promised by company, the company of each person as it is now; one of several companies counts for each. By name. */
export function ratioByCompany(
  promises: readonly Promised[],
  companyOf: (id: string) => string,
): readonly CompanyRatio[] {
  const byCompany = new Map<string, Promised[]>();
  for (const promise of promises) {
    const companies = new Set(promise.responsibles.map(companyOf));
    if (companies.size === 0) companies.add('');
    for (const company of companies) {
      const present = byCompany.get(company);
      if (present) present.push(promise);
      else byCompany.set(company, [promise]);
    }
  }
  return [...byCompany]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([company, own]) => ({ company, ...keptRatio(own) }));
}

/** The average of a month at each term: met ÷ promised of it and the three terms before, not a mean of percentages. */
export function monthAverages(terms: readonly TermRatio[]): readonly MonthRatio[] {
  return terms.map(({ termNumber }, place) => {
    const month = terms.slice(Math.max(0, place + 1 - MONTH), place + 1);
    return { termNumber, ...keptRatio(month.flatMap((term) => term.rows)) };
  });
}
