import { type Failure } from '@plomada/contracts';
import { buffers, eventChannel, type EventChannel } from 'redux-saga';
import type { Socket } from 'socket.io-client';
import { call, put, takeEvery } from 'redux-saga/effects';
import { selected } from '../../base/typed-effects';
import { socketActions } from '../../plan/socket/socket-slice';
import { planEvents } from '../../plan/state/plan-actions';
import { selectReady } from '../../plan/state/plan-selectors';
import { scenariosActions } from './scenarios-slice';

type Heard =
  | { readonly changed: { readonly planId: string } }
  | { readonly discarded: { readonly project: string; readonly by: string | null } };

const GONE: Failure = { kind: 'notFound', code: 'SCENARIO_GONE' };

/** Notes that a scenario of the open project is another, and closes the one that is open when somebody threw it away. */
export function* hearScenarios(socket: Socket) {
  const messages: EventChannel<Heard> = yield call(scenariosChannel, socket);
  yield takeEvery(messages, function* (heard) {
    if ('changed' in heard) yield put(scenariosActions.heard(heard.changed.planId));
    else yield call(onDiscarded, heard.discarded);
  });
}

/** What was unsent stays in the browser: the page that says so lists it. */
function* onDiscarded({ project: planId, by }: Extract<Heard, { discarded: unknown }>['discarded']) {
  const ready = yield* selected(selectReady);
  if (ready?.projectId !== planId) return;
  yield put(scenariosActions.discarded({ planId, name: ready.scenario?.name ?? '', by }));
  yield put(planEvents.failed({ projectId: planId, failure: GONE }));
  yield put(socketActions.usersChanged([]));
}

function scenariosChannel(socket: Socket): EventChannel<Heard> {
  return eventChannel((emit) => {
    const onChanged = (changed: { planId: string }) => emit({ changed });
    const onGone = (discarded: { project: string; by: string | null }) => emit({ discarded });
    socket.on('scenarioChanged', onChanged);
    socket.on('scenarioDiscarded', onGone);
    return () => {
      socket.off('scenarioChanged', onChanged);
      socket.off('scenarioDiscarded', onGone);
    };
  }, buffers.expanding(20));
}
