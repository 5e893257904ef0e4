import { newTask, type Plan, type Restriction, Table } from '@plomada/domain';
import { begin } from '@plomada/sync';
import type { UnknownAction } from '@reduxjs/toolkit';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { takeEvery } from 'redux-saga/effects';
import { selectNewestMessage } from '../../base/messages/messages-slice';
import { registerFeatures } from '../../plan/registration';
import { submitAction } from '../../plan/sending/submit-action';
import { planActions, planEvents } from '../../plan/state/plan-actions';
import { selectPlan } from '../../plan/state/plan-selectors';
import { business, project } from '../../testing/examples';
import { ACTOR, PLAN } from '../../testing/plan-page';
import { serve } from '../../testing/server';
import { show } from '../../testing/show';
import { startTestTranslations } from '../../testing/translations';
import { RestrictionDialogHost } from './restriction-dialog-host';
import { restrictionDialogActions } from './restriction-dialog-slice';

const task = (id: string, text: string, start: string, index: number) =>
  newTask({ id, text, index, start, end: `${start.slice(0, 8)}28`, duration: 10, analysed: true });
const STEEL: Restriction = {
  ...{ id: 'r1', taskIds: ['t1'], family: 'Calidad', type: 1, detail: 'Enfierradura recibida', comments: '' },
  ...{ responsible: null, created: '2026-03-02', commited: null, required: '2190-03-06', released: null },
  ...{ releasedTerm: null, inProcess: false },
};
/** Every day is a working day; the work is far ahead, but for what should have begun long ago. */
const SITE: Plan = {
  ...PLAN,
  tasks: Table.of([
    task('t1', 'Losa 1', '2190-03-08', 0),
    task('t2', 'Losa 2', '2190-04-08', 1),
    task('t3', 'Losa 0', '2020-03-08', 2),
  ]),
  restrictions: Table.of([STEEL]),
};
const LINE = { detail: 'Bomba reservada', family: 'Equipos', type: 1, daysBefore: 3, role: '', comments: '' };
const TEMPLATES = [
  {
    id: 'tp1',
    name: 'Hormigonado',
    lines: [LINE, { ...LINE, detail: 'enfierradura recibida', family: 'Calidad' }],
  },
];

function* deciding() {
  yield registerFeatures([]);
  yield takeEvery(planActions.submit, submitAction);
}

function open(asked: UnknownAction, templates: readonly object[] = TEMPLATES) {
  serve({ 'GET /api/project/p1/restriction_templates': () => ({ body: { templates } }) });
  const { store } = show(<RestrictionDialogHost />, {
    path: '/restrictions?project=p1',
    saga: deciding,
    actions: [
      planEvents.loaded({
        projectId: 'p1',
        summary: { ...project(), business: business() },
        actor: ACTOR,
        sync: begin(SITE, 4),
      }),
    ],
  });
  act(() => void store.dispatch(asked));
  const made = () =>
    selectPlan(store.getState() as never)!
      .restrictions.rows.slice(1)
      .map(({ taskIds, detail, required }) => [...[taskIds[0], detail, required]]);
  return { store, made };
}
const submit = () => fireEvent.submit(screen.getByRole('dialog').querySelector('form')!);

describe('a template put on tasks', () => {
  beforeAll(() => startTestTranslations());

  it('shows what it makes of each, and makes it as one action', async () => {
    const { store, made } = open(restrictionDialogActions.templateWanted(['t1', 't2', 't3']));
    expect(await screen.findByText('3 nuevas · 1 que ya está · 2 que no pueden ser')).toBeVisible();
    expect(screen.getByText('05/03/2190')).toBeVisible();
    expect(screen.getByText('Ya la tiene')).toBeVisible();
    expect(
      screen.getAllByText('«Losa 0» la necesitaba el 08/03/2020: reprograma primero la tarea'),
    ).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Crear 3 restricciones' })).toBeEnabled();
    submit();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(made()).toEqual([
      ['t1', 'Bomba reservada', '2190-03-05'],
      ['t2', 'Bomba reservada', '2190-04-05'],
      ['t2', 'enfierradura recibida', '2190-04-05'],
    ]);
    expect(selectNewestMessage(store.getState() as never)).toMatchObject({
      key: 'restrictions:planned.made',
      params: { count: 3 },
      button: { key: 'actions:undo' },
    });
  });

  it('is found by the family of what it makes', async () => {
    const steel = { id: 'tp2', name: 'Enfierradura', lines: [{ ...LINE, family: 'Materiales' }] };
    open(restrictionDialogActions.templateWanted(['t1']), [...TEMPLATES, steel]);
    fireEvent.mouseDown(await screen.findByRole('combobox', { name: 'Familia' }));
    expect(screen.getAllByRole('option').map((one) => one.textContent)).toEqual([
      ...['Todas', 'Calidad', 'Equipos', 'Materiales'],
    ]);
    fireEvent.click(screen.getByRole('option', { name: 'Materiales' }));
    expect(screen.getByRole('combobox', { name: /Plantilla/ })).toHaveValue('Enfierradura');
  });

  it('says where the firm has none', async () => {
    open(restrictionDialogActions.templateWanted(['t1']), []);
    expect(await screen.findByText(/La empresa todavía no tiene plantillas/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Crear 0 restricciones' })).toBeDisabled();
  });
});

describe('restrictions copied to other tasks', () => {
  beforeAll(() => startTestTranslations());

  it('are required as long before their own start', async () => {
    const { made } = open(restrictionDialogActions.copyWanted(['r1']));
    expect(await screen.findByText('(2 días hábiles antes del comienzo)')).toBeVisible();
    const field = screen.getByRole('combobox', { name: /Tareas/ });
    fireEvent.change(field, { target: { value: 'Losa 2' } });
    fireEvent.click(await screen.findByRole('option', { name: /Losa 2/ }));
    submit();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(made()).toEqual([['t2', 'Enfierradura recibida', '2190-04-06']]);
  });
});
