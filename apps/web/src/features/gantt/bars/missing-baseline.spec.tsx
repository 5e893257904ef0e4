import { createPlan, defaultSettings, newTask, type Plan, Table } from '@plomada/domain';
import { act, fireEvent, screen } from '@testing-library/react';
import { useAppSelector } from '../../../base/hooks';
import { selectPlan } from '../../../plan/state/plan-selectors';
import { showProposing } from '../../../testing/proposing';
import { startTestTranslations } from '../../../testing/translations';
import { MissingBaseline } from './missing-baseline';

const PLAN: Plan = {
  ...createPlan(defaultSettings('Obra', '2026-03-02'), 'term-1'),
  tasks: Table.of([
    newTask({ id: 'dig', text: 'Excavar', index: 0, start: '2026-03-02', end: '2026-03-05', duration: 3 }),
  ]),
};
const Shown = () => <MissingBaseline plan={useAppSelector(selectPlan)!} />;

describe('where a baseline is asked for and there is none', () => {
  beforeAll(() => startTestTranslations());

  it('a facilitator, who may take one and does not come into the settings, takes it there', async () => {
    const { planNow } = await showProposing(<Shown />, { role: 'facilitator', plan: PLAN });
    fireEvent.click(screen.getByRole('button', { name: 'Nueva línea base' }));
    fireEvent.change(await screen.findByRole('textbox', { name: /Nombre/ }), {
      target: { value: 'Contrato' },
    });
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Crear' })));
    expect(planNow().baselines.rows.map(({ name, isDefault }) => [name, isDefault])).toEqual([
      ['Contrato', true],
    ]);
  });

  it('a viewer reads who takes it', async () => {
    await showProposing(<Shown />, { role: 'projectViewer', plan: PLAN });
    expect(screen.getByRole('alert')).toHaveTextContent('La toma quien edita el plan');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
