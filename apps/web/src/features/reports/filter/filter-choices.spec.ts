import { type Plan, Table } from '@plomada/domain';
import i18next from 'i18next';
import { startTestTranslations } from '../../../testing/translations';
import { WEEK_OF_WORK } from '../../../testing/week-of-work';
import { filterChoices } from './filter-choices';

const restriction = (id: string, responsible: string) => ({
  ...{ id, responsible, taskIds: [], family: 'Materiales', type: 1 as const, detail: '', comments: '' },
  ...{ created: '2026-03-02', commited: null, required: '2026-03-20' },
  ...{ released: null, releasedTerm: null, inProcess: false },
});
const PLAN: Plan = { ...WEEK_OF_WORK, restrictions: Table.of([restriction('r1', 'rosa')]) };

describe('what reports can be filtered by', () => {
  beforeAll(() => startTestTranslations());

  it('names who has left beside the people of the plan, and as they have it without a company', () => {
    const { responsibles, companies } = filterChoices(PLAN, i18next.t);
    expect(responsibles.keys.map(responsibles.nameOf)).toEqual(['Luis Soto', 'Ya no está']);
    expect(companies.keys.map(companies.nameOf)).toEqual(['Sur', 'Sin empresa']);
  });
});
