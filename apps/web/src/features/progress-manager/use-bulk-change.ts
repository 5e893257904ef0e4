import { type BulkEntry, bulkProgress, type WorkRow } from '@plomada/domain';
import type { RefusedLine } from '../../base/grid/refused-edits';
import type { ActionOfRows } from '../../plan/sending/accepted-rows';
import { useBulkAction } from '../../plan/sending/use-bulk-action';
import { usePlanEdits } from '../../plan/sending/use-plan-edits';
import { commentActions, commitmentsAction, membershipAction, progressesAction } from './work-edits';

/** What can be done with many tasks at once. */
export type BulkChange =
  | { readonly kind: 'commitment'; readonly value: number | null }
  | { readonly kind: 'progress'; readonly entry: BulkEntry }
  | { readonly kind: 'comments'; readonly said: string }
  | { readonly kind: 'membership'; readonly member: boolean };

const SAID = 'progress:changed';

/** Does something to many tasks; one that is so already is no change. Answers those to which it was not done, each with its reason. */
export function useBulkChange(rows: readonly WorkRow[]): (change: BulkChange) => readonly RefusedLine[] {
  const bulk = useBulkAction();
  const edit = usePlanEdits();
  const nameOf = ({ row }: WorkRow) => `${row.code} ${row.text}`;
  const done = (some: readonly WorkRow[], action: ActionOfRows<WorkRow>): readonly RefusedLine[] => {
    const { refused } = bulk(some, action, SAID);
    return some.flatMap((row) => {
      const why = refused.get(row.id);
      return why ? [{ what: nameOf(row), ...why }] : [];
    });
  };
  return (change) => {
    switch (change.kind) {
      case 'commitment':
        return done(
          rows.filter(({ task }) => task.commitment !== change.value),
          commitmentsAction(change.value),
        );
      case 'progress':
        return done(
          rows.filter(({ task }) => task.progress !== bulkProgress(task, change.entry)),
          progressesAction(change.entry),
        );
      case 'membership':
        return done(rows, membershipAction(change.member));
      case 'comments': {
        const { refused } = edit(commentActions(rows, change.said), SAID);
        return rows.flatMap((row, at) => {
          const why = refused[at];
          return why ? [{ what: nameOf(row), ...why }] : [];
        });
      }
    }
  };
}
