import type { Failure } from '@plomada/contracts';
import { createPlan, defaultSettings, newTask, openTerm, type Plan, type Role, Table } from '@plomada/domain';
import { begin } from '@plomada/sync';
import { act, fireEvent, screen } from '@testing-library/react';
import { fork, put, takeEvery } from 'redux-saga/effects';
import { business, project } from '../../testing/examples';
import { ACTOR } from '../../testing/plan-page';
import { show } from '../../testing/show';
import { startTestTranslations } from '../../testing/translations';
import { planActions, planEvents } from '../../plan/state/plan-actions';
import { ReopenTerm } from './reopen-term';
import { rollbackSaga } from './rollback-saga';

const RUNNING: Failure = {
  kind: 'conflict',
  code: 'CLOSE_RUNNING',
  params: { name: 'Luis', since: '2026-03-09T12:00:00.000Z' },
};
const REASON = 'El avance de la fachada se leyó mal';

/** The first week closed, the second with a promise in it. */
function secondWeek(): Plan {
  const empty = createPlan(defaultSettings('Obra', '2026-03-02'), 'term-1');
  const dig = newTask({ id: 't1', text: 'Excavar', index: 0, start: '2026-03-09', end: '2026-03-12' });
  const first = { ...openTerm(empty), realClosingTime: '2026-03-09T12:00:00.000Z' };
  const second = { ...first, id: 'term-2', number: 2, startDate: '2026-03-09', realClosingTime: null };
  return {
    ...empty,
    terms: Table.of([first, second]),
    tasks: Table.of([{ ...dig, analysed: true, commitment: 0.5 }]),
  };
}

function opened(
  plan: Plan,
  { roles = ['projectAdmin'] as readonly Role[], failure = null as Failure | null } = {},
) {
  const asked: unknown[] = [];
  function* server() {
    yield fork(rollbackSaga);
    yield takeEvery(planActions.ask, function* ({ payload: { id, action } }) {
      asked.push(action);
      yield put(planEvents.asked({ id, failure }));
    });
  }
  const summary = { ...project(), business: business() };
  const actor = { ...ACTOR, roles };
  show(<ReopenTerm />, {
    saga: server,
    actions: [
      planEvents.loaded({ projectId: 'p1', summary, actor, sync: begin(plan, 7) }),
      planEvents.joinedChanged(true),
    ],
  });
  return asked;
}
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const because = (reason: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: /Motivo/ }), { target: { value: reason } });

describe('the term closed last', () => {
  beforeAll(() => startTestTranslations());

  it('is opened again with a reason, knowing what waits', async () => {
    const asked = opened(secondWeek());
    await press('Reabrir…');
    const dialog = await screen.findByRole('dialog', { name: 'Reabrir el corto plazo 1' });
    expect(dialog).toHaveTextContent(
      'Lo ingresado para 1 tarea en el corto plazo 2 queda aparte hasta que el corto plazo 1 se cierre de nuevo.',
    );
    because('porque sí');
    await press('Reabrir');
    expect(dialog).toHaveTextContent('Escribe el motivo con al menos 20 caracteres');
    expect(asked).toEqual([]);
    because(REASON);
    await press('Reabrir');
    expect(asked).toEqual([{ type: 'REOPEN_TERM', payload: { termId: 'term-1', reason: REASON } }]);
  });

  it('is opened knowing which missed restriction its PCR would lose', async () => {
    const plan = secondWeek();
    const steel = {
      ...{ id: 'steel', family: 'Materiales', type: 1 as const, detail: 'Falta el acero', responsible: null },
      ...{ commited: null, required: '2026-03-05', released: null, inProcess: false },
    };
    const close = {
      ...{ id: 'term-1', realProgress: 0, plannedProgress: 0, parts: [], restrictions: [steel] },
      ...{ identified: [], restrictionCount: 1, openRestrictions: [], people: [] },
    };
    opened({ ...plan, closes: Table.of([close]) });
    await press('Reabrir…');
    expect(await screen.findByRole('dialog')).toHaveTextContent(
      /1 restricción que no se liberó a tiempo en el corto plazo 1 .*sale de su PCR.*Falta el acero/,
    );
  });

  it('says why it was not: the dialog and the reason stay', async () => {
    opened(secondWeek(), { failure: RUNNING });
    await press('Reabrir…');
    because(REASON);
    await press('Reabrir');
    expect(screen.getByRole('dialog')).toHaveTextContent(/Luis/);
    expect(screen.getByRole('textbox', { name: /Motivo/ })).toHaveValue(REASON);
  });

  it('says who opened it and why where it is open', () => {
    const plan = secondWeek();
    const reopenings = [
      { at: '2026-03-10T12:00:00.000Z', userId: 'luis', name: 'Luis Pizarro', reason: REASON },
    ];
    const first = { ...plan.terms.get('term-1')!, realClosingTime: null, reopenings };
    opened({ ...plan, terms: plan.terms.with([first]) });
    expect(screen.getByRole('alert')).toHaveTextContent(
      /^Luis Pizarro reabrió el corto plazo 1 el .*: El avance/,
    );
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is for who closes terms, and where a term was closed', () => {
    opened(secondWeek(), { roles: ['facilitator'] });
    opened(createPlan(defaultSettings('Obra', '2026-03-02'), 'term-1'));
    expect(screen.queryByRole('button')).toBeNull();
  });
});
