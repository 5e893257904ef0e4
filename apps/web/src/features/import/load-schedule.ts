import type { Action } from '@reduxjs/toolkit';
import { call, delay, put, race, take } from 'redux-saga/effects';
import { failureOf } from '../../base/api/api-failure';
import * as api from '../../base/api/endpoints';
import { answerOf, selected } from '../../base/typed-effects';
import { submitAndWait } from '../../plan/sending/submit-and-wait';
import { planEvents } from '../../plan/state/plan-actions';
import { selectReady } from '../../plan/state/plan-selectors';
import { importActions, selectImport } from './import-slice';

/** How long the plan of a project that was just created may take to open. */
const OPEN_WITHIN_MS = 20_000;

/**
 * Fetches the schedule that the person confirmed and puts it into the plan as one action. Done when it is in the log; who
 * closes the dialog before, without a connection, learns of the outcome as of any other action.
 */
export function* loadSchedule() {
  yield race([call(load), take(importActions.dismissed)]);
}

function* load() {
  const state = yield* selected(selectImport);
  if (state.phase !== 'loading') return;
  try {
    const { schedule } = yield* answerOf(api.importResult, state.projectId, state.jobId);
    if (!(yield* planIsOpen(state.projectId))) {
      yield put(importActions.failed({ code: 'REQUEST_TIMEOUT' }));
      return;
    }
    const failure = yield* submitAndWait({ type: 'LOAD_PROJECT', payload: { schedule } });
    yield put(failure ? importActions.failed(failure) : importActions.succeeded());
  } catch (thrown) {
    yield put(importActions.failed(failureOf(thrown)));
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
