import type { PlanRow } from '@plomada/domain';

/** The weights of what is nobody's parent, together: 100, or 0 where nothing weighs anything. */
export function totalWeight(rows: readonly PlanRow[]): number {
  const hundredths = rows
    .filter(({ kind }) => kind !== 'summary')
    .reduce((sum, { weight }) => sum + Math.round(weight * 100), 0);
  return hundredths / 100;
}
