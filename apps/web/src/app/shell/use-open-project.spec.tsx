import { act } from '@testing-library/react';
import { takeEvery } from 'redux-saga/effects';
import { planActions } from '../../plan/state/plan-actions';
import { show } from '../../testing/show';
import { useOpenProject } from './use-open-project';

function Shell() {
  useOpenProject();
  return null;
}

/** What the shell at an address wishes for, before any list of projects is there. */
function shellAt(path: string) {
  const wishes: (string | null)[] = [];
  function* saga() {
    yield takeEvery(planActions.open, ({ payload }) => void wishes.push(payload.projectId));
    yield takeEvery(planActions.close, () => void wishes.push(null));
  }
  const { router } = show(<Shell />, { path, saga });
  const go = (to: string) => act(() => router.navigate(to));
  return { wishes, go };
}

describe('the project of the address', () => {
  it('is opened at once and once, without waiting for the list of projects', () => {
    expect(shellAt('/gantt?project=p1').wishes).toEqual(['p1']);
  });

  it('stays open while other parts of the address change', async () => {
    const { wishes, go } = shellAt('/gantt?project=p1');
    await go('/gantt?project=p1&view=lookahead');
    expect(wishes).toEqual(['p1']);
  });

  it('is closed where there is none, and another one takes its place', async () => {
    const { wishes, go } = shellAt('/gantt?project=p1');
    await go('/gantt');
    await go('/gantt?project=p2');
    await go('/gantt?project=p3');
    expect(wishes).toEqual(['p1', null, 'p2', 'p3']);
  });
});
