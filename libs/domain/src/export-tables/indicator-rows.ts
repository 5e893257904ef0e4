import type { CivilDate } from '../calendar/civil-date';
import { commitmentLevels } from '../indicators/commitment-level';
import { pcrOf, ppcOf } from '../indicators/compliance';
import { progressByTerm } from '../indicators/progress-by-term';
import { projectDetails } from '../indicators/project-details';
import { tasksMadeReady } from '../indicators/tasks-made-ready';
import type { Plan } from '../plan/plan';

export const EXPORTED_INDICATORS = [
  'PPC',
  'PCR',
  'commitmentLevel',
  'tasksMadeReady',
  'tasksAnticipated',
  'realProgress',
  'plannedProgress',
  'baselineProgress',
] as const;

/** The value of an indicator, of a closed term or of the whole project. */
export interface ExportedIndicator {
  readonly id: string;
  readonly indicator: (typeof EXPORTED_INDICATORS)[number];
  /** Null of the whole project. */
  readonly termNumber: number | null;
  /** First day of the term. */
  readonly termStart: CivilDate | null;
  /** Percent, 2 decimals; null where there is nothing to divide by, or to compare with. */
  readonly value: number | null;
  /** What it was divided of and by; null of what is no share of things counted. */
  readonly numerator: number | null;
  readonly denominator: number | null;
}

type Counted = Pick<ExportedIndicator, 'value'> & Readonly<Record<'numerator' | 'denominator', number>>;
interface OfTerm {
  readonly termNumber: number;
  readonly startDate: CivilDate;
}

export function exportedIndicators(plan: Plan, today: CivilDate): readonly ExportedIndicator[] {
  const details = projectDetails(plan, today);
  return [
    ofProject('PPC', ppcOf(plan).total),
    ofProject('PCR', pcrOf(plan).total),
    ofProject('realProgress', alone(details.realProgress)),
    ofProject('plannedProgress', alone(details.plannedProgress)),
    ofProject('baselineProgress', alone(details.baselineProgress)),
    ...progressByTerm(plan).flatMap((term) => [
      ofTerm('PPC', term, term.ppc),
      ofTerm('PCR', term, term.pcr),
      ofTerm('realProgress', term, alone(term.realProgress)),
    ]),
    ...commitmentLevels(plan).map((term) => ofTerm('commitmentLevel', term, term.level ?? alone(null))),
    ...tasksMadeReady(plan).flatMap((term) => [
      ofTerm('tasksMadeReady', term, term.madeReady),
      ofTerm('tasksAnticipated', term, term.anticipated),
    ]),
  ];
}

type Figures = Counted | ReturnType<typeof alone>;
const alone = (value: number | null) => ({ value, numerator: null, denominator: null });

function ofProject(indicator: ExportedIndicator['indicator'], figures: Figures): ExportedIndicator {
  const { value, numerator, denominator } = figures;
  const id = `${indicator}-project`;
  return { id, indicator, termNumber: null, termStart: null, value, numerator, denominator };
}

function ofTerm(
  indicator: ExportedIndicator['indicator'],
  { termNumber, startDate }: OfTerm,
  { value, numerator, denominator }: Figures,
): ExportedIndicator {
  const id = `${indicator}-${termNumber}`;
  return { id, indicator, termNumber, termStart: startDate, value, numerator, denominator };
}
