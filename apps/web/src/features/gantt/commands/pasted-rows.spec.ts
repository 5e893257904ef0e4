import { creatingRows, pastedRows } from './pasted-rows';

const outlineOf = (text: string, after?: string) => {
  const made = creatingRows(pastedRows(text), { parent: 'top', ...(after !== undefined && { after }) });
  const payloads = made.map(({ payload }) => payload as Record<string, unknown>);
  const nameOf = new Map(payloads.map(({ id, text }) => [id, text]));
  return payloads.map(({ id: _, parent, after, ...rest }) => ({
    ...rest,
    in: nameOf.get(parent) ?? parent,
    ...(after !== undefined && { after: nameOf.get(after) ?? after }),
  }));
};

describe('rows that are pasted', () => {
  it('take name, days and start from the cells of a spreadsheet', () => {
    expect(pastedRows('Excavar\t5 días\t02/03/2026\r\n\r\nEntrega\t0\r\n')).toEqual([
      { level: 0, text: 'Excavar', duration: 5, start: '2026-03-02' },
      { level: 0, text: 'Entrega', duration: 0, start: null },
    ]);
  });

  it.each([
    ['by codes', '1\tObra\n1.1\tExcavar\t3\n1.1.1\tZanja\t2\n2\tEntrega\t0'],
    ['by empty cells', 'Obra\n\tExcavar\t3\n\t\tZanja\t2\nEntrega\t0'],
    ['by blanks', 'Obra\n  Excavar\t3\n    Zanja\t2\nEntrega\t0'],
  ])('stand below one another %s, one after the other below the chosen row', (_, text) => {
    expect(outlineOf(text, 'chosen')).toEqual([
      { text: 'Obra', in: 'top', after: 'chosen' },
      { text: 'Excavar', in: 'Obra' },
      { text: 'Zanja', in: 'Excavar', duration: 2 },
      { text: 'Entrega', in: 'top', after: 'Obra', kind: 'milestone' },
    ]);
  });

  it('leave out lines without a name', () => {
    expect(pastedRows('1.2\t\t\n \n12')).toEqual([]);
  });
});
