import type { NoticeType } from '@plomada/contracts';
import type { Change, Restriction } from '@plomada/domain';

/** What somebody is told of a restriction of theirs. */
export interface RestrictionNotice {
  readonly type: Extract<NoticeType, 'RESTRICTION_ASSIGNED' | 'RESTRICTION_RELEASED' | 'RESTRICTION_REMOVED'>;
  readonly restrictionId: string;
  /** As it was when it went; undefined for one that is in the plan. */
  readonly gone?: Restriction;
}

/** What some changes did to restrictions that concerns their responsibles, in their order. A corrected day of release does not. */
export function noticesOfChanges(changes: readonly Change[]): readonly RestrictionNotice[] {
  return changes.flatMap((change): readonly RestrictionNotice[] => {
    if (change.table !== 'restrictions') return [];
    const restrictionId = change.id;
    if (change.kind === 'remove') {
      return [{ type: 'RESTRICTION_REMOVED', restrictionId, gone: change.row as Restriction }];
    }
    const { responsible, released } = (
      change.kind === 'add' ? change.row : change.after
    ) as Partial<Restriction>;
    if (released) {
      const isCorrected = change.kind === 'set' && change.before['released'] !== null;
      return change.kind === 'add' || isCorrected ? [] : [{ type: 'RESTRICTION_RELEASED', restrictionId }];
    }
    return responsible ? [{ type: 'RESTRICTION_ASSIGNED', restrictionId }] : [];
  });
}
