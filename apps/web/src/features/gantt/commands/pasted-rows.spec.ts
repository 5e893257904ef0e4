import { creatingRows, pastedRows as pastedInto } from './pasted-rows';

/** In a plan of six days a week. */
const pastedRows = (text: string) => pastedInto(text, 6);

/** Every day is worked. */
const daysBetween = (start: string, end: string) => (Date.parse(end) - Date.parse(start)) / 86_400_000 + 1;
const outlineOf = (text: string, after?: string) => {
  const place = { parent: 'top', ...(after !== undefined && { after }) };
  const made = creatingRows(pastedRows(text), place, daysBetween);
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
      { level: 0, text: 'Excavar', duration: 5, start: '2026-03-02', end: null, unread: [] },
      { level: 0, text: 'Entrega', duration: 0, start: null, end: null, unread: [] },
    ]);
  });

  it('take as long as from the first date to the second where they say no days', () => {
    expect(outlineOf('Excavar\t30-11-2026\t11-12-2026')).toEqual([
      { text: 'Excavar', in: 'top', start: '2026-11-30', duration: 12 },
    ]);
  });

  it('are those of MS Project, with its heads and its days', () => {
    const text =
      'Nombre de tarea\tDuración\tComienzo\tFin\tPredecesoras\n' +
      'Excavar\t5 días\tlun 07-12-26\tvie 11-12-26\t2FC+2 días';
    expect(pastedRows(text)).toEqual([
      { level: 0, text: 'Excavar', duration: 5, start: '2026-12-07', end: null, unread: ['2FC+2 días'] },
    ]);
  });

  it('last as long as the weeks that they say', () => {
    expect(pastedRows('Excavar\t2 sem\nMuros\t1 week?').map(({ duration }) => duration)).toEqual([12, 6]);
  });

  it('leave what cannot be so to be told: too many days, a date that does not exist, a number that is none', () => {
    const [row] = pastedRows('Malo\t5000\t31-02-2026\t46356');
    expect(row).toMatchObject({ duration: null, start: null, unread: ['5000', '31-02-2026', '46356'] });
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
