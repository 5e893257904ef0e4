import { newTask, type Plan, Table } from '@plomada/domain';
import { readSheet } from '@plomada/interchange';
import { begin } from '@plomada/sync';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { takeEvery } from 'redux-saga/effects';
import { bytesOf, keepDownloads } from '../../testing/downloads';
import { business, project } from '../../testing/examples';
import { ACTOR, PLAN } from '../../testing/plan-page';
import { show } from '../../testing/show';
import { startTestTranslations } from '../../testing/translations';
import { planActions, planEvents } from '../../plan/state/plan-actions';
import { selectPlan } from '../../plan/state/plan-selectors';
import { submitAction } from '../../plan/sending/submit-action';
import { CircularLinksButton } from './circular-links-button';

const task = (id: string, index: number) =>
  newTask({ id, text: `Tarea ${id}`, index, start: '2026-03-02', end: '2026-03-05', duration: 3 });
const link = (id: string, source: string, target: string, group: number) => ({
  id,
  source,
  target,
  type: '0' as const,
  lag: 2,
  group,
});
/** Two circles, as an import leaves them. */
const TANGLED: Plan = {
  ...PLAN,
  tasks: Table.of(['a', 'b', 'c', 'd'].map(task)),
  circularLinks: Table.of([
    link('l1', 'a', 'b', 1),
    link('l2', 'b', 'a', 1),
    link('l3', 'c', 'd', 2),
    link('l4', 'd', 'c', 2),
  ]),
};

function* deciding() {
  yield takeEvery(planActions.submit, submitAction);
}

function showLinks(role: 'projectAdmin' | 'responsible', plan = TANGLED) {
  const opened = planEvents.loaded({
    projectId: 'p1',
    summary: { ...project(), business: business() },
    actor: { ...ACTOR, roles: [role] },
    sync: begin(plan, 4),
  });
  const { store } = show(<CircularLinksButton />, { saga: deciding, actions: [opened] });
  return { left: () => selectPlan(store.getState())!.circularLinks.rows.map(({ id }) => id) };
}
const openDialog = async () => {
  fireEvent.click(await screen.findByRole('button', { name: '4 vínculos circulares' }));
  return screen.findByRole('dialog', { name: 'Vínculos circulares' });
};

describe('links in circles', () => {
  beforeAll(() => startTestTranslations());

  it('are told only while there are some', () => {
    showLinks('projectAdmin', PLAN);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('are listed circle by circle, and deleted one by one', async () => {
    const { left } = showLinks('projectAdmin');
    const dialog = await openDialog();
    const circles = within(dialog).getAllByRole('table');
    expect(circles.map((circle) => within(circle).getAllByRole('row').length)).toEqual([3, 3]);
    fireEvent.click(
      within(dialog).getByRole('button', {
        name: 'Eliminar el vínculo de 1 Tarea a a 2 Tarea b: Fin a comienzo (FC)',
      }),
    );
    await waitFor(() => expect(left()).not.toContain('l1'));
  });

  it('are only shown to who may not edit the plan', async () => {
    showLinks('responsible');
    const dialog = await openDialog();
    expect(within(dialog).queryByRole('button', { name: /Eliminar/ })).toBeNull();
  });

  it('are taken away as a spreadsheet of thirteen columns', async () => {
    const kept = keepDownloads();
    showLinks('responsible');
    const dialog = await openDialog();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Descargar planilla' }));
    await waitFor(() => expect(kept).toHaveLength(1));
    expect(kept[0]!.name).toMatch(
      /^Constructora Demo_Edificio Los Alerces_OB-1_Vínculos circulares_\d\d-\d\d-\d{4}\.xlsx$/,
    );
    const { head, lines } = readSheet(await bytesOf(kept[0]!), { maxRows: 10 });
    expect(head).toHaveLength(13);
    expect(lines.map(({ cells }) => [cells[0], cells[3], cells[8]])).toEqual([
      [1, 'a', 'b'],
      [1, 'b', 'a'],
      [2, 'c', 'd'],
      [2, 'd', 'c'],
    ]);
  });
});
