import type { UnknownAction } from '@reduxjs/toolkit';
import type { Task } from 'redux-saga';
import { all, call, cancel, fork, put, take, takeEvery, takeLeading } from 'redux-saga/effects';
import type { GridViews, ProjectView } from '@plomada/contracts';
import { failureOf } from '../../../base/api/api-failure';
import { savedViews } from '../../../base/grid/saved-views-api';
import { openingView, storedViews, storeViews } from '../../../base/grid/stored-views';
import { failureShown, messageShown } from '../../../base/messages/messages-slice';
import { answerOf, selected } from '../../../base/typed-effects';
import { planActions } from '../../../plan/state/plan-actions';
import { selectUser } from '../../../base/session/session-slice';
import { planFilterActions, selectPlanFilter } from '../../../plan/filter/plan-filter-slice';
import {
  ganttActions,
  type GanttState,
  type RememberedLooks,
  type SavedFilter,
  selectView,
} from '../gantt-slice';
import { lookOf } from './named-view';
import { forgetLooks, rememberedLooks, rememberedView, rememberLook, rememberView } from './remembered-view';
import { fetchView, saveView } from './view-api';

const selectGantt = ({ gantt }: { gantt: GanttState }): GanttState => gantt;

/** Shows a project as the person last saved it, and saves it. */
export function* viewSaga() {
  yield fork(restoreOpened);
  yield takeLeading(ganttActions.viewSaveAsked, save);
  const { namedViewShown, gridChanged, columnResized, gridReset, barsChanged, grouped } = ganttActions;
  yield takeEvery([gridChanged, columnResized, gridReset, namedViewShown], remember, 'columns' as const);
  yield takeEvery([barsChanged, namedViewShown], remember, 'bars' as const);
  yield takeEvery([grouped, namedViewShown], remember, 'grouping' as const);
}

/** Once for each project that is opened: coming back to the same one, or asking for it twice, leaves it as it is. */
function* restoreOpened() {
  let shown: string | null = null;
  let restoring: Task | null = null;
  for (;;) {
    const { payload }: ReturnType<typeof planActions.open> = yield take(planActions.open);
    if (payload.projectId === shown) continue;
    shown = payload.projectId;
    if (restoring) yield cancel(restoring);
    restoring = yield fork(restore, shown);
  }
}

function* restore(projectId: string) {
  const user = yield* selected(selectUser);
  const looks = user ? rememberedLooks(user.id, projectId) : {};
  if (Object.keys(looks).length > 0) yield put(ganttActions.looksRemembered(looks));
  const before = yield* selected(selectGantt);
  const filterBefore = yield* selected(selectPlanFilter);
  const opening = yield* openingOf(projectId, looks);
  const filter = yield* selected(selectPlanFilter);
  const sought = filter.sought === filterBefore.sought ? null : filter.sought;
  // Whoever has already chosen something else keeps it.
  if (!opening || (yield* selected(selectGantt)) !== before || (filter !== filterBefore && !sought)) return;
  yield put(opening.chart);
  // The task that a link led to is seen, whatever filter and closed branches were saved.
  yield put(sought ? planFilterActions.taskSought(sought) : planFilterActions.restored(opening.filter));
}

/** How a project is looked at to begin with. */
interface Opening {
  readonly chart: UnknownAction;
  readonly filter: SavedFilter;
}

/**
 * An own view by name goes before the view that was saved as the project's, and this before one that everybody has. Null for
 * none of them: the project is shown as to anybody.
 */
function* openingOf(projectId: string, looks: Partial<RememberedLooks>) {
  const [view, named]: [ProjectView | null, GridViews] = yield all([
    call(savedView, projectId),
    call(namedViews, projectId),
  ]);
  const own = openingLook({ ...named, shared: [] });
  if (own || !view) return own ?? openingLook(named);
  const { level, responsible, filter, ...chart } = view;
  return {
    chart: ganttActions.viewRestored({ ...chart, ...looks }),
    filter: { level, responsible, filter },
  } satisfies Opening;
}

function openingLook(views: GridViews): Opening | null {
  const saved = openingView(views);
  const look = saved && lookOf(saved);
  if (!look) return null;
  const { chart, level, choice, filter } = look;
  return {
    chart: ganttActions.namedViewShown({ ...chart, level, choice }),
    filter: { level, ...filter },
  };
}

function* namedViews(projectId: string) {
  const user = yield* selected(selectUser);
  const userId = user?.id ?? '';
  try {
    const views = yield* answerOf(savedViews, 'gantt', userId, { project: projectId });
    storeViews('gantt', userId, projectId, views);
    return views;
  } catch {
    return storedViews('gantt', userId, projectId);
  }
}

/** As the server has it; without a network as it had it last, and null where it cannot be had. */
function* savedView(projectId: string) {
  const user = yield* selected(selectUser);
  try {
    const { view } = yield* answerOf(fetchView, projectId);
    if (user) rememberView(user.id, projectId, view);
    return view;
  } catch (thrown) {
    return user && failureOf(thrown).kind === 'unavailable' ? rememberedView(user.id, projectId) : null;
  }
}

function* remember(what: keyof RememberedLooks) {
  const user = yield* selected(selectUser);
  const gantt = yield* selected(selectGantt);
  if (user && gantt.projectId !== null) rememberLook(what, gantt[what], user.id, gantt.projectId);
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
