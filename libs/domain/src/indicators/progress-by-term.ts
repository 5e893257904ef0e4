import type { Plan } from '../plan/plan';
import { roundTo2 } from '../progress/hundredths';
import { pcrOf, ppcOf } from './compliance';
import { progressAtCloses } from './real-progress';

/** PPC, PCR and real progress of one closed term, in percent. */
export interface TermProgress {
  readonly termNumber: number;
  readonly startDate: string;
  readonly ppc: number | null;
  readonly pcr: number | null;
  readonly realProgress: number;
}

/** The three indicators side by side, by closed term. */
export function progressByTerm(plan: Plan): readonly TermProgress[] {
  const pcr = pcrOf(plan).byTerm;
  const real = progressAtCloses(plan);
  return ppcOf(plan).byTerm.map((ppc, place) => ({
    termNumber: ppc.termNumber,
    startDate: ppc.startDate,
    ppc: ppc.value,
    pcr: pcr[place]!.value,
    realProgress: roundTo2(real[place]!.value * 100),
  }));
}
