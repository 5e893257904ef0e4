import { z } from 'zod';

/**
 * The part of the computed indicators that this page shows. Each is read on its own: results that an older version
 * stored lack some, and what is lacking is left out, not the page.
 */
const ratio = z.object({ value: z.number().nullable(), numerator: z.number(), denominator: z.number() });
export type Ratio = z.infer<typeof ratio>;

const term = { termNumber: z.number(), startDate: z.string() };
const termRatio = ratio.extend(term);
export type TermRatio = z.infer<typeof termRatio>;

const compliance = z.object({ total: ratio, terms: z.array(termRatio) });
const progress = z.array(z.object({ ...term, realProgress: z.number() }));
const causes = z.array(ratio.extend({ key: z.string(), cumulative: z.number() }));
export type CauseCount = z.infer<typeof causes>[number];

const curve = z.array(z.object({ date: z.string(), value: z.number() }));
export type Curve = z.infer<typeof curve>;
const sCurve = z.object({ baseline: curve, masterPlan: curve, realProgress: curve });
export type SCurve = z.infer<typeof sCurve>;

const details = z.object({
  realProgress: z.number(),
  plannedProgress: z.number(),
  baselineProgress: z.number().nullable(),
});
export type Details = z.infer<typeof details>;

/** What the page shows, already put together. */
export interface Shown {
  /** Closed terms in order, oldest first. */
  readonly terms: readonly TermLine[];
  readonly ppcTotal: Ratio | null;
  readonly pcrTotal: Ratio | null;
  readonly causes: readonly CauseCount[];
  readonly sCurve: SCurve | null;
  readonly details: Details | null;
}

/** A closed term with its figures. */
export interface TermLine {
  readonly number: number;
  readonly startDate: string;
  readonly ppc: Ratio;
  readonly pcr: Ratio | null;
  /** Percent of the project at the close. */
  readonly realProgress: number | null;
}

export function shownOf(indicators: Readonly<Record<string, unknown>>): Shown {
  const read = <S extends z.ZodType>(schema: S, id: string): z.infer<S> | null => {
    const parsed = schema.safeParse(indicators[id]);
    return parsed.success ? parsed.data : null;
  };
  const ppc = read(compliance, 'PPC');
  const pcr = read(compliance, 'PCR');
  const real = read(progress, 'PPC_PCR_RealProgress') ?? [];
  const terms = (ppc?.terms ?? []).map((own): TermLine => ({
    number: own.termNumber,
    startDate: own.startDate,
    ppc: own,
    pcr: pcr?.terms.find(({ termNumber }) => termNumber === own.termNumber) ?? null,
    realProgress: real.find(({ termNumber }) => termNumber === own.termNumber)?.realProgress ?? null,
  }));
  return {
    terms,
    ppcTotal: ppc?.total ?? null,
    pcrTotal: pcr?.total ?? null,
    causes: read(causes, 'CNCPareto') ?? [],
    sCurve: read(sCurve, 'SCurve'),
    details: read(details, 'ProjectDetails'),
  };
}
