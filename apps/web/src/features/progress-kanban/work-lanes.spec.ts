import { type Plan, Table, type WorkRow } from '@plomada/domain';
import { laneOf, type LaneChoice } from './work-lanes';

const person = (id: string, firstName: string, company: string) => ({ id, firstName, lastName: '', company });
const responsibles = Table.of([
  person('ana', 'Ana', ' Hormigones Sur '),
  person('luis', 'Luis', 'Hormigones Sur'),
  person('rosa', 'Rosa', ''),
]) as unknown as Plan['responsibles'];
const words = { nobody: 'Sin asignar', state: (state: string) => `Estado ${state}` };
const row = (people: readonly string[], parent: string | null = null) =>
  ({
    row: { responsibles: people },
    task: { parent },
    branch: parent === null ? '' : 'Fundaciones',
    reason: { state: 'late' },
  }) as unknown as WorkRow;
const lane = (choice: LaneChoice, of: WorkRow) => laneOf(choice, { responsibles }, words)!(of);

it.each([
  ['responsible', row(['ana']), { key: 'ana', label: 'Ana' }],
  ['responsible', row(['ana', 'luis']), { key: 'ana luis', label: 'Ana, Luis' }],
  ['responsible', row(['gone']), { key: '', label: 'Sin asignar' }],
  ['company', row(['ana', 'luis']), { key: 'Hormigones Sur', label: 'Hormigones Sur' }],
  ['company', row(['rosa']), { key: '', label: 'Sin asignar' }],
  ['branch', row([], 'S'), { key: 'S', label: 'Fundaciones' }],
  ['branch', row([]), { key: '', label: 'Sin asignar' }],
  ['state', row([]), { key: 'late', label: 'Estado late' }],
] as const)('by %s work stands in its lane', (choice, of, expected) => {
  expect(lane(choice, of)).toEqual(expected);
});

it('groups nothing unless asked to', () => {
  expect(laneOf(null, { responsibles }, words)).toBeNull();
});
