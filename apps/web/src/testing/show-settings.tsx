import { createPlan, defaultSettings, newTask, type Plan, Table } from '@plomada/domain';
import { begin } from '@plomada/sync';
import { act } from '@testing-library/react';
import type { ReactElement } from 'react';
import { put, takeEvery } from 'redux-saga/effects';
import { failureShown } from '../base/messages/messages-slice';
import { Messages } from '../base/messages/messages';
import { planActions, planEvents } from '../plan/state/plan-actions';
import { selectPlan } from '../plan/state/plan-selectors';
import { submitAction } from '../plan/sending/submit-action';
import { undoSaga } from '../plan/undo/undo-saga';
import { projectsActions } from '../features/projects/projects-slice';
import type { SectionId } from '../features/settings/sections';
import { SettingsPage } from '../features/settings/settings-page';
import { business, project } from './examples';
import { ACTOR } from './plan-page';
import { show } from './show';

/** Two tasks of a week from Monday to Friday: 2 March 2026 is a Monday. */
export function settingsPlan(): Plan {
  const plan = createPlan(
    { ...defaultSettings('Edificio Los Alerces', '2026-03-02'), workingDays: '0111110' },
    'term-1',
  );
  const tasks = [
    newTask({ id: 'dig', text: 'Excavar', index: 0, start: '2026-03-02', end: '2026-03-10', duration: 6 }),
    newTask({
      id: 'pour',
      text: 'Hormigonar',
      index: 1,
      start: '2026-03-02',
      end: '2026-03-04',
      duration: 2,
    }),
  ];
  return { ...plan, tasks: Table.of(tasks) };
}

/** What the server keeps about the project beside its plan. */
export const keptSettings = () => ({
  id: 'p1',
  businessId: 'b1',
  name: 'Edificio Los Alerces',
  logoURL: null,
  containerId: null,
  general: { projectId: 'OB-1', description: '' },
  location: { country: null, region: null, city: null },
  operational: {
    managerName: 'Rodrigo Fuentes',
    managerEmail: '',
    adminName: '',
    adminEmail: '',
    projectType: '',
    structureType: '',
    detailsAmount: null,
    detailsUnit: '',
    staticStartDate: null,
  },
  emails: {
    days: [],
    hour: 7,
    timeZone: 'America/Santiago',
    copies: [],
    status: 'incomplete',
    chosen: false,
  },
});
export const SETTINGS = 'GET /api/project/p1/settings';

interface Options {
  readonly plan?: Plan;
  /** Whether Ana is an admin of the company. */
  readonly admin?: boolean;
  /** What the company's buildings repeat. */
  readonly rhythmicUnits?: string[];
}

/** Opens the settings of a project at a section, its plan at hand. */
export const showSettings = (section: SectionId, options: Options = {}) =>
  showOfProject(<SettingsPage />, `/settings?project=p1&section=${section}`, options);

/** Opens a page of a project, its plan at hand; actions are decided as they are in the product. */
export async function showOfProject(
  element: ReactElement,
  path: string,
  { plan = settingsPlan(), admin = true, rhythmicUnits = [] }: Options = {},
) {
  const listed = project({ imAdmin: admin, canEdit: admin });
  const company = business({ isAdmin: admin, projects: [listed], rhythmicUnits });
  const actor = { ...ACTOR, roles: admin ? (['projectAdmin'] as const) : (['responsible'] as const) };
  const page = show(
    <>
      {element}
      <Messages />
    </>,
    {
      path,
      saga: deciding,
      actions: [
        projectsActions.loaded({ b1: company }),
        planEvents.loaded({
          projectId: 'p1',
          summary: { ...listed, business: company },
          actor,
          sync: begin(plan, 4),
        }),
      ],
    },
  );
  // What the server keeps has arrived.
  await act(async () => undefined);
  return { ...page, planNow: () => selectPlan(page.store.getState())! };
}

function* deciding() {
  yield takeEvery(planActions.submit, submitAction);
  yield takeEvery(planEvents.refused, function* ({ payload }) {
    yield put(failureShown(payload.failure));
  });
  yield* undoSaga();
}
