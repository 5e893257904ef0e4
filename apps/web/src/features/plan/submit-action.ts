import { submit } from '@plomada/sync';
import { put } from 'redux-saga/effects';
import { selected } from '../../app/typed-effects';
import { v7 as newId } from 'uuid';
import { authorOf } from './author';
import { planEvents, type planActions } from './plan-actions';
import { selectReady } from './plan-selectors';

/** Decides an own action here: visible at once and queued, or refused with the reason. */
export function* submitAction({ payload: action, meta }: ReturnType<typeof planActions.submit>) {
  const ready = yield* selected(selectReady);
  if (!ready) return;
  const id = meta.id ?? newId();
  const result = submit(ready.sync, { id, action, when: new Date().toISOString() }, authorOf(ready));
  if (result.ok) {
    yield put(planEvents.synced(result.state));
    return;
  }
  const { code, params, rows } = result.refusal;
  const kind = code === 'ACTION_FORBIDDEN' ? 'forbidden' : 'invalid';
  const failure = {
    kind,
    code,
    ...(params && { params: { ...params } }),
    ...(rows && { rows: [...rows] }),
  } as const;
  yield put(planEvents.refused({ id, failure }));
}
