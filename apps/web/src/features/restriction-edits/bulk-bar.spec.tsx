import { shownRestrictions } from '@plomada/domain';
import { fireEvent, screen, within } from '@testing-library/react';
import { proposingPlan, showProposing } from '../../testing/proposing';
import { startTestTranslations } from '../../testing/translations';
import { BulkBar } from './bulk-bar';

beforeAll(() => startTestTranslations());

it('says beside what was refused how many were changed, and takes these back', async () => {
  const free = proposingPlan();
  const [steel] = free.restrictions.rows;
  const others = { ...steel!, id: 'crane', taskIds: ['dig'], responsible: null, detail: 'Falta la grúa' };
  const tasks = free.tasks.with([{ ...free.tasks.get('dig')!, responsibles: [] }]);
  const plan = {
    ...free,
    tasks,
    settings: { ...free.settings, responsiblesPropose: false },
    restrictions: free.restrictions.with([others]),
  };
  const rows = shownRestrictions(plan, '2026-03-04');
  const page = await showProposing(<BulkBar rows={rows} onDone={() => undefined} />, { plan });
  fireEvent.click(screen.getByRole('button', { name: 'En proceso' }));
  const dialog = within(await screen.findByRole('dialog', { name: /Una restricción no se pudo cambiar/ }));
  expect(dialog.getByText('1 restricción cambiada')).toBeVisible();
  expect(page.planNow().restrictions.get('steel')!.inProcess).toBe(true);
  fireEvent.click(dialog.getByRole('button', { name: 'Deshacer' }));
  expect(page.planNow().restrictions.get('steel')!.inProcess).toBe(false);
});

/** Two restrictions for other people to see to, on work of the reader's; one of the reader's besides. */
function withOthers() {
  const free = proposingPlan();
  const [steel] = free.restrictions.rows;
  const eva = { ...free.responsibles.rows[0]!, id: 'eva', userId: 'u-eva', firstName: 'Eva' };
  const others = ['crane', 'permit'].map((id) => ({ ...steel!, id, detail: id, responsible: 'eva' }));
  return {
    ...free,
    settings: { ...free.settings, responsiblesPropose: false },
    responsibles: free.responsibles.with([eva]),
    restrictions: free.restrictions.with(others),
  };
}
const barOf = (ids: readonly string[]) => {
  const plan = withOthers();
  const rows = shownRestrictions(plan, '2026-03-04').filter(({ id }) => ids.includes(id));
  return showProposing(<BulkBar rows={rows} onDone={() => undefined} />, { plan });
};
const command = (name: string) => screen.getByRole('button', { name });

it('offers nothing that can be done to none of what is ticked, and says why', async () => {
  const page = await barOf(['crane', 'permit']);
  for (const name of ['Quitar…', 'Responsable…', 'Requerida…', 'Comprometida…', 'Familia…']) {
    expect(command(name)).toHaveAttribute('aria-disabled', 'true');
    expect(command(name)).toHaveAccessibleDescription('No eres responsable de esta restricción');
    fireEvent.click(command(name));
  }
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(page.planNow().restrictions.size).toBe(3);
  // Who needs it released says so.
  for (const name of ['Liberar…', 'En proceso']) expect(command(name)).not.toHaveAttribute('aria-disabled');
});

it('says before a removal which of what is ticked stays', async () => {
  await barOf(['steel', 'crane', 'permit']);
  expect(command('Quitar…')).not.toHaveAttribute('aria-disabled');
  fireEvent.click(command('Quitar…'));
  const dialog = within(await screen.findByRole('dialog', { name: '¿Quitar 1 restricción?' }));
  expect(dialog.getByText(/2 se quedan: no las puedes quitar/)).toBeVisible();
});
