import type { Notification, Proposal } from '@plomada/contracts';
import {
  type Change,
  createPlan,
  defaultSettings,
  newTask,
  type Plan,
  type Responsible,
  Table,
} from '@plomada/domain';
import { begin, receive } from '@plomada/sync';
import { act } from '@testing-library/react';
import type { ReactElement } from 'react';
import { fork, takeEvery } from 'redux-saga/effects';
import { Messages } from '../base/messages/messages';
import { notificationsSaga } from '../features/notifications/notifications-saga';
import { tellRefused } from '../plan/messages/tell-refused';
import { proposalsSaga } from '../plan/proposing/proposals-saga';
import { registerFeatures } from '../plan/registration';
import { submitAction } from '../plan/sending/submit-action';
import { planActions, planEvents } from '../plan/state/plan-actions';
import { selectPlan, selectReady } from '../plan/state/plan-selectors';
import { undoSaga } from '../plan/undo/undo-saga';
import { authorOf } from '../plan/state/author';
import { business, project, SESSION } from './examples';
import { ACTOR } from './plan-page';
import { type Answers, serve } from './server';
import { show } from './show';

const ANA: Responsible = {
  id: 'ana',
  userId: SESSION.user.id,
  firstName: 'Ana',
  lastName: 'Rojas',
  email: 'ana@obra.cl',
  company: '',
  function: '',
  role: 'user',
  isActive: true,
};

/** Ana works on a task that has promised 80 % and is followed by another, which lacks steel; responsibles propose. */
export function proposingPlan(): Plan {
  const settings = { ...defaultSettings('Obra', '2026-03-02'), responsiblesPropose: true };
  const own = { responsibles: ['ana'], analysed: true };
  const dig = newTask({
    id: 'dig',
    text: 'Excavar',
    index: 0,
    start: '2026-03-02',
    end: '2026-03-05',
    duration: 3,
  });
  const pour = newTask({
    id: 'pour',
    text: 'Hormigonar',
    index: 1,
    start: '2026-03-16',
    end: '2026-03-18',
    duration: 2,
  });
  const steel = {
    ...{ id: 'steel', taskIds: ['pour'], family: 'Materiales', type: 1 as const, detail: 'Falta el acero' },
    ...{ comments: '', responsible: 'ana', created: '2026-03-02', commited: null, required: '2026-03-13' },
    ...{ released: null, releasedTerm: null, inProcess: false },
  };
  return {
    ...createPlan(settings, 'term-1'),
    responsibles: Table.of([ANA]),
    tasks: Table.of([
      { ...dig, ...own, commitment: 0.8 },
      { ...pour, ...own },
    ]),
    restrictions: Table.of([steel]),
  };
}

export const proposalOf = (id: string, action: Proposal['action'], by = 'Luis Pizarro'): Proposal => ({
  kind: 'proposal',
  id,
  projectId: 'p1',
  date: '2026-03-04T12:00:00.000Z',
  when: '2026-03-04T12:00:00.000Z',
  action,
  // Decided in the name of who works there.
  responsible: { userId: SESSION.user.id, name: by },
  ground: null,
  subject: null,
  word: '',
  status: 'pending',
});

function* proposing() {
  yield registerFeatures([]);
  yield takeEvery(planActions.submit, submitAction);
  yield takeEvery(planEvents.refused, tellRefused);
  yield fork(proposalsSaga);
  yield fork(notificationsSaga);
  yield fork(undoSaga);
}

interface Options {
  readonly role?: 'projectAdmin' | 'facilitator' | 'responsible' | 'projectViewer';
  readonly notifications?: readonly Notification[];
  readonly more?: number;
  readonly answers?: Answers;
  readonly joined?: boolean;
  readonly plan?: Plan;
  readonly path?: string;
}

/** Shows something of a project whose responsibles propose, the server's answers at hand. */
export async function showProposing(element: ReactElement, options: Options = {}) {
  const { role = 'responsible', notifications = [], more = 0, answers = {}, joined = true } = options;
  const asked = serve({
    'GET /api/notifications/p1/get_notifications/u-ana': () => ({ body: { notifications, more } }),
    ...answers,
  });
  const page = show(
    <>
      {element}
      <Messages />
    </>,
    {
      path: options.path ?? '/notifications?project=p1',
      saga: proposing,
      actions: [
        planEvents.loaded({
          projectId: 'p1',
          summary: { ...project(), business: business() },
          actor: { ...ACTOR, roles: [role] },
          sync: begin(options.plan ?? proposingPlan(), 4),
        }),
        planEvents.joinedChanged(joined),
      ],
    },
  );
  await act(async () => undefined);
  const submit = (action: Parameters<typeof planActions.submit>[0]) =>
    act(async () => void page.store.dispatch(planActions.submit(action)));
  /** What somebody proposed is in the log by the acceptance of who looks on. */
  const logged = (actionId: string, type: string, changes: readonly Change[]) =>
    act(async () => {
      const ready = selectReady(page.store.getState())!;
      const { userId } = ready.actor;
      const entry = {
        ...{ seq: ready.sync.seq + 1, actionId, type, changes, at: '2026-03-04T13:00:00.000Z' },
        ...{ actor: { userId: 'luis', name: 'Luis Pizarro' }, acceptedBy: { userId } },
      };
      page.store.dispatch(planEvents.synced(receive(ready.sync, [entry], authorOf(ready))));
    });
  return { ...page, asked, submit, logged, planNow: () => selectPlan(page.store.getState())! };
}
