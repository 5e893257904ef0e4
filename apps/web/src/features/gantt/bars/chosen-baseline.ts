import { type Baseline, defaultBaseline, type Plan } from '@plomada/domain';

/** The baseline that somebody chose to compare with, or the default one where it is gone since; undefined where there is none. */
export const chosenBaseline = (plan: Plan, chosen: string | null): Baseline | undefined =>
  (chosen === null ? undefined : plan.baselines.get(chosen)) ?? defaultBaseline(plan);
