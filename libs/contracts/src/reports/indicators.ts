import type { Indicators } from '@plomada/domain';
import { z } from 'zod';
import { id } from '../primitives';

/** The id of a report in the spec's catalogue: what the indicators of a plan are calculated under. */
export type ReportId = keyof Indicators;

const day = z.string();
const rowId = z.string();
const list = <S extends z.ZodType>(item: S) => z.array(item).readonly();

const numbers = z.object({
  /** Percent with 2 decimals; null where there is nothing to divide by. */
  value: z.number().nullable(),
  numerator: z.number(),
  denominator: z.number(),
});
const ratioOf = <S extends z.ZodType>(row: S) => numbers.extend({ rows: list(row) });

const promised = z.object({
  termNumber: z.number(),
  id: rowId,
  text: z.string(),
  responsibles: list(id),
  met: z.boolean(),
  // Of a task the first two, of a restriction the others; results of an older version have none.
  promised: z.number().optional(),
  reached: z.number().optional(),
  due: day.optional(),
  released: day.nullish(),
});
const ofTerm = { termNumber: z.number(), startDate: day };
const kept = ratioOf(promised);
const byTerm = list(kept.extend(ofTerm));
const byResponsible = list(kept.extend({ responsible: z.string(), name: z.string() }));
const compliance = z.object({
  total: kept,
  terms: byTerm,
  monthAverages: z.array(numbers.extend({ termNumber: z.number() })),
});

const cause = z.object({
  causeId: rowId,
  taskId: rowId,
  termNumber: z.number(),
  closingDate: z.string(),
  origin: z.string(),
  type: z.string(),
  detail: z.string(),
  taskWBS: z.string(),
  taskName: z.string(),
  responsible: z.string(),
  commitment: z.number().nullable(),
  progress: z.number(),
  impact: z.number().nullable(),
});
const causes = list(ratioOf(cause).extend({ key: z.string(), cumulative: z.number() }));

const identificationTime = numbers.extend({ rows: list(z.object({ id: rowId, days: z.number() })) });
const state = z.literal([1, 2, 3, 4, 5]);
const states = list(ratioOf(rowId).extend({ state }));
const interval = { start: day, end: day };
const curve = list(z.object({ date: day, value: z.number() }));

/**
 * What each report's indicators look like between the services and on the screens. They are the domain's own types: a field that
 * is renamed there and not here does not compile.
 */
export const indicatorSchemas = {
  ProjectDetails: z.object({
    name: z.string(),
    startDate: day,
    endDate: day.nullable(),
    tasks: z.number(),
    realProgress: z.number(),
    plannedProgress: z.number(),
    baselineProgress: z.number().nullable(),
    ppc: z.number().nullable(),
    pcr: z.number().nullable(),
    term: z.object({ number: z.number(), startDate: day, lastDay: day }),
  }),
  PPC: compliance,
  PPC_Last_6_Weeks: byTerm,
  CommitmentLevel: list(
    z.object({
      ...ofTerm,
      level: numbers.nullable(),
      beyond: z.number(),
      ppc: numbers,
      rows: list(
        z.object({
          termNumber: z.number(),
          id: rowId,
          text: z.string(),
          promisable: z.boolean(),
          promised: z.boolean(),
          done: z.boolean(),
        }),
      ),
    }),
  ),
  PPCResponsible: byResponsible,
  PPCResponsibleWeek: byResponsible,
  PPCByCompany: list(kept.extend({ company: z.string() })),
  PCR: compliance,
  PCR_Last_6_Weeks: byTerm,
  PCRResponsible: byResponsible,
  PCRResponsibleWeek: byResponsible,
  PPC_PCR_RealProgress: z.array(
    z.object({
      ...ofTerm,
      ppc: numbers,
      // Results of an older version have none.
      pcr: numbers.extend({ rows: list(promised).default([]) }),
      realProgress: z.number(),
    }),
  ),
  CNCPareto: causes,
  CNC: causes,
  CNC6Weeks: causes,
  CNCLastWeek: causes,
  CNCByRole: causes,
  CNCByRoleLastTerm: causes,
  CNCByTerm: list(z.object({ ...ofTerm, types: list(z.object({ key: z.string(), count: z.number() })) })),
  IdenTime: identificationTime,
  IdenTimeByFamily: list(identificationTime.extend({ family: z.string() })),
  IdenRanges: list(ratioOf(rowId).extend({ from: z.number(), to: z.number().nullable() })),
  // Results of an older version do not say which term is open.
  IdenRest: list(ratioOf(rowId).extend({ termNumber: z.number(), isOpen: z.boolean().default(false) })),
  restState: states,
  restStateFamily: list(z.object({ family: z.string(), states })),
  rhythm: list(
    z.object({
      categoryId: rowId,
      name: z.string(),
      workDays: z.number().nullable(),
      bars: list(
        z.object({
          ...{ unitId: rowId, unit: z.string(), order: z.number() },
          ...{ ...interval, days: z.number(), taskIds: list(rowId) },
        }),
      ),
      meanDays: z.number().nullable(),
      pace: z.number().nullable(),
    }),
  ),
  histogram: list(
    z.object({
      resourceId: rowId,
      name: z.string(),
      // Results of an older version have none.
      unit: z.string().default(''),
      weeks: list(
        z.object({
          week: day,
          amount: z.number(),
          rows: list(z.object({ id: rowId, amount: z.number() })),
        }),
      ),
    }),
  ),
  burnDown: z.object({
    minDate: day.nullable(),
    maxDate: day.nullable(),
    data: list(
      z.object({
        date: day,
        ideal: z.number(),
        remaining: z.number().nullable(),
        openRestrictions: z.number().nullable(),
      }),
    ),
    rows: list(z.object({ id: rowId, created: z.string(), released: z.string().nullable() })),
  }),
  SCurve: z.object({
    baseline: curve,
    masterPlan: curve,
    realProgress: list(
      z.object({
        ...{ date: day, value: z.number() },
        rows: list(z.object({ id: rowId, done: z.number() })).optional(),
      }),
    ),
    rows: list(
      z.object({
        id: rowId,
        ...interval,
        weight: z.number(),
        baseline: z.object(interval).nullable(),
        progress: z.number(),
      }),
    ),
  }),
  SPI: list(
    z.object({
      date: day,
      termNumber: z.number().nullable(),
      ...numbers.shape,
      // Results of an older version have none.
      outside: z.number().default(0),
      rows: list(
        z.object({
          ...{ id: rowId, done: z.number(), due: z.number() },
          isOutside: z.literal(true).optional(),
        }),
      ),
    }),
  ),
  SPIt: list(z.object({ date: day, termNumber: z.number().nullable(), ...numbers.shape })),
  TasksMadeReady: list(
    z.object({
      ...ofTerm,
      madeReady: numbers,
      anticipated: numbers,
      rows: list(
        z.object({
          termNumber: z.number(),
          id: rowId,
          text: z.string(),
          anticipated: z.boolean(),
          madeReady: z.boolean(),
          promised: z.boolean(),
        }),
      ),
    }),
  ),
  MilestoneTrend: list(
    z.object({
      id: rowId,
      text: z.string(),
      isDone: z.boolean(),
      day,
      baseline: day.nullable(),
      points: list(z.object({ termNumber: z.number(), date: day, day })),
    }),
  ),
  CriticalPathDrift: list(
    z.object({
      ...ofTerm,
      planEnd: day.nullable(),
      moved: z.number().nullable(),
      movedInAll: z.number().nullable(),
      entered: numbers,
      rows: list(
        z.object({
          ...{ termNumber: z.number(), id: rowId, text: z.string() },
          // Results of an older version have those that entered alone.
          change: z.enum(['entered', 'left']).default('entered'),
        }),
      ),
    }),
  ),
} satisfies { readonly [Id in ReportId]: z.ZodType<Indicators[Id]> };

type Schemas = typeof indicatorSchemas;

/** The indicators of one report. */
export type Indicator<Id extends ReportId> = z.output<Schemas[Id]>;

/** The indicators of a plan as they are stored: those that an older version calculated lack some, or have them otherwise. */
export const indicatorResults = z.record(z.string(), z.unknown());
export type IndicatorResults = z.output<typeof indicatorResults>;

/** What was calculated for one report; null where that is lacking, or not as reports are now. The others stand as they are. */
export function indicatorOf<Id extends ReportId>(
  results: IndicatorResults,
  report: Id,
): Indicator<Id> | null {
  const parsed = indicatorSchemas[report].safeParse(results[report]);
  return parsed.success ? (parsed.data as Indicator<Id>) : null;
}
