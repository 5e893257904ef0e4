import type { Change, PlanSettings } from '@plomada/domain';

/** What lists show of a plan and changes made again; null when they leave it as it was. */
export function describedBy(
  changes: readonly Change[],
): Partial<Pick<PlanSettings, 'name' | 'startDate'>> | null {
  const settings = changes.flatMap((change) =>
    change.kind === 'set' && change.table === 'settings' ? [change.after as Partial<PlanSettings>] : [],
  );
  const { name, startDate }: Partial<PlanSettings> = Object.assign({}, ...settings);
  if (name === undefined && startDate === undefined) return null;
  return { ...(name !== undefined && { name }), ...(startDate !== undefined && { startDate }) };
}
