import { newTask, type Plan, type Restriction, Table } from '@plomada/domain';
import { begin } from '@plomada/sync';
import { fireEvent, screen, within } from '@testing-library/react';
import { takeEvery } from 'redux-saga/effects';
import { selectNewestMessage } from '../../base/messages/messages-slice';
import { registerFeatures } from '../../plan/registration';
import { submitAction } from '../../plan/sending/submit-action';
import { planActions, planEvents } from '../../plan/state/plan-actions';
import { selectPlan } from '../../plan/state/plan-selectors';
import { business, project } from '../../testing/examples';
import { ACTOR, PLAN } from '../../testing/plan-page';
import { show } from '../../testing/show';
import { startTestTranslations } from '../../testing/translations';
import { AnalysisBar } from './analysis-bar';

const task = (id: string, text: string, index: number, commitment: number | null) => ({
  ...newTask({ id, text, index, start: '2026-03-02', end: '2026-03-07', duration: 5, analysed: true }),
  commitment,
});
const SITE = { ...PLAN, tasks: Table.of([task('a', 'Muro', 0, 0.5), task('b', 'Losa', 1, null)]) };

const RESTRICTION: Restriction = {
  ...{
    id: 'r',
    taskIds: [],
    family: 'Materiales',
    type: 1,
    detail: 'Acero',
    comments: '',
    responsible: null,
  },
  ...{ created: '2026-03-02', required: '2026-03-02', commited: null, released: null, releasedTerm: null },
  inProcess: false,
};

function open(
  taskIds: readonly string[],
  restrictions: readonly Restriction[] = [],
  tasks?: Plan['tasks'],
  actor: typeof ACTOR = ACTOR,
) {
  const plan = { ...SITE, restrictions: Table.of(restrictions), tasks: tasks ?? SITE.tasks };
  const done: true[] = [];
  function* deciding() {
    yield registerFeatures([]);
    yield takeEvery(planActions.submit, submitAction);
  }
  const summary = { ...project(), business: business() };
  const { store } = show(<AnalysisBar taskIds={taskIds} onDone={() => done.push(true)} />, {
    path: '/restrictionsmanager?project=p1',
    saga: deciding,
    actions: [planEvents.loaded({ projectId: 'p1', summary, actor, sync: begin(plan, 4) })],
  });
  const analysed = () => selectPlan(store.getState() as never)!.tasks.rows.map((one) => one.analysed);
  return { done, analysed, message: () => selectNewestMessage(store.getState() as never) };
}

beforeAll(() => startTestTranslations());

it('does not say of a restricted task that it lacks nothing', () => {
  const { message } = open(
    ['a', 'b'],
    [{ ...RESTRICTION, taskIds: ['b'] }],
    Table.of(SITE.tasks.rows.map((one) => ({ ...one, commitment: null, analysed: false }))),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Nada les falta' }));
  expect(message()).toMatchObject({
    key: 'restrictions:manager.analysedRestricted',
    params: { count: 2, restricted: 1 },
  });
});

it('marks what may be marked with a way back, and lists the rest with its reason', async () => {
  const { done, analysed, message } = open(['a', 'b']);
  fireEvent.click(screen.getByRole('button', { name: 'Por analizar' }));
  const list = within(await screen.findByRole('dialog', { name: 'Una tarea no se pudo marcar' }));
  expect(list.getByText('Muro')).toBeVisible();
  expect(analysed()).toEqual([true, false]);
  expect(message()).toMatchObject({
    key: 'restrictions:manager.toAnalyse',
    params: { count: 1 },
    button: { key: 'actions:undo' },
  });
  // They stay ticked for who reads why.
  expect(done).toEqual([]);
});

it('offers no mark of work that is all somebody else’s, and says whose it is not', () => {
  const { analysed } = open(['b'], [], undefined, { ...ACTOR, roles: ['responsible'] });
  for (const name of ['Nada les falta', 'Por analizar']) {
    const button = screen.getByRole('button', { name });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription('No eres responsable de «Losa»');
    fireEvent.click(button);
  }
  expect(analysed()).toEqual([true, true]);
});
