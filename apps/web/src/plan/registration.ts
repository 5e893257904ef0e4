import type { Refusal } from '@plomada/domain';
import type { Socket } from 'socket.io-client';
import { getContext, type GetContextEffect, setContext, type SetContextEffect } from 'redux-saga/effects';
import type { RootState } from '../app/workspace-state';
import type { Message } from '../base/messages/messages-slice';

/**
 * What a feature adds to the plan client, which knows none of them. Whatever a feature can learn from `planEvents` it listens to
 * by itself: this is for what the client has to ask. Wired in app/plan-features.ts.
 */
export interface PlanFeature {
  /** Runs for as long as the socket is open. */
  readonly onSocket?: (socket: Socket) => Generator;
  /** What the server has to hear before the person is let in on a new connection. Throws ApiFailure. */
  readonly beforeJoining?: () => Promise<void>;
  /** Ids of tasks and links that the person has in hand beside what is selected: being edited, or in an open dialog. */
  readonly heldRows?: (state: RootState) => readonly string[];
  /** The button that leads to what has to be done before, where a refusal says so. */
  readonly wayOut?: (refusal: Pick<Refusal, 'code' | 'rows'>) => Message['button'];
}

const KEY = 'planFeatures';

/** Makes the features known to every saga that the calling one starts. */
export function registerFeatures(features: readonly PlanFeature[]): SetContextEffect<object> {
  return setContext({ [KEY]: features });
}

/** What the registered features give under a name, without those that give nothing. */
export function* registered<K extends keyof PlanFeature>(
  name: K,
): Generator<GetContextEffect, readonly NonNullable<PlanFeature[K]>[], readonly PlanFeature[] | undefined> {
  const features = (yield getContext(KEY)) ?? [];
  return features.flatMap((feature) => feature[name] ?? []) as readonly NonNullable<PlanFeature[K]>[];
}
