import { call, put, takeEvery, takeLatest, takeLeading } from 'redux-saga/effects';
import type { ProjectView } from '@plomada/contracts';
import { failureOf } from '../../../base/api/api-failure';
import { failureShown, messageShown } from '../../../base/messages/messages-slice';
import { answerOf, selected } from '../../../base/typed-effects';
import { planActions } from '../../../plan/state/plan-actions';
import { selectUser } from '../../../base/session/session-slice';
import { planFilterActions, selectPlanFilter } from '../../../plan/filter/plan-filter-slice';
import { ganttActions, type GanttState, selectView } from '../gantt-slice';
import { forgetLooks, rememberedLooks, rememberedView, rememberLook, rememberView } from './remembered-view';
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
  yield takeEvery([ganttActions.gridChanged, ganttActions.columnResized, ganttActions.gridReset], remember);
  yield takeEvery(ganttActions.barsChanged, rememberBars);
}

function* restore(projectId: string) {
  const user = yield* selected(selectUser);
  const looks = user ? rememberedLooks(user.id, projectId) : {};
  if (Object.keys(looks).length > 0) yield put(ganttActions.looksRemembered(looks));
  const before = yield* selected(selectGantt);
  const filterBefore = yield* selected(selectPlanFilter);
  try {
    const view: ProjectView | null = yield call(savedView, projectId);
    const filter = yield* selected(selectPlanFilter);
    const sought = filter.sought === filterBefore.sought ? null : filter.sought;
    // Whoever has already chosen something else keeps it.
    if (!view || (yield* selected(selectGantt)) !== before || (filter !== filterBefore && !sought)) return;
    const { level, responsible, filter: saved, ...chart } = view;
    yield put(ganttActions.viewRestored({ ...chart, ...looks }));
    // The task that a link led to is seen, whatever filter and closed branches were saved.
    yield put(
      sought
        ? planFilterActions.taskSought(sought)
        : planFilterActions.restored({ level, responsible, filter: saved }),
    );
  } catch {
    // Without it the project is shown as to anybody.
  }
}

/** As the server has it; without a network as it had it last. */
function* savedView(projectId: string) {
  const user = yield* selected(selectUser);
  try {
    const { view } = yield* answerOf(fetchView, projectId);
    if (user) rememberView(user.id, projectId, view);
    return view;
  } catch (thrown) {
    if (!user || failureOf(thrown).kind !== 'unavailable') throw thrown;
    return rememberedView(user.id, projectId);
  }
}

function* remember() {
  const user = yield* selected(selectUser);
  const { projectId, columns } = yield* selected(selectGantt);
  if (user && projectId !== null) rememberLook('columns', columns, user.id, projectId);
}

function* rememberBars() {
  const user = yield* selected(selectUser);
  const { projectId, bars } = yield* selected(selectGantt);
  if (user && projectId !== null) rememberLook('bars', bars, user.id, projectId);
}

function* save() {
  const { projectId } = yield* selected(selectGantt);
  if (projectId === null) return;
  try {
    const view = yield* selected(selectView);
    yield* answerOf(saveView, projectId, view);
    const user = yield* selected(selectUser);
    if (user) {
      rememberView(user.id, projectId, view);
      forgetLooks(user.id, projectId);
    }
    yield put(messageShown({ severity: 'success', key: 'shell:profile.viewSaved' }));
  } catch (thrown) {
    yield put(failureShown(failureOf(thrown)));
  }
}
