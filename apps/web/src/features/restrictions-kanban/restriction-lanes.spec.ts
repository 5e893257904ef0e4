import type { ShownRestriction } from '@plomada/domain';
import { laneOf, type LaneChoice } from './restriction-lanes';

const row = (values: Partial<ShownRestriction>) =>
  ({
    family: 'Permisos',
    responsible: 'ana',
    responsibleName: 'Ana Rojas',
    company: 'Hormigones Sur',
    ...values,
  }) as ShownRestriction;
const within = (...places: readonly (readonly [string | null, string])[]) => ({
  tasks: places.map(([parent, branch]) => ({ parent, branch })) as unknown as ShownRestriction['tasks'],
});
const lane = (choice: LaneChoice, values: Partial<ShownRestriction> = {}) =>
  laneOf(choice, 'Sin asignar')!(row(values));

it.each([
  ['responsible', {}, { key: 'ana', label: 'Ana Rojas' }],
  ['responsible', { responsible: null, responsibleName: '' }, { key: '', label: 'Sin asignar' }],
  ['family', {}, { key: 'Permisos', label: 'Permisos' }],
  ['company', {}, { key: 'Hormigones Sur', label: 'Hormigones Sur' }],
  ['company', { company: '' }, { key: '', label: 'Sin asignar' }],
  ['branch', within(['S', 'Fundaciones']), { key: 'S', label: 'Fundaciones' }],
  [
    'branch',
    within(['S', 'Fundaciones'], ['T', 'Muros'], ['S', 'Fundaciones'], [null, '']),
    { key: 'S T', label: 'Fundaciones, Muros' },
  ],
  ['branch', within([null, '']), { key: '', label: 'Sin asignar' }],
  ['branch', within(), { key: '', label: 'Sin asignar' }],
] as const)('by %s, %j stands in %j', (choice, values, expected) => {
  expect(lane(choice, values)).toEqual(expected);
});

it('groups nothing unless asked to', () => {
  expect(laneOf(null, '')).toBeNull();
});
