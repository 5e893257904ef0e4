import { askedFor, isFiltered, orderInAddress, queryFrom } from './log-query';

/** Kinds of action whose words are in another order than their names. */
const WORDS = { term: 'Corto plazo', ofType: (type: string) => (type === 'UPDATE_TASK' ? 'A' : type) };

const said = (address: string) =>
  Object.entries(orderInAddress(queryFrom(new URLSearchParams(address)))).filter(([, value]) => value);

describe('what the server is asked of the log', () => {
  const asked = (address: string) => askedFor(queryFrom(new URLSearchParams(address)), 50, WORDS);

  it('is everything that the address says, the days as the viewer has them', () => {
    expect(asked('user=u1&types=SET_PROGRESS,NONSENSE&from=2026-03-02&to=2026-03-02&before=7')).toEqual({
      most: 50,
      user: 'u1',
      types: 'SET_PROGRESS',
      from: new Date(2026, 2, 2).toISOString(),
      until: new Date(2026, 2, 3).toISOString(),
      before: 7,
    });
  });

  it('is what others did since an instant, or since a later day', () => {
    const since = '2026-03-02T14:05:00.000Z';
    expect(asked(`since=${since}`)).toEqual({ most: 50, from: since, others: 'true' });
    expect(asked(`since=${since}&from=2026-03-09`).from).toBe(new Date(2026, 2, 9).toISOString());
    expect(asked(`since=${since}&from=2026-01-09`).from).toBe(since);
    expect(asked('since=yesterday')).toEqual({ most: 50 });
    expect(isFiltered(queryFrom(new URLSearchParams(`since=${since}`)))).toBe(true);
  });

  it('is the history of a task from its end, whatever the order of the rest', () => {
    expect(asked('row=t1&types=SET_PROGRESS&sort=user&order=asc')).toEqual({
      most: 50,
      row: 't1',
      types: 'SET_PROGRESS',
    });
    expect(isFiltered(queryFrom(new URLSearchParams('row=t1')))).toBe(true);
  });

  it('looks for a text with the word that terms have on the page, and for no text without it', () => {
    expect(asked('text=+corto+plazo+3+')).toEqual({
      most: 50,
      text: 'corto plazo 3',
      termWord: 'Corto plazo',
    });
    expect(asked('text=++')).toEqual({ most: 50 });
  });

  it('is the order of the column that was chosen, of kinds by the words that are read', () => {
    expect(asked('sort=date&order=desc')).toEqual({ most: 50 });
    expect(asked('order=asc')).toEqual({ most: 50, sort: 'date', order: 'asc' });
    expect(asked('sort=user')).toEqual({ most: 50, sort: 'user', order: 'asc' });
    expect(asked('sort=hash&order=sideways')).toEqual({ most: 50 });
    const { typeOrder, ...others } = asked('sort=type&order=desc');
    expect(others).toEqual({ most: 50, sort: 'type', order: 'desc' });
    expect(typeOrder!.split(',').slice(0, 2)).toEqual(['UPDATE_TASK', 'ADD_CAUSE']);
    for (const address of ['', 'order=asc', 'sort=user', 'sort=type&order=desc'])
      expect(String(new URLSearchParams(said(address)))).toBe(address);
  });
});
