import {
  type Actor,
  createPlan,
  defaultSettings,
  newTask,
  type Plan,
  type Restriction,
  Table,
} from '@plomada/domain';
import { begin } from '@plomada/sync';
import { act, fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { takeEvery } from 'redux-saga/effects';
import { planActions, planEvents } from '../plan/state/plan-actions';
import { TaskLink } from '../plan/task-in-address/task-link';
import { SESSION } from './examples';
import { serve } from './server';
import { show } from './show';
import { TaskPanelHost } from '../features/task-panel/task-panel-host';

const dates = { start: '2026-03-02', end: '2026-03-05', duration: 3 };
export const steel: Restriction = {
  id: 'r1',
  taskIds: ['t1'],
  family: 'Materiales',
  type: 1,
  detail: 'Acero en obra',
  comments: '',
  responsible: null,
  created: '2026-03-01',
  commited: null,
  required: '2026-03-02',
  released: null,
  releasedTerm: null,
  inProcess: false,
};
export const PLAN: Plan = {
  ...createPlan(defaultSettings('Obra', '2026-03-02'), 'term-1'),
  tasks: Table.of([
    newTask({ id: 't1', text: 'Excavar', index: 0, ...dates }),
    newTask({ id: 't2', text: 'Hormigonar', index: 1, ...dates }),
  ]),
  links: Table.of([{ id: 'l1', source: 't1', target: 't2', type: '0' as const, lag: 2 }]),
  restrictions: Table.of([steel]),
};
const LOG = 'GET /api/actions/p1/all?row=t1&most=8';

const FILES = 'GET /api/project/p1/attachments?taskId=t1';
const file = (id: string, name: string, userId: string) => ({
  ...{ id, name, taskId: 't1', bytes: 2_400_000, uploadedAt: '2026-03-02T12:00:00.000Z' },
  uploadedBy: { userId, name: 'Luis Soto' },
});
const FILES_OF_T1 = [file('f1', 'plano.dwg', 'luis'), file('f2', 'acta.pdf', SESSION.user.id)];

const opened = (plan: Plan, role: Actor['roles'][number]) =>
  planEvents.loaded({
    projectId: 'p1',
    summary: { business: {} } as never,
    actor: { userId: SESSION.user.id, name: 'Ana', roles: [role] },
    sync: begin(plan, 0),
  });

export const Opener = () => <TaskLink taskId="t1">abrir</TaskLink>;

/** The panel of the first task on a page of its own; what it asks of the plan is noted and not done. */
export function open(
  role: Actor['roles'][number] = 'facilitator',
  path = '/restrictions?project=p1&task=t1',
  beside?: ReactNode,
) {
  const asked: unknown[] = [];
  function* saga() {
    yield takeEvery(planActions.submit.type, (action) => void asked.push((action as never)['payload']));
  }
  serve({
    [LOG]: () => ({ body: { actions: [], next: null } }),
    [FILES]: () => ({ body: { attachments: FILES_OF_T1 } }),
    [`GET /api/project/p1/attachments?taskId=t2`]: () => ({ body: { attachments: [] } }),
  });
  const page = show(
    <>
      {beside}
      <TaskPanelHost />
    </>,
    { path, saga, actions: [opened(PLAN, role)] },
  );
  const becomes = (plan: Plan) => act(() => void page.store.dispatch(opened(plan, role)));
  return { ...page, asked, becomes, address: () => page.router.state.location.search };
}

export const panel = () => screen.findByRole('complementary', { name: 'Tarea Excavar' });
export const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
