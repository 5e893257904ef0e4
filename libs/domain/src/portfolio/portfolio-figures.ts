import type { CivilDate } from '../calendar/civil-date';
import type { Indicators } from '../indicators/indicators';
import type { Plan } from '../plan/plan';
import { closedTerms } from '../terms/open-term';
import { shownRestrictions } from '../view/shown-restriction';

/** Closed terms that a portfolio shows the trend of. */
export const TREND_TERMS = 12;

/** What a portfolio shows of a project beside the figures of every list (`screens.md`, "Portfolio"). */
export interface PortfolioFigures {
  /** Percent of each of the last closed terms, the oldest first; null where nothing was promised. */
  readonly ppc: readonly (number | null)[];
  readonly pcr: readonly (number | null)[];
  /** SPI at the last closes, the oldest first; null where nothing was due by then. */
  readonly spi: readonly (number | null)[];
  /** Restrictions that are not released, and those of them that will not be in time. */
  readonly openRestrictions: number;
  readonly restrictionsAtRisk: number;
  /** When the last closed term was closed; null before the first. */
  readonly lastClose: string | null;
}

/** As of the end of `today`, of indicators that were calculated then. */
export function portfolioFigures(
  plan: Plan,
  { PPC, PCR, SPI }: Pick<Indicators, 'PPC' | 'PCR' | 'SPI'>,
  today: CivilDate,
): PortfolioFigures {
  const open = shownRestrictions(plan, today).filter(({ released }) => released === null);
  return {
    ppc: trendOf(PPC.terms),
    pcr: trendOf(PCR.terms),
    spi: trendOf(SPI.filter(({ termNumber }) => termNumber !== null)),
    openRestrictions: open.length,
    restrictionsAtRisk: open.filter(({ inTime }) => inTime === false).length,
    lastClose: closedTerms(plan).at(-1)?.realClosingTime ?? null,
  };
}

const trendOf = (points: readonly { readonly value: number | null }[]): readonly (number | null)[] =>
  points.slice(-TREND_TERMS).map(({ value }) => value);
