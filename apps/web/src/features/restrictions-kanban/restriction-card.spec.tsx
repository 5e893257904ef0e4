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
});
