import { act, cleanup } from '@testing-library/react';
import { takeEvery } from 'redux-saga/effects';
import { show } from '../../testing/show';
import { projectsActions } from './projects-slice';
import { useLastUpdates } from './use-last-updates';

function List() {
  useLastUpdates('b1');
  return null;
}

/** Which businesses a list asks about. */
function asking() {
  const asked: string[] = [];
  function* saga() {
    yield takeEvery(projectsActions.lastUpdatesRequested, ({ payload }) => void asked.push(payload));
  }
  show(<List />, { saga });
  return asked;
}
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
function seen(state: DocumentVisibilityState) {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

describe('a list of projects', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('asks who changed them last when it is shown, each minute while it is seen, and when it is seen again', async () => {
    const asked = asking();
    expect(asked).toEqual(['b1']);
    await wait(60_000);
    expect(asked).toHaveLength(2);
    seen('hidden');
    await wait(600_000);
    expect(asked).toHaveLength(2);
    seen('visible');
    expect(asked).toHaveLength(3);
  });

  it('asks no more once it is left', async () => {
    const asked = asking();
    cleanup();
    await wait(600_000);
    expect(asked).toHaveLength(1);
  });
});
