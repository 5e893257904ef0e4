import { type Failure, refusalFailure } from '@plomada/contracts';
import { isProposed, type PlanAction } from '@plomada/domain';
import { submit } from '@plomada/sync';
import { call, put, type Effect } from 'redux-saga/effects';
import { v7 as newId } from 'uuid';
import { selected } from '../../base/typed-effects';
import { nameOfRow } from '../messages/action-words';
import { proposeAction } from '../proposing/propose-action';
import { authorOf } from '../state/author';
import { keepSync } from '../state/keep-sync';
import { planEvents, type planActions } from '../state/plan-actions';
import { selectReady } from '../state/plan-selectors';

/** Does what a screen asks for, or proposes it; a refusal is shown. */
export function* submitAction({ payload: action, meta }: ReturnType<typeof planActions.submit>) {
  const id = meta.id ?? newId();
  const ready = yield* selected(selectReady);
  const failure: Failure | null =
    ready && isProposed(ready.sync.visible, ready.actor, action)
      ? yield call(proposeAction, ready, action, meta)
      : yield call(decideHere, id, action, meta.about);
  if (failure) yield put(planEvents.refused({ id, failure }));
}

/**
 * Decides an own action here: visible at once and queued, or the failure that says why not. `about` names the row when the
 * action itself does not.
 */
export function* decideHere(
  id: string,
  action: PlanAction,
  about?: string,
): Generator<Effect, Failure | null, never> {
  const ready = yield* selected(selectReady);
  if (!ready) return null;
  const name = about ?? nameOfRow(ready.sync.visible, action) ?? undefined;
  const made = { id, action, when: new Date().toISOString(), ...(name !== undefined && { about: name }) };
  const result = submit(ready.sync, made, authorOf(ready));
  if (result.ok) {
    yield* keepSync(result.state);
    yield put(planEvents.made({ id, action, about: name ?? '' }));
    return null;
  }
  return refusalFailure(result.refusal);
}
