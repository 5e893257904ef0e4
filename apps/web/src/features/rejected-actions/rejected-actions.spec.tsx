import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Failure } from '@plomada/contracts';
import {
  type Actor,
  createPlan,
  defaultSettings,
  newTask,
  type PlanAction,
  type Restriction,
  type Role,
  Table,
  toDocument,
} from '@plomada/domain';
import { begin, receive, rejected, submit, type SyncState } from '@plomada/sync';
import { all, fork } from 'redux-saga/effects';
import { selectNewestMessage } from '../../base/messages/messages-slice';
import { business, project } from '../../testing/examples';
import { serve } from '../../testing/server';
import { show } from '../../testing/show';
import { startTestTranslations } from '../../testing/translations';
import { rebaseOnEntries } from '../../plan/receiving/on-relayed';
import { planEvents } from '../../plan/state/plan-actions';
import { selectReady } from '../../plan/state/plan-selectors';
import { rejectedActionsSaga } from '../../plan/sending/rejected-actions-saga';
import { RejectedActions } from './rejected-actions';

const WHEN = '2026-03-02T12:00:00.000Z';
const task = newTask({ id: 't1', text: 'Excavar', index: 0, start: '2026-03-02', end: '2026-03-05' });
const plan = {
  ...createPlan(defaultSettings('Obra', '2026-03-02'), 'term-1'),
  tasks: Table.of([{ ...task, analysed: true }]),
};
const CONFLICT: Failure = { kind: 'conflict', code: 'CONFLICT', rows: ['b1'] };

const FULL = 'GET /api/project/p1/plan';
const SINCE = 'GET /api/actions/p1/since/1';
const DOWN = { status: 503, body: { kind: 'unavailable', code: 'SERVICE_UNAVAILABLE' } };
const fullProject = (text: string, seq: number) => ({
  plan: toDocument({ ...plan, tasks: Table.of([{ ...task, text }]) }),
  seq,
  updatedAt: WHEN,
  roles: ['projectAdmin'],
  summary: { ...project(), business: business() },
});
/** What Luis did to the task while this page was not looking. */
const LATER = {
  projectId: 'p1',
  seq: 2,
  actionId: 'b2',
  type: 'UPDATE_TASK',
  actor: { userId: 'luis', name: 'Luis Pizarro', firstName: 'Luis', lastName: 'Pizarro' },
  at: WHEN,
  changes: [
    {
      kind: 'set',
      table: 'tasks',
      id: 't1',
      before: { text: 'De Luis' },
      after: { text: 'De Luis, después' },
    },
  ],
};

/** What Ana committed in one go for eight tasks, of which Luis had committed the first two otherwise. */
const EIGHT = Array.from({ length: 8 }, (_, at) => ({
  ...task,
  id: `t${at}`,
  text: `Tarea ${at}`,
  index: at,
}));
const entries = EIGHT.map(({ id }) => ({ taskId: id, commitment: 0.8 }));
const COMMITTED = { type: 'SET_COMMITMENTS', payload: { entries } } as const;
const BULK = { type: 'BATCH_UPDATE', payload: { actions: [COMMITTED] } } as const;

const STEEL: Restriction = {
  ...{ id: 'steel', taskIds: [], family: 'Materiales', type: 1, detail: 'Acero', comments: '' },
  ...{ responsible: null, created: '2026-02-20', required: '2026-03-02', commited: null, inProcess: false },
  ...{ released: null, releasedTerm: null },
};

/** The dialog about an action of Ana's that was refused after Luis's. */
function showBulk(action: PlanAction) {
  const actor: Actor = { userId: 'ana', name: 'Ana', roles: ['facilitator'] };
  const author = { actor, today: '2026-03-02' };
  const tasks = Table.of(EIGHT.map((one) => ({ ...one, analysed: true })));
  const made = submit(
    begin({ ...plan, tasks, restrictions: Table.of([STEEL]) }, 0),
    { id: 'a0', action, when: WHEN },
    author,
  );
  if (!made.ok) throw new Error(made.refusal.code);
  const change = (id: string) => ({
    ...({ kind: 'set', table: 'tasks', id } as const),
    before: { commitment: null },
    after: { commitment: 0.5 },
  });
  const luis = { seq: 1, actionId: 'b1', type: 'SET_COMMITMENTS', actor: LATER.actor, at: WHEN };
  const entry = { ...luis, changes: [change('t0'), change('t1')] };
  const sync = receive(rejected(made.state, 'a0', CONFLICT), [entry], author);
  const summary = { ...project(), business: business() };
  show(<RejectedActions />, { actions: [planEvents.loaded({ projectId: 'p1', summary, actor, sync })] });
}

/** Ana's rename was refused, after Luis had renamed the same task. */
function refused(role: Role, ...failures: readonly Failure[]): { actor: Actor; sync: SyncState } {
  const actor: Actor = { userId: 'ana', name: 'Ana', roles: [role] };
  const author = { actor, today: '2026-03-02' };
  let sync = begin(plan, 0);
  failures.forEach((failure, place) => {
    const action = { type: 'UPDATE_TASK', payload: { id: 't1', text: `Cavar ${place + 1}` } } as const;
    const made = submit(sync, { id: `a${place}`, action, when: WHEN, about: 'Excavar' }, author);
    if (!made.ok) throw new Error(made.refusal.code);
    sync = rejected(made.state, `a${place}`, failure);
  });
  const luis = {
    seq: 1,
    actionId: 'b1',
    type: 'UPDATE_TASK',
    actor: { userId: 'luis', name: 'Luis Pizarro' },
    at: WHEN,
    changes: [
      { kind: 'set', table: 'tasks', id: 't1', before: { text: 'Excavar' }, after: { text: 'De Luis' } },
    ],
  } as const;
  return { actor, sync: receive(sync, [luis], author) };
}

/** Of the plan's sagas those that act upon what did not go through. */
function* planSagas() {
  yield all([fork(rejectedActionsSaga), fork(rebaseOnEntries)]);
}

function showRejected(role: Role, ...failures: readonly Failure[]) {
  const given = refused(role, ...failures);
  const summary = { ...project(), business: business() };
  const loaded = planEvents.loaded({ projectId: 'p1', summary, ...given });
  const view = show(<RejectedActions />, { saga: planSagas, actions: [loaded] });
  return { ...view, sync: () => selectReady(view.store.getState())!.sync };
}

describe('own work that did not go through', () => {
  beforeAll(() => startTestTranslations());

  it('lets a facilitator put a change over the one of somebody else', () => {
    const { sync } = showRejected('facilitator', CONFLICT);
    const dialog = screen.getByRole('dialog', { name: 'Otra persona cambió lo mismo que tú' });
    expect(within(dialog).getByText('Nombre de «Excavar»: Cavar 1')).toBeVisible();
    expect(within(dialog).getByText(/Luis Pizarro/)).toBeVisible();
    expect(within(dialog).getByText('Nombre: ahora «De Luis»; lo tuyo: «Cavar 1»')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Soy facilitador, continuar' }));
    expect(sync().visible.tasks.get('t1')!.text).toBe('Cavar 1');
    expect(sync().pending).toMatchObject([{ baseSeq: 1 }]);
    expect(sync().rejectedActions).toEqual([]);
  });

  it.each([
    ['commitments of many tasks', COMMITTED],
    ['a bulk edit of them', BULK],
  ])('shows both values of %s, and whose they are', (_, action) => {
    showBulk(action);
    expect(screen.getByText('Tarea 0 · Compromiso: ahora «50 %»; lo tuyo: «80 %»')).toBeVisible();
    expect(screen.getByText('Tarea 5 · Compromiso: ahora «—»; lo tuyo: «80 %»')).toBeVisible();
    expect(screen.getByText('Y 2 valores más.')).toBeVisible();
  });

  it('tells a release by the day that was said, not by the one to which the term keeps it', async () => {
    showBulk({ type: 'UNBOUND_RESTRICTION', payload: { restrictionId: 'steel', released: '2026-03-01' } });
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/lo tuyo: «01\/03\/2026»/)).toBeVisible();
    expect(dialog.queryByText(/«02\/03\/2026»/)).toBeNull();
  });

  it('names the last day of work, as the Gantt does', () => {
    showBulk({ type: 'MOVE_TASK', payload: { id: 't0', duration: 5 } });
    expect(screen.getByText('Término: ahora «04/03/2026»; lo tuyo: «06/03/2026»')).toBeVisible();
  });

  it('lets a facilitator discard it', () => {
    const { sync } = showRejected('facilitator', CONFLICT);
    fireEvent.click(screen.getByRole('button', { name: 'Descartar mis cambios' }));
    expect(sync().visible.tasks.get('t1')!.text).toBe('De Luis');
    expect(sync().rejectedActions).toEqual([]);
  });

  it('lets a facilitator decide one by one', () => {
    const { sync } = showRejected('facilitator', CONFLICT, CONFLICT);
    fireEvent.click(screen.getAllByRole('button', { name: 'Descartar' })[0]!);
    expect(sync().rejectedActions.map(({ pending }) => pending.id)).toEqual(['a1']);
  });

  it('gives everybody else the whole plan again, as others left it', async () => {
    const asked = serve({ [FULL]: () => ({ body: fullProject('De la obra', 9) }) });
    const { sync } = showRejected('projectAdmin', CONFLICT);
    expect(screen.queryByRole('button', { name: 'Soy facilitador, continuar' })).toBeNull();
    expect(screen.getByText(/se pierde/)).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Cargar lo último' }));
    await waitFor(() => expect(sync().rejectedActions).toEqual([]));
    expect(asked.map(({ call }) => call)).toEqual([FULL]);
    expect(sync()).toMatchObject({ seq: 9, pending: [] });
    expect(sync().visible.tasks.get('t1')!.text).toBe('De la obra');
  });

  it('gives everybody else what is missing here, when that is enough', async () => {
    const asked = serve({ [SINCE]: () => ({ body: { entries: [LATER], more: false, at: WHEN } }) });
    const { sync } = showRejected('projectAdmin', CONFLICT);
    fireEvent.click(screen.getByRole('button', { name: 'Actualizar' }));
    await waitFor(() => expect(sync().rejectedActions).toEqual([]));
    expect(asked.map(({ call }) => call)).toEqual([SINCE]);
    expect(sync()).toMatchObject({ seq: 2, pending: [] });
    expect(sync().visible.tasks.get('t1')!.text).toBe('De Luis, después');
  });

  it.each(['Cargar lo último', 'Actualizar'])('stays while «%s» cannot reach the server', async (way) => {
    serve({ [FULL]: () => DOWN, [SINCE]: () => DOWN });
    const { sync, store } = showRejected('projectAdmin', CONFLICT);
    fireEvent.click(screen.getByRole('button', { name: way }));
    await waitFor(() => expect(selectNewestMessage(store.getState())?.key).toBe('codes:NETWORK_DOWN'));
    expect(sync().rejectedActions).toHaveLength(1);
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('is listed with the reason and what to do, and offered once more when that may help', () => {
    const { sync } = showRejected(
      'facilitator',
      { kind: 'invalid', code: 'TASK_UNKNOWN' },
      { kind: 'internal', code: 'INTERNAL' },
    );
    expect(screen.getByRole('dialog', { name: '2 cambios no se pudieron aplicar' })).toBeVisible();
    expect(screen.getByText(/La tarea ya no existe.*hazlo de nuevo/)).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
    expect(sync().rejectedActions.map(({ pending }) => pending.id)).toEqual(['a0']);
    fireEvent.click(screen.getByRole('button', { name: 'Entendido' }));
    expect(sync().rejectedActions).toEqual([]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is not asked about while there is more on its way', () => {
    const { store, sync } = showRejected('facilitator', CONFLICT);
    const action = { type: 'UPDATE_TASK', payload: { id: 't1', detail: 'x' } } as const;
    const author = { actor: refused('facilitator').actor, today: '2026-03-02' };
    const more = submit(sync(), { id: 'a9', action, when: WHEN }, author);
    if (!more.ok) throw new Error(more.refusal.code);
    act(() => {
      store.dispatch(planEvents.joinedChanged(true));
      store.dispatch(planEvents.synced(more.state));
    });
    expect(screen.queryByRole('dialog')).toBeNull();
    act(() => void store.dispatch(planEvents.joinedChanged(false)));
    expect(screen.getByRole('dialog')).toBeVisible();
  });
});
