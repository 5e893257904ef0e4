import { formatFor } from '../base/format';
import { project } from '../testing/examples';
import { columnsOf } from './catalogue';
import { PROJECT_COLUMNS } from './project-columns';

const [update] = columnsOf(
  PROJECT_COLUMNS.filter(({ id }) => id === 'lastModified'),
  { t: ((key: string) => key) as never, format: formatFor('es') },
  null,
);
const said = (lastModified: { date: string; firstName: string; lastName: string } | null) =>
  update!.text(project({ lastModified }));

describe('the last update of a project in words', () => {
  const date = '2026-03-09T12:00:00Z';

  it('is when and by whom', () => {
    expect(said({ date, firstName: 'Luis', lastName: 'Pizarro' })).toMatch(
      /^09\/03\/2026 .* · Luis Pizarro$/,
    );
  });

  it('is when alone where nobody is named, and a dash where nothing is known', () => {
    expect(said({ date, firstName: '', lastName: '' })).toMatch(/^09\/03\/2026 [\d:]+$/);
    expect(said(null)).toBe('—');
  });
});
