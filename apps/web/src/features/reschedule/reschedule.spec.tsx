import { type Plan, Table } from '@plomada/domain';
import { begin } from '@plomada/sync';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { takeEvery } from 'redux-saga/effects';
import { Messages } from '../../base/messages/messages';
import { business, project } from '../../testing/examples';
import { ACTOR, PLAN } from '../../testing/plan-page';
import { show } from '../../testing/show';
import { startTestTranslations } from '../../testing/translations';
import { planActions, planEvents } from '../../plan/state/plan-actions';
import { selectPlan } from '../../plan/state/plan-selectors';
import { submitAction } from '../../plan/sending/submit-action';
import { registerFeatures } from '../../plan/registration';
import { tellRefused } from '../../plan/messages/tell-refused';
import { Reschedule } from './reschedule';
import { rescheduleActions } from './reschedule-slice';
import { wayOutOf } from './way-out';

const [task] = PLAN.tasks.rows;
/** Two tasks of the week before the open term, which begins on Monday 2026-03-09; every day is worked. */
const LATE: Plan = {
  ...PLAN,
  terms: Table.of(PLAN.terms.rows.map((term) => ({ ...term, startDate: '2026-03-09' }))),
  tasks: Table.of([
    { ...task!, duration: 3, progress: 0.5, lastProgress: 0.5 },
    { ...task!, id: 't2', text: 'Hormigonar', index: 1, duration: 3 },
  ]),
};

function* deciding() {
  yield registerFeatures([{ wayOut: wayOutOf }]);
  yield takeEvery(planActions.submit, submitAction);
  yield takeEvery(planEvents.refused, tellRefused);
}

function showPlan(...asked: readonly string[]) {
  const { store } = show(
    <>
      <Reschedule />
      <Messages />
    </>,
    {
      saga: deciding,
      actions: [
        planEvents.loaded({
          projectId: 'p1',
          summary: { ...project(), business: business() },
          actor: { ...ACTOR, roles: ['projectAdmin'] },
          sync: begin(LATE, 4),
        }),
        rescheduleActions.asked(asked),
      ],
    },
  );
  return {
    submit: (action: Parameters<typeof planActions.submit>[0]) =>
      act(() => store.dispatch(planActions.submit(action))),
    end: (id: string) => selectPlan(store.getState() as never)!.tasks.get(id)!.end,
    pending: () => store.getState().plan.open as { sync?: { pending: readonly unknown[] } },
  };
}
const field = () => screen.findByRole('textbox', { name: /Nuevo término/ });
const give = async (date: string) => {
  fireEvent.change(await field(), { target: { value: date } });
  fireEvent.submit((await field()).closest('form')!);
};

describe('rescheduling delayed work', () => {
  beforeAll(() => startTestTranslations());

  it('asks for one date, says what was to end when, and gives the work its new end', async () => {
    const { end } = showPlan('t1');
    expect(await screen.findByText('Terminaba el 04/03/2026 · avance 50 %')).toBeVisible();
    await waitFor(async () => expect(await field()).toHaveFocus());
    await give('12/03/2026');
    await waitFor(() => expect(end('t1')).toBe('2026-03-13'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('asks before Escape loses what is no date yet', async () => {
    showPlan('t1');
    fireEvent.change(await field(), { target: { value: '12/03' } });
    fireEvent.keyDown(await field(), { key: 'Escape' });
    expect(await screen.findByRole('button', { name: 'Seguir editando' })).toBeVisible();
  });

  it('says in place why a date cannot be, and takes another', async () => {
    const { end } = showPlan('t1');
    await give('08/03/2026');
    expect(await screen.findByText(/Elige una fecha desde el 09\/03\/2026/)).toBeVisible();
    expect(end('t1')).toBe('2026-03-05');
    await give('10/03/2026');
    await waitFor(() => expect(end('t1')).toBe('2026-03-11'));
  });

  it('is one step for several tasks', async () => {
    const { end, pending } = showPlan('t1', 't2');
    expect(await screen.findByText('Reprogramar 2 tareas atrasadas')).toBeVisible();
    await give('12/03/2026');
    await waitFor(() => expect([end('t1'), end('t2')]).toEqual(['2026-03-13', '2026-03-13']));
    expect(pending().sync!.pending).toHaveLength(1);
  });

  it('is where a refused promise leads to', async () => {
    const { submit } = showPlan();
    submit({ type: 'SET_COMMITMENT', payload: { taskId: 't2', commitment: 1 } });
    expect(await screen.findByText(/Reprográmala primero/)).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Reprogramar' }));
    expect(await screen.findByText('Reprogramar la tarea atrasada')).toBeVisible();
  });
});
