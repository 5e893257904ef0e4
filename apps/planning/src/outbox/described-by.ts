import type { Change, PlanSettings } from '@plomada/domain';

const TOLD = ['name', 'startDate', 'timeZone'] as const satisfies readonly (keyof PlanSettings)[];
type Described = Partial<Pick<PlanSettings, (typeof TOLD)[number]>>;

/** What others show of a plan or go by, and changes made again; null when they leave it as it was. */
export function describedBy(changes: readonly Change[]): Described | null {
  const settings = changes.flatMap((change) =>
    change.kind === 'set' && change.table === 'settings' ? [change.after as Partial<PlanSettings>] : [],
  );
  const after: Partial<PlanSettings> = Object.assign({}, ...settings);
  const told = TOLD.filter((field) => after[field] !== undefined);
  return told.length > 0
    ? (Object.fromEntries(told.map((field) => [field, after[field]])) as Described)
    : null;
}
