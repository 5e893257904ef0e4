import type { Failure } from '@plomada/contracts';
import type { PlanAction } from '@plomada/domain';
import { forgetOwn, undoSteps, type UndoStep } from '@plomada/sync';
import { call, type Effect, put, takeEvery } from 'redux-saga/effects';
import { v7 as newId } from 'uuid';
import { messageShown } from '../../base/messages/messages-slice';
import { selected } from '../../base/typed-effects';
import { actionWords } from '../messages/action-words';
import { keepSync } from '../state/keep-sync';
import { planActions, planEvents } from '../state/plan-actions';
import { selectReady } from '../state/plan-selectors';
import { decideHere } from '../sending/submit-action';
import { awaitName, mergedSteps, stepToTell } from './merged-steps';

type Way = 'undo' | 'redo';

const BUTTON = {
  undo: { key: 'actions:redo', action: planActions.redo() },
  redo: { key: 'actions:undo', action: planActions.undo() },
} as const;

/** Undo and redo, and the offer to take a deletion back. */
export function* undoSaga() {
  yield takeEvery(planActions.submit, ({ payload, meta }) => {
    if (meta.isNamedNext) awaitName(payload);
  });
  yield takeEvery(planActions.undo, ({ payload }) => takeStep('undo', payload.actionId));
  yield takeEvery(planActions.redo, () => takeStep('redo'));
  yield takeEvery(planEvents.made, offerUndo);
}

function* takeStep(way: Way, actionId?: string) {
  const ready = yield* selected(selectReady);
  if (!ready) return;
  const all = undoSteps(ready.sync)[way];
  const steps =
    actionId === undefined ? mergedSteps(way, all) : all.filter((step) => step.actionId === actionId);
  if (steps.length === 0) {
    const undo = ready.sync.undoBarrier ? 'actions:nothingSince' : 'actions:nothingToUndo';
    yield put(messageShown({ severity: 'info', key: way === 'undo' ? undo : 'actions:nothingToRedo' }));
    return;
  }
  for (const step of steps) {
    const isDone: boolean = yield call(takeOne, step);
    if (!isDone) return;
  }
  const { action, about } = stepToTell(steps);
  const { words, params } = actionWords(action, about);
  const key = way === 'undo' ? 'actions:undone' : 'actions:redone';
  yield put(messageShown({ severity: 'info', key, params: { ...params, words }, button: BUTTON[way] }));
}

/** Takes one step; false where the plan refuses it, which is told. */
function* takeOne({ actionId, about }: UndoStep): Generator<Effect, boolean, never> {
  const id = newId();
  const undo: PlanAction = { type: 'UNDO', payload: { actionId } };
  const failure: Failure | null = yield call(decideHere, id, undo, about ?? '');
  if (!failure) return true;
  yield put(planEvents.refused({ id, failure }));
  // What the plan has moved on from must not stand before older steps.
  const now = yield* selected(selectReady);
  if (now) yield* keepSync(forgetOwn(now.sync, actionId));
  return false;
}
/** A deletion is easily done by mistake, and its rows are gone from the screen. */
function* offerUndo({ payload: { id, action, about } }: ReturnType<typeof planEvents.made>) {
  if (action.type !== 'DELETE_TASKS') return;
  const changes = (yield* selected(selectReady))?.sync.decided.get(id)?.changes ?? [];
  const gone = changes.filter(({ kind, table }) => kind === 'remove' && table === 'tasks').length;
  // A summary is deleted by its name, and takes along what is below it.
  const isBranch = action.payload.ids.length === 1 && gone > 1;
  const key = isBranch ? 'actions:deletedBranch' : 'actions:deleted';
  const params = { count: isBranch ? gone - 1 : gone, about };
  const button = { key: 'actions:undo', action: planActions.undo(id) };
  yield put(messageShown({ severity: 'info', key, params, button }));
}
