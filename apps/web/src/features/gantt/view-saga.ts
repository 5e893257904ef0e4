import { put, takeLatest, takeLeading } from 'redux-saga/effects';
import { failureOf } from '../../app/api/api-failure';
import { failureShown, messageShown } from '../../app/messages/messages-slice';
import { answerOf, selected } from '../../app/typed-effects';
import { planActions } from '../plan/plan-actions';
import { ganttActions, type GanttState, selectView } from './gantt-slice';
import { fetchView, saveView } from './view-api';

const selectGantt = ({ gantt }: { gantt: GanttState }): GanttState => gantt;

/** Shows a project as the person last saved it, and saves it. */
export function* viewSaga() {
  let shown: string | null = null;
  yield takeLatest(planActions.open, function* ({ payload: { projectId } }) {
    // Coming back to the same project shows it as it was left.
    if (projectId === shown) return;
    shown = projectId;
    yield* restore(projectId);
  });
  yield takeLeading(ganttActions.viewSaveAsked, save);
}

function* restore(projectId: string) {
  const before = yield* selected(selectGantt);
  try {
    const { view } = yield* answerOf(fetchView, projectId);
    // Whoever has already chosen something else keeps it.
    if (view && (yield* selected(selectGantt)) === before) yield put(ganttActions.viewRestored(view));
  } catch {
    // Without it, or without a network, the project is shown as to anybody.
  }
}

function* save() {
  const { projectId } = yield* selected(selectGantt);
  if (projectId === null) return;
  try {
    yield* answerOf(saveView, projectId, yield* selected(selectView));
    yield put(messageShown({ severity: 'success', key: 'shell:profile.viewSaved' }));
  } catch (thrown) {
    yield put(failureShown(failureOf(thrown)));
  }
}
