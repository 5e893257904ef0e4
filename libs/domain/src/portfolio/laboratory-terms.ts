import type { CivilDate } from '../calendar/civil-date';
import { identificationTime } from '../indicators/identification';
import { closedFigures, type ClosedFigures } from '../indicators/closed-figures';
import { grouped } from '../indicators/grouped';
import type { Indicators } from '../indicators/indicators';
import { isReleasedInTime } from '../indicators/promised-restrictions';
import type { Plan } from '../plan/plan';
import { termLastDay } from '../terms/open-term';
import type { LaboratoryFigure, LaboratoryIndicator } from './laboratory-indicator';

/** How often causes of one type occurred. */
export interface CauseTally {
  readonly type: string;
  readonly count: number;
}

/** The restrictions of one family. */
export interface FamilyTally {
  readonly family: string;
  /** Those that fell due, and those of them that were released by then. */
  readonly due: number;
  readonly inTime: number;
  /** Those that were found, and the days from then until they were needed, of all of them together. */
  readonly found: number;
  readonly daysAhead: number;
}

/** What the laboratory compares of a closed term. A figure that the term's close did not keep yet is missing. */
export interface LaboratoryTerm {
  readonly number: number;
  readonly lastDay: CivilDate;
  readonly figures: Readonly<Partial<Record<LaboratoryIndicator, LaboratoryFigure>>>;
  readonly causes: readonly CauseTally[];
  readonly families: readonly FamilyTally[];
}

type Used = Pick<
  Indicators,
  'PPC' | 'PCR' | 'SPI' | 'SPIt' | 'TasksMadeReady' | 'CommitmentLevel' | 'CNCByTerm'
>;
type Numbers = LaboratoryFigure & { readonly termNumber: number | null };

/** The closed terms of a plan, from the first to the last, of indicators that were calculated of it. */
export function laboratoryTerms(plan: Plan, indicators: Used): readonly LaboratoryTerm[] {
  const { PPC, PCR, SPI, SPIt, TasksMadeReady, CommitmentLevel, CNCByTerm } = indicators;
  const figuresBy: Readonly<Record<string, ReadonlyMap<number, LaboratoryFigure>>> = {
    ppc: byTerm(PPC.terms),
    pcr: byTerm(PCR.terms),
    spi: byTerm(SPI),
    spit: byTerm(SPIt),
    realProgress: byTerm(SPI.map((one) => ({ ...one, value: one.numerator, denominator: 100 }))),
    madeReady: byTerm(TasksMadeReady.map(({ termNumber, madeReady }) => ({ termNumber, ...madeReady }))),
    anticipated: byTerm(
      TasksMadeReady.map(({ termNumber, anticipated }) => ({ termNumber, ...anticipated })),
    ),
    commitmentLevel: byTerm(
      CommitmentLevel.flatMap(({ termNumber, level }) => (level ? [{ termNumber, ...level }] : [])),
    ),
  };
  const causesBy = new Map(CNCByTerm.map(({ termNumber, types }) => [termNumber, types]));
  return closedFigures(plan).map((closed) => {
    const { number } = closed.term;
    const causes = (causesBy.get(number) ?? []).map(({ key, count }) => ({ type: key, count }));
    const count = causes.reduce((sum, cause) => sum + cause.count, 0);
    const { value, numerator, denominator } = identificationTime(foundIn(plan, closed));
    return {
      ...{ number, lastDay: termLastDay(closed.term) },
      figures: {
        ...Object.fromEntries(
          Object.entries(figuresBy).flatMap(([id, terms]) => {
            const figure = terms.get(number);
            return figure ? [[id, figure]] : [];
          }),
        ),
        identificationTime: { value, numerator, denominator },
        causes: { value: count, numerator: count, denominator: 1 },
      },
      causes,
      families: familiesOf(plan, closed),
    };
  });
}

const byTerm = (terms: readonly Numbers[]): ReadonlyMap<number, LaboratoryFigure> =>
  new Map(
    terms.flatMap(({ termNumber, value, numerator, denominator }) =>
      termNumber === null ? [] : [[termNumber, { value, numerator, denominator }] as const],
    ),
  );

/** The restrictions that a term found, but those that were deleted since. */
const foundIn = (plan: Plan, { figures }: ClosedFigures) =>
  figures.identified.flatMap((id) => plan.restrictions.get(id) ?? []);

/** In alphabetical order. */
function familiesOf(plan: Plan, closed: ClosedFigures): readonly FamilyTally[] {
  const due = grouped(closed.figures.restrictions, ({ family }) => family);
  const found = grouped(foundIn(plan, closed), ({ family }) => family);
  return [...new Set([...due.keys(), ...found.keys()])].sort().map((family) => {
    const owed = due.get(family) ?? [];
    const { numerator: daysAhead, denominator } = identificationTime(found.get(family) ?? []);
    return {
      ...{ family, due: owed.length, inTime: owed.filter(isReleasedInTime).length },
      ...{ found: denominator, daysAhead },
    };
  });
}
