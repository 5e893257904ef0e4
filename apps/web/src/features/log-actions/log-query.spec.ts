import { askedFor, queryFrom } from './log-query';

describe('what the server is asked of the log', () => {
  const asked = (address: string) => askedFor(queryFrom(new URLSearchParams(address)), 50, 'Corto plazo');

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

  it('looks for a text with the word that terms have on the page, and for no text without it', () => {
    expect(asked('text=+corto+plazo+3+')).toEqual({
      most: 50,
      text: 'corto plazo 3',
      termWord: 'Corto plazo',
    });
    expect(asked('text=++')).toEqual({ most: 50 });
  });
});
