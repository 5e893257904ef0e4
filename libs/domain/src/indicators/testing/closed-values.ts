import type { Plan } from '../../plan/plan';
import { cncLog } from '../../terms/cnc-log';
import { termEnd, termsInOrder } from '../../terms/open-term';
import { indicatorsOf } from '../indicators';

/** A day after every term that a spec closes. */
const LATER = '2027-03-01';

/** What all indicators say of the first so many terms. */
export function closedValues(plan: Plan, terms: number): unknown {
  const all = indicatorsOf(plan, LATER);
  const end = terms > 0 ? termEnd(termsInOrder(plan)[terms - 1]!) : plan.settings.startDate;
  const start = termsInOrder(plan)[0]!.startDate;
  const isPast = ({ date }: { date: string }): boolean => date < end;
  const isOf = ({ termNumber }: { termNumber: number | null }): boolean =>
    termNumber !== null && termNumber <= terms;
  return {
    ppc: all.PPC.terms.filter(isOf),
    ppcMonths: all.PPC.monthAverages.filter(isOf),
    commitmentLevel: all.CommitmentLevel.filter(isOf),
    pcr: all.PCR.terms.filter(isOf),
    pcrMonths: all.PCR.monthAverages.filter(isOf),
    progress: all.PPC_PCR_RealProgress.filter(isOf),
    identified: all.IdenRest.filter(isOf),
    spi: all.SPI.filter(isOf),
    curve: all.SCurve.realProgress.filter(isPast),
    burnDown: all.burnDown.data
      .filter((day) => isPast(day) && day.date >= start)
      .map(({ date, remaining, openRestrictions }) => [date, remaining, openRestrictions]),
    causes: cncLog(plan).filter(isOf),
    causesByTerm: all.CNCByTerm.filter(isOf),
  };
}
