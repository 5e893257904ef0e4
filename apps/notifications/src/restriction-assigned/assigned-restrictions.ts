import type { Change, Restriction } from '@plomada/domain';

/** A restriction that somebody answers for since a change. */
export interface Assigned {
  readonly restrictionId: string;
  readonly responsible: string;
}

/** Which restrictions got a responsible by some changes, or another one, in their order. */
export function assignedBy(changes: readonly Change[]): readonly Assigned[] {
  return changes.flatMap((change) => {
    if (change.table !== 'restrictions' || change.kind === 'remove') return [];
    const values = (change.kind === 'add' ? change.row : change.after) as Partial<Restriction>;
    const { responsible } = values;
    if (!responsible || ('released' in values && values.released !== null)) return [];
    return [{ restrictionId: change.id, responsible }];
  });
}
