import type { Failure } from '@plomada/contracts';
import { buffers, eventChannel, type EventChannel } from 'redux-saga';
import type { Socket } from 'socket.io-client';
import { call, put, takeEvery } from 'redux-saga/effects';
import { messageShown } from '../../base/messages/messages-slice';
import { selected } from '../../base/typed-effects';
import { socketActions } from '../../plan/socket/socket-slice';
import { planEvents } from '../../plan/state/plan-actions';
import { selectReady } from '../../plan/state/plan-selectors';
import { fetchScenarios } from './scenarios-api';
import { scenariosActions } from './scenarios-slice';

type Heard =
  | { readonly changed: { readonly planId: string } }
  | { readonly discarded: { readonly project: string; readonly by: string | null } };

const GONE: Failure = { kind: 'notFound', code: 'SCENARIO_GONE' };

/** Notes that a scenario of the open project is another, closes the one that is open when somebody threw it away, and tells of an adoption. */
export function* hearScenarios(socket: Socket) {
  const messages: EventChannel<Heard> = yield call(scenariosChannel, socket);
  yield takeEvery(messages, function* (heard) {
    if ('changed' in heard) yield put(scenariosActions.heard(heard.changed.planId));
    else yield call(onDiscarded, heard.discarded);
  });
  yield takeEvery(planEvents.relayed, onRelayed);
}

/** What was unsent stays in the browser: the page that says so lists it. */
function* onDiscarded({ project: planId, by }: Extract<Heard, { discarded: unknown }>['discarded']) {
  const ready = yield* selected(selectReady);
  if (ready?.projectId !== planId) return;
  yield put(scenariosActions.discarded({ planId, name: ready.scenario?.name ?? '', by }));
  yield put(planEvents.failed({ projectId: planId, failure: GONE }));
  yield put(socketActions.usersChanged([]));
}

/** Somebody else adopted a scenario: the plan that is open may be another in every row. The list says which it was, the entry does not. */
function* onRelayed({ payload: { projectId, type, by, at } }: ReturnType<typeof planEvents.relayed>) {
  const ready = yield* selected(selectReady);
  if (type !== 'ADOPT_SCENARIO' || by.userId === ready?.actor.userId) return;
  const name: string | null = yield call(nameOfAdopted, projectId, at);
  const who = by.name;
  const key = name === null ? 'scenarios:adoptedBy.unnamed' : 'scenarios:adoptedBy.named';
  yield put(messageShown({ severity: 'info', key, params: { who, name: name ?? '' }, lasting: true }));
}

/** What the scenario that was adopted at an instant is called; null where that cannot be learnt now. */
async function nameOfAdopted(project: string, at: string): Promise<string | null> {
  try {
    const { scenarios } = await fetchScenarios(project);
    return scenarios.find(({ adopted }) => adopted?.at === at)?.name ?? null;
  } catch {
    return null;
  }
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
