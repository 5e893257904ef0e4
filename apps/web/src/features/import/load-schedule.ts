import type { Failure } from '@plomada/contracts';
import type { Action } from '@reduxjs/toolkit';
import { call, delay, put, race, take } from 'redux-saga/effects';
import { v7 as newId } from 'uuid';
import { failureOf } from '../../base/api/api-failure';
import { selected } from '../../base/typed-effects';
import { asked } from '../../plan/sending/ask-server';
import { everythingSent } from '../../plan/sending/everything-sent';
import { planActions, planEvents } from '../../plan/state/plan-actions';
import { selectReady } from '../../plan/state/plan-selectors';
import { importActions, selectImport } from './import-slice';

/** How long the plan of a project that was just created may take to open. */
const OPEN_WITHIN_MS = 20_000;

/** How long own unsent changes may take to reach the server before the import gives up. */
const UNSENT_WAIT_MS = 30_000;
const TRY_EVERY_MS = 2_000;
/** Of a server that is reached and has something that it needs away. */
const MOST_TRIES = 5;

/**
 * Has the server put the file that the person confirmed into the plan, as one action: it has what was read, and the browser
 * gets what that makes of the plan as everybody does. Nothing of one's own may come after it that was made before.
 */
export function* loadSchedule() {
  yield race([call(load), take(importActions.dismissed)]);
}

function* load() {
  const state = yield* selected(selectImport);
  if (state.phase !== 'loading') return;
  try {
    if (!(yield* planIsOpen(state.projectId)) || !(yield* allIsSent())) {
      yield put(importActions.failed({ code: 'REQUEST_TIMEOUT' }));
      return;
    }
    const failure: Failure | null = yield call(askUntilAnswered, state.jobId);
    yield put(failure ? importActions.failed(failure) : importActions.succeeded());
  } catch (thrown) {
    yield put(importActions.failed(failureOf(thrown)));
  }
}

/** Without a connection it waits for one; the same id again loads nothing twice. */
function* askUntilAnswered(jobId: string) {
  const request = planActions.ask({ id: newId(), action: { type: 'LOAD_PROJECT', payload: { jobId } } });
  for (let tries = 0; ;) {
    const failure: Failure | null = yield call(asked, request);
    if (failure?.kind !== 'unavailable' || tries === MOST_TRIES) return failure;
    yield delay(TRY_EVERY_MS);
    if ((yield* selected(selectReady))?.joined) tries += 1;
  }
}

function* planIsOpen(projectId: string) {
  const ready = yield* selected(selectReady);
  if (ready?.projectId === projectId) return true;
  const { opened }: { opened?: unknown } = yield race({
    // Another project may be opened in its place meanwhile.
    opened: take((event: Action) => planEvents.loaded.match(event) && event.payload.projectId === projectId),
    late: delay(OPEN_WITHIN_MS),
  });
  return Boolean(opened);
}

function* allIsSent() {
  const { sent }: { sent?: true } = yield race({ sent: call(everythingSent), late: delay(UNSENT_WAIT_MS) });
  return sent === true;
}
