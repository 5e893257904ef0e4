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
