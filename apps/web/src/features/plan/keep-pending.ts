import type { UnknownAction } from '@reduxjs/toolkit';
import { actionChannel, call, take } from 'redux-saga/effects';
import { buffers, type Channel } from 'redux-saga';
import { selected } from '../../app/typed-effects';
import { keep } from './pending-store';
import { planEvents } from './plan-actions';
import { selectReady } from './plan-selectors';

const LISTS = ['pending', 'setbacks'] as const;

/** Keeps the unsent actions and the unread setbacks in the browser's database, at each change of a list. */
export function* keepPending() {
  // One write at a time, and always of the newest lists: an older one must not end up on top.
  const changes: Channel<UnknownAction> = yield actionChannel(planEvents.synced, buffers.sliding(1));
  const kept = new Map<string, unknown>();
  while (true) {
    yield take(changes);
    const ready = yield* selected(selectReady);
    if (!ready) continue;
    for (const list of LISTS) {
      const rows = ready.sync[list];
      if (kept.get(list) === rows) continue;
      kept.set(list, rows);
      yield call(keep, list, ready.actor.userId, ready.projectId, rows);
    }
  }
}
