import { createPlan, defaultSettings, type Plan, Table } from '@plomada/domain';
import { tellingIn } from '../testing/telling';
import { filterChoices } from './filter-choices';

const restriction = {
  ...{ id: 'r1', responsible: 'rosa', taskIds: [], family: 'Materiales', type: 1 as const },
  ...{ detail: '', comments: '', created: '2026-03-02', commited: null, required: '2026-03-20' },
  ...{ released: null, releasedTerm: null, inProcess: false },
};
const luis = {
  ...{ id: 'luis', userId: null, firstName: 'Luis', lastName: 'Soto', email: '', company: 'Sur' },
  ...{ function: '', role: 'user' as const, isActive: true },
};
const PLAN: Plan = {
  ...createPlan(defaultSettings('Obra', '2026-03-02'), 'term-1'),
  responsibles: Table.of([luis]),
  restrictions: Table.of([restriction]),
};

it('names who has left among what reports can be filtered by, and without a company', async () => {
  const { responsibles, companies } = filterChoices(PLAN, (await tellingIn('es')).t);
  expect(responsibles.keys.map(responsibles.nameOf)).toEqual(['Luis Soto', 'Ya no está']);
  expect(companies.keys.map(companies.nameOf)).toEqual(['Sur', 'Sin empresa']);
});
