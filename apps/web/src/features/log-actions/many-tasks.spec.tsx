import type { PastAction, PastEntry } from '@plomada/contracts';
import { screen, within } from '@testing-library/react';
import { show } from '../../testing/show';
import { startTestTranslations } from '../../testing/translations';
import { EntryTasks } from './entry-tasks';
import { useSubjectText } from './use-subject-text';

const Subject = ({ of }: { readonly of: Pick<PastAction, 'task' | 'tasks'> }) => (
  <p role="note">{useSubjectText()(of)}</p>
);
const wall = { id: 't1', code: '1.1', name: 'Muro' };

describe.each([
  ['es', '45 tareas', 'y 43 más'],
  ['en', '45 tasks', 'and 43 more'],
])('an action about many tasks, in %s', (language, count, more) => {
  beforeEach(() => startTestTranslations(language));

  it('says how many in its line, and which when it is opened', () => {
    show(<Subject of={{ task: null, tasks: 45 }} />);
    expect(screen.getByRole('note')).toHaveTextContent(count);
    const tasks = [wall, { id: 't2', code: null, name: 'Losa' }];
    show(<EntryTasks entry={{ action: { tasks: 45 }, tasks } as unknown as PastEntry} />);
    const items = within(screen.getByRole('list', { name: count })).getAllByRole('listitem');
    expect(items.map((item) => item.textContent?.trim())).toEqual(['1.1 Muro', 'Losa', more]);
  });

  it('is called by the task when it is about one, and by nothing when about none', () => {
    show(<Subject of={{ task: wall, tasks: 1 }} />);
    show(<Subject of={{ task: null, tasks: 0 }} />);
    expect(screen.getAllByRole('note').map((note) => note.textContent)).toEqual(['Muro', '']);
  });
});
