import { fromDocument, newTask, Table } from '@plomada/domain';
import { begin } from '@plomada/sync';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { takeEvery } from 'redux-saga/effects';
import { SESSION } from '../../testing/examples';
import { fullProject } from '../../testing/plan-page';
import { show } from '../../testing/show';
import { startTestTranslations } from '../../testing/translations';
import { planActions, planEvents } from '../../plan/state/plan-actions';
import { UnexplainedTasks } from './unexplained-tasks';

const { plan: document, seq, summary } = fullProject();
const promised = (id: string, text: string) => ({
  ...newTask({ id, text, index: 0, start: '2026-03-02', end: '2026-03-05' }),
  ...{ analysed: true, commitment: 0.8, progress: 0.5 },
});
const plan = {
  ...fromDocument(document),
  tasks: Table.of([promised('a', 'Excavar'), promised('b', 'Hormigonar'), promised('c', 'Pintar')]),
};
const actor = { userId: SESSION.user.id, name: 'Ana', roles: ['projectAdmin'] as const };

function shown() {
  const heard: unknown[] = [];
  const saga = function* () {
    yield takeEvery(planActions.submit, ({ payload }) => void heard.push(payload));
  };
  show(<UnexplainedTasks plan={plan} taskIds={['a', 'b', 'c']} />, {
    saga,
    actions: [planEvents.loaded({ projectId: 'p1', summary, actor, sync: begin(plan, seq) })],
  });
  return heard;
}
const fill = (dialog: HTMLElement, label: RegExp, value: string) =>
  fireEvent.change(
    within(dialog).getByRole(label.source === 'Detalle' ? 'textbox' : 'combobox', { name: label }),
    {
      target: { value },
    },
  );

describe('the tasks below their commitment without a cause', () => {
  beforeAll(() => startTestTranslations());

  it('are given one cause for those that are chosen, as one action', async () => {
    const heard = shown();
    const button = () => screen.getByRole('button', { name: /^Una causa para/ });
    expect(button()).toBeDisabled();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Seleccionar todas' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Seleccionar: Pintar' }));
    fireEvent.click(button());
    const dialog = await screen.findByRole('dialog', { name: 'Una causa para 2 tareas' });
    expect(dialog).toHaveTextContent('Excavar · Hormigonar');
    fill(dialog, /Tipo de causa/, 'Clima');
    fill(dialog, /Origen/, 'Terreno');
    fill(dialog, /Detalle/, ' Lluvia ');
    await act(
      async () => void fireEvent.click(within(dialog).getByRole('button', { name: 'Guardar causa' })),
    );
    const cause = { cncType: 'Clima', cncOrigin: 'Terreno', detail: 'Lluvia' };
    const actions = ['a', 'b'].map((taskId) => ({ type: 'ADD_CAUSE', payload: { taskId, ...cause } }));
    expect(heard).toMatchObject([{ type: 'BATCH_UPDATE', payload: { actions } }]);
  });
});
