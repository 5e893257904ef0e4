import { newTask, type Plan, Table } from '@plomada/domain';
import { begin } from '@plomada/sync';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { takeEvery } from 'redux-saga/effects';
import { Messages } from '../../../base/messages/messages';
import { planViewOf } from '../../../plan/rows/use-plan-view';
import { submitAction } from '../../../plan/sending/submit-action';
import { planActions, planEvents } from '../../../plan/state/plan-actions';
import { selectPlan } from '../../../plan/state/plan-selectors';
import { business, project } from '../../../testing/examples';
import { ACTOR, PLAN as EVERY_DAY } from '../../../testing/plan-page';
import { show } from '../../../testing/show';
import { startTestTranslations } from '../../../testing/translations';
import { DatesDialog } from './dates-dialog';

const dates = { start: '2026-03-04', end: '2026-03-07', duration: 3 };
const PLAN: Plan = {
  ...EVERY_DAY,
  tasks: Table.of([
    newTask({ id: 'a', text: 'Excavar', index: 0, ...dates }),
    newTask({ id: 'b', text: 'Moldar', index: 1, ...dates }),
    { ...newTask({ id: 'c', text: 'Trazar', index: 2, ...dates }), progress: 0.5 },
    { ...newTask({ id: 'd', text: 'Cercar', index: 3, ...dates }), progress: 0.5 },
    newTask({ id: 's', text: 'Fundaciones', index: 4, ...dates }),
    newTask({ id: 'e', text: 'Hormigonar', index: 0, parent: 's', ...dates }),
  ]),
};

function opened(...ids: readonly string[]) {
  const onClose = jest.fn();
  const { rows } = planViewOf(PLAN, '2026-03-02');
  const { store } = show(
    <>
      <DatesDialog plan={PLAN} rows={rows.filter(({ id }) => ids.includes(id))} onClose={onClose} />
      <Messages />
    </>,
    {
      saga: function* () {
        yield takeEvery(planActions.submit, submitAction);
      },
      actions: [
        planEvents.loaded({
          projectId: 'p1',
          summary: { ...project(), business: business() },
          actor: { ...ACTOR, roles: ['projectAdmin'] },
          sync: begin(PLAN, 4),
        }),
      ],
    },
  );
  const startOf = (id: string) => selectPlan(store.getState() as never)!.tasks.get(id)!.start;
  return { onClose, startOf };
}

async function choose(way: RegExp) {
  fireEvent.mouseDown(await screen.findByRole('combobox', { name: 'Qué hacer' }));
  fireEvent.click(within(screen.getByRole('listbox')).getByRole('option', { name: way }));
}
const typeDay = async (text: string) =>
  fireEvent.change(await screen.findByRole('textbox', { name: /Comienza|Inicio|Término|Termina/ }), {
    target: { value: text },
  });
const submit = () => screen.getByRole('button', { name: 'Mover' });

beforeAll(() => startTestTranslations());

describe('the dialog of dates for several tasks', () => {
  it('tells what would move before it is done as one step', async () => {
    const { onClose, startOf } = opened('a', 'b');
    expect(submit()).toHaveProperty('disabled', true);
    await typeDay('10/03/2026');
    await screen.findByText(/Excavar/);
    expect(screen.getByText(/Moldar/)).toBeTruthy();
    await act(async () => fireEvent.click(submit()));
    expect([startOf('a'), startOf('b'), startOf('c')]).toEqual(['2026-03-10', '2026-03-10', '2026-03-04']);
    expect(onClose).toHaveBeenCalled();
    expect(await screen.findByText('2 tareas cambiadas')).toBeTruthy();
    // The test keeps the dialog before it.
    expect(screen.getByRole('button', { name: 'Deshacer', hidden: true })).toBeTruthy();
  });

  it('names all that have begun, and does nothing', async () => {
    const { startOf } = opened('a', 'c', 'd');
    await choose(/^Mover todas los mismos días/);
    fireEvent.change(screen.getByRole('textbox', { name: 'Días hábiles' }), { target: { value: '-1' } });
    expect(
      await screen.findByText(
        'El inicio de «Trazar» no cambia porque ya tiene avance. Lo mismo vale para «Cercar»',
      ),
    ).toBeTruthy();
    expect(submit()).toHaveProperty('disabled', true);
    expect(startOf('a')).toBe('2026-03-04');
  });

  it('says that a summary follows its tasks, and that it has no end of its own to give', async () => {
    opened('s', 'a');
    expect(await screen.findByText('1 resumen sigue a sus tareas')).toBeTruthy();
  });

  it('takes no end where summaries alone are chosen', async () => {
    opened('s');
    await choose(/^Terminar todas el mismo día \(misma duración\)/);
    expect(await screen.findByText('El término de un resumen sale de sus tareas')).toBeTruthy();
    expect(submit()).toHaveProperty('disabled', true);
  });
});
