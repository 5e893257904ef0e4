import { shownRestrictions, Table } from '@plomada/domain';
import { screen } from '@testing-library/react';
import { PLAN } from '../../testing/plan-page';
import { show } from '../../testing/show';
import { startTestTranslations } from '../../testing/translations';
import { RestrictionCard } from './restriction-card';

const RESTRICTION = {
  ...{ id: 'r1', taskIds: ['t1'], family: 'Permisos', type: 1 as const, detail: 'Firma municipal' },
  ...{ comments: '', responsible: null, created: '2026-03-02', commited: null, required: '2026-03-04' },
  ...{ released: null, releasedTerm: null, inProcess: false },
};

describe('the card of a restriction', () => {
  beforeAll(() => startTestTranslations());

  it.each([
    ['Requerida 04/03/2026', {}],
    ['Comprometida 06/03/2026', { commited: '2026-03-06' }],
    ['Liberada 03/03/2026', { commited: '2026-03-06', released: '2026-03-03' }],
  ])('shows the day that its days are counted to, or on which it was released: %s', (text, values) => {
    const plan = { ...PLAN, restrictions: Table.of([{ ...RESTRICTION, ...values }]) };
    const [row] = shownRestrictions(plan, '2026-03-02');
    show(<RestrictionCard row={row!} />);
    expect(screen.getByText(text)).toBeVisible();
  });

  it('says late of the day that was promised, and in time of the task', () => {
    const lack = { ...RESTRICTION, commited: '2026-03-03', required: '2026-03-03' };
    const task = { ...PLAN.tasks.rows[0]!, id: 't1', start: '2026-03-09', end: '2026-03-10' };
    const plan = { ...PLAN, tasks: Table.of([task]), restrictions: Table.of([lack]) };
    const [row] = shownRestrictions(plan, '2026-03-05');
    const { container } = show(<RestrictionCard row={row!} />);
    const lines = [...container.querySelectorAll('.restriction-line')].map((line) => line.textContent);
    expect(lines.slice(-3)).toEqual(['Comprometida 03/03/2026', '2 días tarde', 'A tiempo para su tarea']);
  });
});
