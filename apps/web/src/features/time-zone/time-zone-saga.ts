import { call, delay, put } from 'redux-saga/effects';
import { deviceZone } from '../../base/device-zone';
import { timeZoneActions } from './time-zone-slice';

const LOOK_MS = 60_000;

/** Notices that the device moved to another time zone: times on the screen were written for the old one. */
export function* timeZoneSaga(zoneNow: () => string = deviceZone) {
  const from: string = yield call(zoneNow);
  let before = from;
  while (true) {
    yield delay(LOOK_MS);
    const to: string = yield call(zoneNow);
    if (to !== before) yield put(timeZoneActions.seen({ from, to }));
    before = to;
  }
}
