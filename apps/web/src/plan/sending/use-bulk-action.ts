import { refusalFailure } from '@plomada/contracts';
import { useCallback } from 'react';
import { useStore } from 'react-redux';
import type { RootState } from '../../app/workspace-state';
import type { Message, Refused } from '../../base/messages/messages-slice';
import { useFailureText } from '../../base/messages/use-failure-text';
import { refusalLink } from '../messages/refusal-link';
import { isReachable } from '../proposing/refusal-here';
import { authorOf } from '../state/author';
import { proposes, selectReady } from '../state/plan-selectors';
import { type ActionOfRows, acceptedRows } from './accepted-rows';
import { submitTold } from './submit-told';

/** Why something was not done to some rows, by their ids. */
export type RefusedRows = ReadonlyMap<string, Refused>;

const NONE: RefusedRows = new Map();

/**
 * Does something to many rows as one action that one undo takes back, leaving out those for which it is refused. `said` is told of
 * what was done, with the button that takes it back; its `count` is how many rows that were. Who must propose proposes each by itself, and is
 * told by that.
 */
export function useBulkAction(): <Row extends { readonly id: string }>(
  rows: readonly Row[],
  actionOf: ActionOfRows<Row>,
  said?: Message['key'],
) => RefusedRows {
  const store = useStore<RootState>();
  const textOf = useFailureText();
  return useCallback(
    (rows, actionOf, said) => {
      const ready = selectReady(store.getState());
      if (!ready) return NONE;
      if (proposes(ready) && !isReachable(ready)) {
        const why = textOf({ code: 'PROPOSAL_NEEDS_CONNECTION' });
        return new Map(rows.map(({ id }) => [id, { why }]));
      }
      const context = { ...authorOf(ready), now: new Date().toISOString() };
      const { action, count, refusals } = acceptedRows(ready.sync.visible, rows, actionOf, context);
      if (action) submitTold(store, action, count, said);
      return new Map(
        [...refusals].map(([id, refusal]) => [
          id,
          { why: textOf(refusalFailure(refusal)), see: refusalLink(ready.sync.visible, refusal) },
        ]),
      );
    },
    [store, textOf],
  );
}
