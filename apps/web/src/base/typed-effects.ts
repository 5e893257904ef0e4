import { call, type CallEffect, select, type SelectEffect } from 'redux-saga/effects';
import type { RootState } from '../app/workspace-state';

/**
 * Effects whose result keeps its type when written `yield*`: TypeScript cannot know what a bare `yield` gives back.
 */

/** Awaits an asynchronous function. Throws what it throws. */
export function* answerOf<A extends unknown[], R>(
  ask: (...args: A) => Promise<R>,
  ...args: A
): Generator<CallEffect, R, R> {
  return yield call(ask, ...args);
}

/** Reads the state. */
export function* selected<R>(selector: (state: RootState) => R): Generator<SelectEffect, R, R> {
  return yield select(selector);
}
