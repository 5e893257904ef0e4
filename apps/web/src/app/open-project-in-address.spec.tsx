import { call, takeEvery } from 'redux-saga/effects';
import { planActions } from '../plan/state/plan-actions';
import { show } from '../testing/show';
import { openProjectInAddress } from './open-project-in-address';

function openedAt(address: string): readonly string[] {
  window.history.replaceState(null, '', address);
  const opened: string[] = [];
  function* saga() {
    yield takeEvery(planActions.open, ({ payload }) => void opened.push(payload.projectId));
    yield call(openProjectInAddress);
  }
  show(<></>, { saga });
  return opened;
}

it('asks for the plan of the first address before anything is drawn', () => {
  expect(openedAt('/gantt?project=p1')).toEqual(['p1']);
  expect(openedAt('/portfolio')).toEqual([]);
});
