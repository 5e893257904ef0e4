import type { Change } from '@plomada/domain';
import { screen } from '@testing-library/react';
import { show } from '../../testing/show';
import { startTestTranslations } from '../../testing/translations';
import { EntryChanges } from './entry-changes';

it('says in which unit a resource is counted, as the plan has it', async () => {
  await startTestTranslations();
  const concrete = { id: 'r', name: 'Hormigón', unit: 'm3' };
  const change: Change = { kind: 'add', table: 'resources', id: 'r', row: concrete };
  show(<EntryChanges changes={[change]} more={0} />);
  expect(screen.getByText('m3')).toBeInTheDocument();
});
