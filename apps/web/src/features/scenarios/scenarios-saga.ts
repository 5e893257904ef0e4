import type { Failure } from '@plomada/contracts';
import { accepting } from '@plomada/sync';
import { call, delay, put, race, takeLeading } from 'redux-saga/effects';
import { messageShown } from '../../base/messages/messages-slice';
import { selected } from '../../base/typed-effects';
import { asked } from '../../plan/sending/ask-server';
import { everythingSent } from '../../plan/sending/everything-sent';
import { keepSync } from '../../plan/state/keep-sync';
import { planActions } from '../../plan/state/plan-actions';
import { selectReady } from '../../plan/state/plan-selectors';
import { scenariosActions } from './scenarios-slice';

/** How long own unsent changes may take to reach the server before the adoption gives up. */
const UNSENT_WAIT_MS = 30_000;
const NOT_SENT: Failure = { kind: 'unavailable', code: 'NETWORK_DOWN' };

export function* scenariosSaga() {
  yield takeLeading(scenariosActions.adoptWanted, adopt);
}

/** Only the server has the scenario; once the log has the adoption it can be taken back here like any own action. */
function* adopt({ payload }: ReturnType<typeof scenariosActions.adoptWanted>) {
  const { id, scenarioId, seq, name } = payload;
  const action = { type: 'ADOPT_SCENARIO', payload: { scenarioId, seq } } as const;
  const { sent }: { sent?: true } = yield race({ sent: call(everythingSent), late: delay(UNSENT_WAIT_MS) });
  const ready = yield* selected(selectReady);
  if (!sent || !ready) {
    yield put(scenariosActions.notAdopted(NOT_SENT));
    return;
  }
  yield* keepSync(accepting(ready.sync, id, { action, about: name }));
  const failure: Failure | null = yield call(asked, planActions.ask({ id, action }));
  if (failure) {
    yield put(scenariosActions.notAdopted(failure));
    return;
  }
  yield put(scenariosActions.adopted());
  const button = { key: 'actions:undo', action: planActions.undo(id) };
  yield put(messageShown({ severity: 'success', key: 'scenarios:adoptedNow', params: { name }, button }));
}
