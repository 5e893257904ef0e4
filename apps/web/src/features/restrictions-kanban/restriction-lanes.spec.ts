import type { ShownRestriction } from '@plomada/domain';
import { laneOf, type LaneChoice } from './restriction-lanes';

const row = (values: Partial<ShownRestriction>) =>
  ({ family: 'Permisos', responsible: 'ana', responsibleName: 'Ana Rojas', ...values }) as ShownRestriction;
const companyOf = (id: string) => (id === 'ana' ? ' Hormigones Sur ' : '');
const lane = (choice: LaneChoice, values: Partial<ShownRestriction> = {}) =>
  laneOf(choice, companyOf, 'Sin asignar')!(row(values));

it.each([
  ['responsible', {}, { key: 'ana', label: 'Ana Rojas' }],
  ['responsible', { responsible: null, responsibleName: '' }, { key: '', label: 'Sin asignar' }],
  ['family', {}, { key: 'Permisos', label: 'Permisos' }],
  ['company', {}, { key: 'Hormigones Sur', label: 'Hormigones Sur' }],
  ['company', { responsible: 'luis' }, { key: '', label: 'Sin asignar' }],
  ['company', { responsible: null }, { key: '', label: 'Sin asignar' }],
] as const)('by %s, %j stands in %j', (choice, values, expected) => {
  expect(lane(choice, values)).toEqual(expected);
});

it('groups nothing unless asked to', () => {
  expect(laneOf(null, companyOf, '')).toBeNull();
});
