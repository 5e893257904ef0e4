import { percentOf, roundTo2 } from '../progress/hundredths';

/** A figure of a term and what it was made of. */
export interface LaboratoryFigure {
  /** In the unit of its indicator; null where there is nothing to divide by. */
  readonly value: number | null;
  readonly numerator: number;
  readonly denominator: number;
}

/** What a figure is counted in: percent 0..100, a ratio about 1, days, or how many there were. */
export type LaboratoryUnit = 'percent' | 'ratio' | 'days' | 'count';

/** How the terms of a period come to one figure: all of them together, summed, or as the last of them says. */
type Over = 'together' | 'sum' | 'last';

/** What the laboratory compares of the terms of projects, and how each is read. */
export const LABORATORY_INDICATORS = {
  ppc: { unit: 'percent', over: 'together', report: 'PPC' },
  pcr: { unit: 'percent', over: 'together', report: 'PCR' },
  spi: { unit: 'ratio', over: 'last', report: 'SPI' },
  spit: { unit: 'ratio', over: 'last', report: 'SPIt' },
  realProgress: { unit: 'percent', over: 'last', report: 'PPC_PCR_RealProgress' },
  madeReady: { unit: 'percent', over: 'together', report: 'TasksMadeReady' },
  anticipated: { unit: 'percent', over: 'together', report: 'TasksMadeReady' },
  commitmentLevel: { unit: 'percent', over: 'together', report: 'CommitmentLevel' },
  identificationTime: { unit: 'days', over: 'together', report: 'IdenTime' },
  causes: { unit: 'count', over: 'sum', report: 'CNCByTerm' },
} as const satisfies Readonly<
  Record<string, { readonly unit: LaboratoryUnit; readonly over: Over; readonly report: string }>
>;

export type LaboratoryIndicator = keyof typeof LABORATORY_INDICATORS;
export const LABORATORY_INDICATOR_IDS = Object.keys(LABORATORY_INDICATORS) as readonly LaboratoryIndicator[];

/** Those that may go up and down together: real progress only grows, and would go with everything else that does. */
export const CORRELATED_INDICATORS = LABORATORY_INDICATOR_IDS.filter((id) => id !== 'realProgress');

/** Terms below which a figure of a period is said to have little behind it. */
export const FEW_TERMS = 4;

/** A figure of a period, and in how many of its terms there was one. */
export interface PeriodFigure extends LaboratoryFigure {
  readonly terms: number;
}

/**
 * The figures of an indicator's terms, in their order, as one: kept ÷ promised of all of them rather than the mean of their
 * percents, so that a term with two promises does not weigh as much as one with twenty. What already is of the whole
 * project (progress, SPI) is as the last term that has it says. Null where no term has any.
 */
export function figureOver(
  indicator: LaboratoryIndicator,
  figures: readonly (LaboratoryFigure | undefined)[],
): PeriodFigure | null {
  const { unit, over } = LABORATORY_INDICATORS[indicator];
  const known = figures.filter((one): one is LaboratoryFigure => one !== undefined && one.value !== null);
  const last = known.at(-1);
  if (!last) return null;
  if (over === 'last') return { ...last, terms: known.length };
  const numerator = known.reduce((sum, one) => sum + one.numerator, 0);
  const denominator = known.reduce((sum, one) => sum + one.denominator, 0);
  const value =
    over === 'sum'
      ? numerator
      : unit === 'percent'
        ? percentOf(numerator, denominator)
        : roundTo2(numerator / denominator);
  return { value, numerator, denominator, terms: known.length };
}
