import { refusalFailure } from '@plomada/contracts';
import { useCallback } from 'react';
import { useStore } from 'react-redux';
import type { RootState } from '../../app/workspace-state';
import type { EditsDone } from '../../base/grid/grid';
import type { Message, Refused } from '../../base/messages/messages-slice';
import { useFailureText } from '../../base/messages/use-failure-text';
import { refusalLink } from '../messages/refusal-link';
import { authorOf } from '../state/author';
import { selectReady } from '../state/plan-selectors';
import { type ActionOfRows, acceptedRows } from './accepted-rows';
import { NOTHING_DONE, submitTold } from './submit-told';

/** What came of something that was done to many rows. */
export interface BulkOutcome {
  /** Why it was not done to some of them, by their ids. */
  readonly refused: ReadonlyMap<string, Refused>;
  readonly done: EditsDone;
}

const NOTHING: BulkOutcome = { refused: new Map(), done: NOTHING_DONE };

/**
 * Does something to many rows as one action that one undo takes back, leaving out those for which it is refused. `said` is told of
 * what was done, with the button that takes it back; its `count` is how many rows that were. Who must propose proposes each by itself, and is
 * told by that.
 */
export function useBulkAction(): <Row extends { readonly id: string }>(
  rows: readonly Row[],
  actionOf: ActionOfRows<Row>,
  said?: Message['key'],
) => BulkOutcome {
  const store = useStore<RootState>();
  const textOf = useFailureText();
  return useCallback(
    (rows, actionOf, said) => {
      const ready = selectReady(store.getState());
      if (!ready) return NOTHING;
      const context = { ...authorOf(ready), now: new Date().toISOString() };
      const { action, count, refusals } = acceptedRows(ready.sync.visible, rows, actionOf, context);
      const done = action ? submitTold(store, action, count, said) : NOTHING_DONE;
      const refused = [...refusals].map(([id, refusal]): readonly [string, Refused] => [
        id,
        { why: textOf(refusalFailure(refusal)), see: refusalLink(ready.sync.visible, refusal) },
      ]);
      return { refused: new Map(refused), done };
    },
    [store, textOf],
  );
}
