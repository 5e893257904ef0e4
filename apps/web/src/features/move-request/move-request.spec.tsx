import type { Plan } from '@plomada/domain';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { usePlanRow } from '../../plan/rows/use-plan-view';
import { planEvents } from '../../plan/state/plan-actions';
import { selectPlan } from '../../plan/state/plan-selectors';
import { useAppSelector } from '../../base/hooks';
import { proposalOf, proposingPlan, showProposing } from '../../testing/proposing';
import { startTestTranslations } from '../../testing/translations';
import { AskToMove } from './ask-to-move';

const PROPOSE = 'POST /api/notifications/p1/propose';

function Asked({ taskId }: { readonly taskId: string }) {
  const plan = useAppSelector(selectPlan);
  const row = usePlanRow(taskId);
  if (!plan || !row) return null;
  return <AskToMove plan={plan} row={row} task={plan.tasks.get(taskId)!} />;
}

/** Ana records progress in a project that asks nobody to propose. */
const plain = (): Plan => {
  const plan = proposingPlan();
  const tasks = plan.tasks.with([{ ...plan.tasks.get('dig')!, duration: 3 }]);
  return { ...plan, tasks, settings: { ...plan.settings, responsiblesPropose: false } };
};
const showTask = (options: Parameters<typeof showProposing>[1] = {}) =>
  showProposing(<Asked taskId="dig" />, {
    plan: plain(),
    answers: { [PROPOSE]: () => ({ body: {} }) },
    ...options,
  });
const ask = () => screen.queryByRole('button', { name: 'Pedir otras fechas' });
const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } });

describe('asking for other dates of a task', () => {
  beforeAll(() => startTestTranslations());

  it('shows before what would move, needs a reason, and leaves the plan as it is', async () => {
    const page = await showTask();
    fireEvent.click(ask()!);
    const send = await screen.findByRole('button', { name: 'Pedir' });
    type(/Nuevo inicio/, '04/03/2026');
    expect(
      await screen.findByText(/02\/03\/2026 – 04\/03\/2026 → 04\/03\/2026 – 06\/03\/2026/),
    ).toBeVisible();
    expect(screen.getByText(/El término del proyecto no cambia/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: /Nuevo término/ })).toHaveValue('06/03/2026');
    type(/Motivo/, 'lluvia');
    expect(send).toBeDisabled();
    type(/Motivo/, 'La grúa llega el miércoles');
    fireEvent.click(send);
    expect(await screen.findByText(/espera a que un administrador la acepte/)).toBeVisible();
    expect(page.asked.find(({ call }) => call === PROPOSE)!.body).toMatchObject({
      action: { type: 'MOVE_TASK', payload: { id: 'dig', start: '2026-03-04' } },
      word: 'La grúa llega el miércoles',
    });
    expect(page.planNow().tasks.get('dig')!.start).toBe('2026-03-02');
  });

  it('says that its promise leaves the week', async () => {
    await showTask();
    fireEvent.click(ask()!);
    await screen.findByRole('button', { name: 'Pedir' });
    type(/Nuevo inicio/, '04/03/2026');
    await screen.findByText(/El término del proyecto no cambia/);
    expect(screen.queryByText(/compromiso sale/)).toBeNull();
    type(/Nuevo inicio/, '09/03/2026');
    expect(
      await screen.findByText(
        'Sale del corto plazo 1; su compromiso se mantiene y cuenta en su PPC: «Excavar».',
      ),
    ).toBeVisible();
  });

  it('says why a date cannot be, before it is asked', async () => {
    await showTask();
    fireEvent.click(ask()!);
    await screen.findByRole('button', { name: 'Pedir' });
    type(/Nuevo término/, '01/03/2026');
    type(/Motivo/, 'La grúa llega el miércoles');
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Pedir' })).toBeDisabled();
  });

  it('waits on the device without a connection', async () => {
    const page = await showTask({ joined: false });
    fireEvent.click(ask()!);
    await screen.findByRole('button', { name: 'Pedir' });
    type(/Nuevo inicio/, '04/03/2026');
    type(/Motivo/, 'La grúa llega el miércoles');
    fireEvent.click(screen.getByRole('button', { name: 'Pedir' }));
    expect(await screen.findByText(/Guardada en este equipo/)).toBeVisible();
    expect(page.asked.map(({ call }) => call)).not.toContain(PROPOSE);
    act(() => void page.store.dispatch(planEvents.joinedChanged(true)));
    await waitFor(() => expect(page.asked.map(({ call }) => call)).toContain(PROPOSE));
  });

  it.each<[string, Parameters<typeof showTask>[0]]>([
    ['who moves it themselves', { role: 'projectAdmin' as const }],
    ['who only looks', { role: 'projectViewer' as const }],
    [
      'what is asked already',
      {
        notifications: [proposalOf('m1', { type: 'MOVE_TASK', payload: { id: 'dig', start: '2026-03-04' } })],
      },
    ],
  ])('is not for %s', async (_, options) => {
    await showTask(options);
    expect(ask()).toBeNull();
  });
});
