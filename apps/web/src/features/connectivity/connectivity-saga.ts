import { connectivityRoutes } from '@plomada/contracts';
import type { EventChannel } from 'redux-saga';
import { call, delay, put, race, take } from 'redux-saga/effects';
import { callRoute } from '../../base/api/call-route';
import { answerOf, selected } from '../../base/typed-effects';
import { RETRY_MS } from '../../plan/socket/socket';
import { selectSocketStatus, socketActions } from '../../plan/socket/socket-slice';
import { deviceChannel } from './device-channel';
import { reachesInternet } from './reaches-internet';

/** A page that does not answer within this time is taken for one that cannot be reached. */
const PATIENCE_MS = 5_000;
/** More tries of the socket that fail change nothing. */
const IS_BACK = [socketActions.connected, socketActions.reconnecting];

const fetchSettings = () => callRoute(connectivityRoutes.settings);

/**
 * Finds out what is missing while the connection is lost, the internet or only the product, where the operator has set an
 * address to ask (platform spec, section 4). That site hears of people only then, and only of those who look at their page.
 */
export function* connectivitySaga() {
  const address = yield* addressOfOperator();
  if (address === null) return;
  const device: EventChannel<true> = yield call(deviceChannel);
  try {
    while (true) yield call(watchOneState, address, device);
  } finally {
    device.close();
  }
}

/** Asked for while the product answers: later it cannot tell. */
function* addressOfOperator() {
  while (true) {
    yield take(socketActions.connected);
    try {
      return (yield* answerOf(fetchSettings)).address;
    } catch {
      // The next connection asks again.
    }
  }
}

/** Does what the present state of socket, network and page asks for, until one of them changes. */
function* watchOneState(address: string, device: EventChannel<true>) {
  const isLost = (yield* selected(selectSocketStatus)) === 'disconnected';
  if (!navigator.onLine) yield put(socketActions.missed('internet'));
  else if (!isLost) yield put(socketActions.missed(null));
  yield race([
    take(device),
    take(isLost ? IS_BACK : socketActions.disconnected),
    ...(isLost && navigator.onLine && !document.hidden ? [call(keepAsking, address)] : []),
  ]);
}

function* keepAsking(address: string) {
  while (true) {
    const isReached = yield* askOnce(address);
    yield put(socketActions.missed(isReached === null ? null : isReached ? 'product' : 'internet'));
    yield delay(RETRY_MS);
  }
}

/** What is not needed any more, or comes too late, is called off. */
function* askOnce(address: string) {
  const asking = new AbortController();
  try {
    const { isReached = false }: { isReached?: boolean | null } = yield race({
      isReached: call(reachesInternet, address, asking.signal),
      late: delay(PATIENCE_MS),
    });
    return isReached;
  } finally {
    asking.abort();
  }
}
