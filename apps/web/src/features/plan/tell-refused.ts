import type { Refusal } from '@plomada/domain';
import { put } from 'redux-saga/effects';
import { failureShown, type Message } from '../../base/messages/messages-slice';
import { selected } from '../../base/typed-effects';
import { rescheduleActions } from '../reschedule/reschedule-slice';
import type { planEvents } from './plan-actions';
import { selectMay, selectReady } from './plan-selectors';

/**
 * Says why an own action was refused here, with the way out where there is one. A refusal of the server has a dialog of its
 * own: the work was on the screen and is gone from it.
 */
export function* tellRefused({ payload: { id, failure } }: ReturnType<typeof planEvents.refused>) {
  const setbacks = (yield* selected(selectReady))?.sync.setbacks ?? [];
  if (setbacks.some(({ pending }) => pending.id === id)) return;
  const mayReschedule = yield* selected(selectMay('editPlan'));
  yield put(failureShown(failure, mayReschedule ? wayOutOf(failure) : undefined));
}

/** The button that leads to what has to be done before, where a refusal says so. */
export function wayOutOf({ code, rows }: Pick<Refusal, 'code' | 'rows'>): Message['button'] {
  if (code !== 'TASK_DELAYED' || !rows) return undefined;
  return { key: 'reschedule:button', action: rescheduleActions.asked(rows) };
}
