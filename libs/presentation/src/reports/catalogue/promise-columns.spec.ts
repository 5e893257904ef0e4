import { cellWords } from '../../columns/report-column';
import { RESULTS } from '../testing/results';
import { tellingIn } from '../testing/telling';
import { promiseColumns } from './columns';

describe('the rows behind', () => {
  it.each([
    ['ppc', RESULTS.PPC, { promised: '100,0 %', reached: '80,0 %', met: 'No' }],
    ['pcr', RESULTS.PCR, { due: '12/03/2026', released: '—', met: 'No' }],
  ] as const)('the %s say what proves that a promise was kept or not', async (name, { terms }, expected) => {
    const telling = await tellingIn('es');
    const [row] = terms[1]!.rows;
    const cells = promiseColumns(name).map((column) => [
      column.id,
      cellWords(column, row!, telling).replace(/\s/g, ' '),
    ]);
    expect(Object.fromEntries(cells)).toMatchObject(expected);
  });

  it('name who promised by what the plan calls them, or did when they left', () => {
    const plan = {
      responsibles: new Map([['ana', { id: 'ana', firstName: 'Ana', lastName: 'Rojas' }]]),
      closes: { rows: [{ people: [{ id: 'luis', name: 'Luis Paz' }] }] },
    };
    const column = promiseColumns('ppc').find(({ id }) => id === 'responsibles')!;
    const row = { ...RESULTS.PPC.terms[0]!.rows[0]!, responsibles: ['ana', 'luis', 'nobody'] };
    expect(column.value(row, plan as never)).toBe('Ana Rojas, Luis Paz');
  });
});
