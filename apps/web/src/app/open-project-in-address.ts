import { put } from 'redux-saga/effects';
import { PROJECT_PARAM } from '../base/paths';
import { planActions } from '../plan/state/plan-actions';

/**
 * Asks for the plan of the project in the page's first address, so that it comes while the shell waits for its texts. Once it is
 * drawn, the shell follows the address (see shell/use-open-project.ts).
 */
export function* openProjectInAddress() {
  const projectId = new URLSearchParams(window.location.search).get(PROJECT_PARAM);
  if (projectId) yield put(planActions.open({ projectId }));
}
