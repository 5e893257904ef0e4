import {
  createPlan,
  defaultSettings,
  type Link,
  type LinkType,
  newTask,
  type Plan,
  Table,
} from '@plomada/domain';
import { begin } from '@plomada/sync';
import { fireEvent, screen } from '@testing-library/react';
import { takeEvery } from 'redux-saga/effects';
import { planActions, planEvents } from '../../../plan/state/plan-actions';
import { SESSION } from '../../../testing/examples';
import { show } from '../../../testing/show';
import { startTestTranslations } from '../../../testing/translations';
import { LinkDialog } from './link-dialog';

const LINK: Link = { id: 'l', source: 'a', target: 'b', type: '1', lag: 2 };
const dates = { start: '2026-03-02', end: '2026-03-05', duration: 3 };

function showDialog(taken: readonly LinkType[]) {
  const plan: Plan = {
    ...createPlan(defaultSettings('Obra', '2026-03-02'), 'term-1'),
    tasks: Table.of([
      newTask({ id: 'a', text: 'Enfierradura', index: 0, ...dates }),
      newTask({ id: 'b', text: 'Moldaje', index: 1, ...dates }),
    ]),
    links: Table.of([LINK, ...taken.map((type) => ({ ...LINK, id: type, type }))]),
  };
  const asked: unknown[] = [];
  function* saga() {
    yield takeEvery(planActions.submit.type, (action) => void asked.push((action as never)['payload']));
  }
  const actor = { userId: SESSION.user.id, name: 'Ana', roles: ['facilitator'] as const };
  const loaded = planEvents.loaded({ projectId: 'p1', summary: {} as never, actor, sync: begin(plan, 0) });
  const onClose = jest.fn();
  show(<LinkDialog plan={plan} link={LINK} editable onClose={onClose} />, { saga, actions: [loaded] });
  return { asked, onClose };
}
const openTypes = async () => {
  fireEvent.mouseDown(await screen.findByRole('combobox', { name: 'Tipo' }));
  return screen.findAllByRole('option');
};

describe('the dialog of a link', () => {
  beforeAll(() => startTestTranslations());

  it('offers no type that another link between the same two tasks has', async () => {
    showDialog(['2', '3']);
    const types = await openTypes();
    expect(types.map(({ textContent, ariaDisabled }) => [textContent, ariaDisabled === 'true'])).toEqual([
      ['Fin a comienzo (FC)', false],
      ['Comienzo a comienzo (CC)', false],
      ['Fin a fin (FF)', true],
      ['Comienzo a fin (CF)', true],
    ]);
  });

  it('saves the type and the lag that were chosen', async () => {
    const { asked, onClose } = showDialog([]);
    const types = await openTypes();
    fireEvent.click(types[2]!);
    fireEvent.change(screen.getByLabelText('Desfase'), { target: { value: '-3' } });
    fireEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(asked).toEqual([{ type: 'UPDATE_LINK', payload: { id: 'l', type: '2', lag: -3 } }]);
    expect(onClose).toHaveBeenCalled();
  });
});
