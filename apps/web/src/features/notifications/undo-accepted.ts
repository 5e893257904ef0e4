import { type Failure } from '@plomada/contracts';
import { call, put } from 'redux-saga/effects';
import { v7 as newId } from 'uuid';
import { messageShown } from '../../base/messages/messages-slice';
import { selected } from '../../base/typed-effects';
import { decideHere } from '../../plan/sending/submit-action';
import { selectReady } from '../../plan/state/plan-selectors';
import type { notificationsActions } from './notifications-slice';

/** Takes many accepted proposals back, each by itself, the newest first: what is refused is named, and keeps none of the others. */
export function* undoAccepted({ payload: { ids } }: ReturnType<typeof notificationsActions.undoWanted>) {
  let count = 0;
  const left: string[] = [];
  let refusal: Failure | null = null;
  for (const actionId of ids.toReversed()) {
    const { sync } = (yield* selected(selectReady)) ?? {};
    const accepted = sync?.own.find(({ id }) => id === actionId) ?? sync?.accepting.get(actionId);
    const { about = '' } = accepted ?? {};
    const failure: Failure | null = yield call(
      decideHere,
      newId(),
      { type: 'UNDO', payload: { actionId } },
      about,
    );
    if (failure) {
      refusal = failure;
      left.push(about);
    } else count += 1;
  }
  if (count > 0)
    yield put(messageShown({ severity: 'info', key: 'notifications:undone', params: { count } }));
  if (!refusal) return;
  const names = [...new Set(left)].filter(Boolean).join(', ');
  // The reason stands in the same message: of several it is that of the oldest.
  const params = { ...refusal.params, count: left.length, names, code: refusal.code };
  yield put(messageShown({ severity: 'warning', key: 'notifications:notUndone', params }));
}
