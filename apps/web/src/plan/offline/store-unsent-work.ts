import { toDocument } from '@plomada/domain';
import type { PendingAction } from '@plomada/sync';
import type { UnknownAction } from '@reduxjs/toolkit';
import { buffers, type Channel } from 'redux-saga';
import { actionChannel, call, delay, race, take, takeEvery } from 'redux-saga/effects';
import { writeOrReport } from '../../base/offline-cache/write-or-report';
import { dropProject, dropOldPlans, writeCached } from '../../base/offline-cache/cache-store';
import { selected } from '../../base/typed-effects';
import { whenIdle } from '../../base/when-idle';
import { selectUser } from '../../base/session/session-slice';
import { keep } from './pending-store';
import { planEvents } from '../state/plan-actions';
import { selectReady, selectReadyId } from '../state/plan-selectors';
import type { Ready } from '../state/plan-state';

/** What is kept, by the name under which browsers have it: what was kept before a word changed must still be found. */
const LISTS = { pending: 'pending', setbacks: 'rejectedActions' } as const;
const STORED = ['pending', 'setbacks'] as const;
/** A copy of the plan is large: others' changes wait for one this long. */
const COPY_EVERY_MS = 5_000;

/** What of the open project is in the browser's database, and since when. */
interface LastStored {
  readonly of: Ready;
  readonly copiedAt: number;
}

/** Keeps the unsent actions, the unread rejected actions and a copy of the confirmed plan in the browser's database. */
export function* storeUnsentWork() {
  const early: PendingAction[] = [];
  yield takeEvery(planEvents.made, storeDecided, early);
  yield takeEvery(planEvents.failed, letGo);
  // One write at a time, and always of the newest state: an older one must not end up on top.
  const changes: Channel<UnknownAction> = yield actionChannel(
    [planEvents.loaded, planEvents.synced],
    buffers.sliding(1),
  );
  let last: LastStored | null = null;
  while (true) {
    yield race([take(changes), delay(COPY_EVERY_MS)]);
    const ready = yield* selected(selectReady);
    if (!ready) last = null;
    else if (last?.of.projectId === ready.projectId) last = yield call(storeChanged, last, ready, early);
    else last = yield call(storeOpened, ready);
  }
}

/**
 * What was made is kept at once, not after the copy of a large plan that is being written: the page may end meanwhile. It is
 * noted in `early`, to be taken away again even if it is confirmed before the copy is done.
 */
function* storeDecided(early: PendingAction[], { payload: { id } }: ReturnType<typeof planEvents.made>) {
  const ready = yield* selected(selectReady);
  const made = ready?.sync.pending.filter((one) => one.id === id) ?? [];
  if (!ready || made.length === 0) return;
  early.push(...made);
  yield* writeOrReport(() => keep('pending', ready.actor.userId, ready.projectId, { before: [], now: made }));
}

/** A plan that the person may not see any more is not seen without a network either. What was unsent stays for when they may again. */
function* letGo({ payload: { projectId, failure } }: ReturnType<typeof planEvents.failed>) {
  const user = yield* selected(selectUser);
  if (!user || (failure.kind !== 'notFound' && failure.kind !== 'forbidden')) return;
  yield* writeOrReport(() => dropProject(user.id, projectId));
}

/**
 * The lists come from the database itself when a project opens: only the copy is new. It is taken when the plan has been drawn,
 * which it would hold up, and not of a project that has been left by then.
 */
function* storeOpened(ready: Ready) {
  const copiedAt = Date.now();
  yield call(whenIdle);
  if ((yield* selected(selectReadyId)) !== ready.projectId) return null;
  yield call(copyPlan, ready);
  yield* writeOrReport(() => dropOldPlans(ready.actor.userId));
  return { of: ready, copiedAt };
}

function* storeChanged({ of, copiedAt }: LastStored, ready: Ready, early: PendingAction[]) {
  const before = { pending: [...of.sync.pending, ...early.splice(0)], setbacks: of.sync.rejectedActions };
  const waits = new Set(ready.sync.pending.map(({ id }) => id));
  const confirmed = of.sync.pending.some(({ id }) => !waits.has(id));
  const due = confirmed || Date.now() - copiedAt >= COPY_EVERY_MS;
  const copy = due && of.sync.confirmed !== ready.sync.confirmed;
  // First the plan that holds what was confirmed, then the queue that does not any more: a page that ends in between
  // sends an action again, which is harmless. The other way round it would miss one. The server may answer before the edit
  // is drawn, which the copy would hold up.
  if (copy) {
    yield call(whenIdle);
    yield call(copyPlan, ready);
  }
  for (const list of STORED) {
    const field = LISTS[list];
    const rows = ready.sync[field];
    if (list === 'pending' ? isKeptAlike(before.pending, ready.sync.pending) : of.sync[field] === rows)
      continue;
    yield* writeOrReport(() =>
      keep(list, ready.actor.userId, ready.projectId, { before: before[list], now: rows }),
    );
  }
  const known = copy ? ready : { ...ready, sync: { ...ready.sync, confirmed: of.sync.confirmed } };
  return { of: known, copiedAt: copy ? Date.now() : copiedAt };
}

/** How far an action is sent is not kept: whoever opens the project again sends it again. */
function isKeptAlike(kept: readonly PendingAction[], now: readonly PendingAction[]): boolean {
  const bases = new Map(kept.map(({ id, baseSeq }) => [id, baseSeq]));
  return bases.size === now.length && now.every(({ id, baseSeq }) => bases.get(id) === baseSeq);
}

function* copyPlan({ actor, projectId, sync, summary, scenario }: Ready) {
  yield* writeOrReport(() =>
    writeCached('plan', actor.userId, projectId, {
      plan: toDocument(sync.confirmed),
      seq: sync.seq,
      at: sync.at,
      roles: [...actor.roles],
      summary,
      ...(scenario && { scenario }),
      onServerStatus: sync.pending.length === 0 ? 'server-ok' : 'not-ok',
      keptAt: Date.now(),
    }),
  );
}
