import { createPlan, defaultSettings, newTask, type Plan, Table } from '@plomada/domain';
import { act, fireEvent, screen } from '@testing-library/react';
import { useAppSelector } from '../../base/hooks';
import { selectPlan, selectReady } from '../../plan/state/plan-selectors';
import { showProposing } from '../../testing/proposing';
import { startTestTranslations } from '../../testing/translations';
import { PullForwardOffer } from './pull-forward-offer';

/** Hormigonar stands a week behind Excavar, which it follows, and Curar right behind it. */
function chain(isStrict: boolean): Plan {
  const settings = { ...defaultSettings('Obra', '2026-03-02'), autoSchedulingStrict: isStrict };
  const rows = [
    { id: 'dig', text: 'Excavar', start: '2026-03-02', end: '2026-03-05', duration: 3 },
    { id: 'pour', text: 'Hormigonar', start: '2026-03-16', end: '2026-03-18', duration: 2 },
    { id: 'cure', text: 'Curar', start: '2026-03-18', end: '2026-03-19', duration: 1 },
  ];
  return {
    ...createPlan(settings, 'term-1'),
    tasks: Table.of(rows.map((row, index) => newTask({ ...row, index }))),
    links: Table.of([
      { id: 'l1', source: 'dig', target: 'pour', type: '0', lag: 0 },
      { id: 'l2', source: 'pour', target: 'cure', type: '0', lag: 0 },
    ]),
  };
}

const Shown = () => <PullForwardOffer plan={useAppSelector(selectPlan)!} />;
const open = (plan: Plan) => showProposing(<Shown />, { role: 'projectAdmin', plan });

describe('what the Gantt says of tasks that could begin earlier', () => {
  beforeAll(() => startTestTranslations());

  it('is how many; one click moves them all, one undo moves them back', async () => {
    const { planNow, store } = await open(chain(false));
    const starts = () => planNow().tasks.rows.map(({ start }) => start);
    expect(screen.getByText('2 tareas pueden adelantarse')).toBeVisible();
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Adelantar' })));
    expect(starts()).toEqual(['2026-03-02', '2026-03-05', '2026-03-07']);
    const pending = selectReady(store.getState())!.sync.pending;
    expect(pending.map(({ action }) => action.type)).toEqual(['PULL_FORWARD']);
    expect(screen.queryByText(/pueden adelantarse/)).not.toBeInTheDocument();
    const undo = await screen.findByRole('button', { name: 'Deshacer' });
    await act(async () => void fireEvent.click(undo));
    expect(starts()).toEqual(['2026-03-02', '2026-03-16', '2026-03-18']);
    expect(screen.getByText('2 tareas pueden adelantarse')).toBeVisible();
  });

  it('is nothing where strict scheduling has moved them', async () => {
    await open(chain(true));
    expect(screen.queryByRole('button', { name: 'Adelantar' })).not.toBeInTheDocument();
  });
});
