import { delay, put, take } from 'redux-saga/effects';
import { selected } from '../../base/typed-effects';
import { planEvents } from '../state/plan-actions';
import { selectUnsynced } from '../state/plan-selectors';

/** After sync the screens that draw by themselves redraw (platform spec, section 9). */
const REDRAW_MS = 800;

/** Once the last own action that waited is on the server, has the chart redrawn: a queue that is sent moves rows many times over. */
export function* redrawAfterSync() {
  while (true) {
    while ((yield* selected(selectUnsynced)) === 0) yield take([planEvents.synced, planEvents.loaded]);
    while ((yield* selected(selectUnsynced)) > 0)
      yield take([planEvents.synced, planEvents.loaded, planEvents.closed]);
    yield delay(REDRAW_MS);
    if ((yield* selected(selectUnsynced)) === 0) yield put(planEvents.settled());
  }
}
