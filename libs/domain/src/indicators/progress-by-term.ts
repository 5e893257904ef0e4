import type { Plan } from '../plan/plan';
import { roundTo2 } from '../progress/hundredths';
import { pcrOf, ppcOf } from './compliance';
import type { Promised, TermRatio } from './promises';
import { progressAtCloses } from './real-progress';
import type { Ratio } from './result';

/** PPC, PCR and real progress of one closed term. */
export interface TermProgress {
  readonly termNumber: number;
  readonly startDate: string;
  readonly ppc: Ratio<Promised>;
  readonly pcr: Ratio<Promised>;
  /** Percent of the project at the close. */
  readonly realProgress: number;
}

/** The three indicators side by side, by closed term. */
export function progressByTerm(plan: Plan): readonly TermProgress[] {
  const pcr = pcrOf(plan).byTerm;
  const real = progressAtCloses(plan);
  return ppcOf(plan).byTerm.map((ppc, place) => ({
    termNumber: ppc.termNumber,
    startDate: ppc.startDate,
    ppc: ratioAlone(ppc),
    pcr: ratioAlone(pcr[place]!),
    realProgress: roundTo2(real[place]!.value * 100),
  }));
}

function ratioAlone({ value, numerator, denominator, rows }: TermRatio): Ratio<Promised> {
  return { value, numerator, denominator, rows };
}
