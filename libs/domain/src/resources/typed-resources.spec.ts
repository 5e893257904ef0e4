import fc from 'fast-check';
import { Table } from '../plan/table';
import { resourcesText, typedResources } from './typed-resources';

const resources = ['Hormigón', 'Hormigón H 30', 'Grúa, con operador', 'Acero'].map((name, index) => ({
  ...{ id: `r${index}`, name, unit: '' },
}));
const read = (typed: string) => {
  const result = typedResources(resources, typed);
  if (!result.ok) return `${result.why}: ${result.part}`;
  return result.amounts.map(({ id, amount }) => `${id} ${amount}`).join(', ');
};

describe('resources as they are typed', () => {
  it.each([
    ['', ''],
    ['Acero 4', 'r3 4'],
    ['acero: 4; HORMIGON 12;', 'r3 4, r0 12'],
    ['Hormigón H 30 12', 'r1 12'],
    ['Grúa, con operador=1', 'r2 1'],
    ['Acero[4 kg];Hormigón[12]', 'r3 4, r0 12'],
    ['Acero 0', 'r3 0'],
  ])('%j are %j', (typed, amounts) => expect(read(typed)).toBe(amounts));

  it.each([
    ['Acero', 'unreadable: Acero'],
    ['Hormigón H 30', 'unreadable: Hormigón H 30'],
    ['Acero 4,5', 'unreadable: Acero 4,5'],
    ['Acero -4', 'unreadable: Acero -4'],
    ['Fierro 4', 'unknown: Fierro'],
    ['Acero 4; acero 5', 'twice: acero'],
  ])('%j are not: %s', (typed, why) => expect(read(typed)).toBe(why));

  it('are read as they are shown', () => {
    const amount = fc.record({ id: fc.constantFrom('r0', 'r1', 'r2', 'r3'), amount: fc.nat(9999) });
    fc.assert(
      fc.property(fc.uniqueArray(amount, { selector: ({ id }) => id }), (amounts) => {
        const typed = resourcesText(Table.of(resources), amounts);
        expect(typedResources(resources, typed)).toEqual({ ok: true, amounts });
      }),
    );
  });
});
