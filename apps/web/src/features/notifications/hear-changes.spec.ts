import { createElement, Fragment } from 'react';
import { runSaga } from 'redux-saga';
import type { Socket } from 'socket.io-client';
import { EventEmitter } from 'node:events';
import { showProposing } from '../../testing/proposing';
import { startTestTranslations } from '../../testing/translations';
import { hearChanges } from './hear-changes';
import { notificationsActions } from './notifications-slice';

beforeAll(() => startTestTranslations());
afterEach(() => jest.useRealTimers());

it('asks once for all that changes within a second, and once more after it', async () => {
  const page = await showProposing(createElement(Fragment));
  jest.useFakeTimers();
  const server = new EventEmitter();
  let asked = 0;
  const dispatch = (action: { type: string }) => {
    if (action.type === notificationsActions.requested.type) asked += 1;
  };
  const task = runSaga(
    { dispatch, getState: () => page.store.getState() },
    hearChanges,
    server as unknown as Socket,
  );
  for (let n = 0; n < 40; n++) server.emit('newNotification', { project: 'p1' });
  await jest.advanceTimersByTimeAsync(999);
  expect(asked).toBe(1);
  await jest.advanceTimersByTimeAsync(5000);
  expect(asked).toBe(2);
  task.cancel();
});
