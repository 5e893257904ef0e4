import { searchable } from '@plomada/contracts';
import { parseDate, parseFinishedDate } from './fields/parse-date';
import { dayLocale, formatFor } from './format';

describe('formats', () => {
  const es = formatFor('es');

  it('writes a civil date the same in every zone and language', () => {
    expect(es.date('2026-03-02')).toBe('02/03/2026');
    expect(formatFor('en').date('2026-03-02')).toBe('02/03/2026');
  });

  it('names the day before the month where a month has a name, as dates do', () => {
    const named = (language: string) =>
      new Intl.DateTimeFormat(dayLocale(language), {
        day: 'numeric',
        month: 'short',
        timeZone: 'UTC',
      }).format(Date.UTC(2026, 10, 23));
    expect(['es', 'en'].map(named)).toEqual(['23 nov', '23 Nov']);
  });

  it('writes an instant to the second, in the zone of who looks', () => {
    const instant = new Date(2026, 2, 9, 7, 5, 4).toISOString();
    expect(es.date(instant)).toBe('09/03/2026 07:05:04');
    expect(formatFor('en').date(instant)).toBe('09/03/2026 07:05:04');
  });

  it('writes a dash for what is not known and zero for zero', () => {
    expect([es.date(null), es.number(undefined), es.percent(null), es.percentInColumn(null)]).toEqual([
      '—',
      '—',
      '—',
      '—',
    ]);
    expect(es.percent(0)).toMatch(/^0\s%$/);
  });

  it('writes percent by language, a column with one decimal always', () => {
    expect(es.percent(66.67)).toMatch(/^66,7\s%$/);
    expect(formatFor('en').percent(66.67)).toBe('66.7%');
    expect(es.percentInColumn(100)).toMatch(/^100,0\s%$/);
  });
});

describe('a typed date', () => {
  it.each([
    ['02/03/2026', '2026-03-02'],
    ['2-3-2026', '2026-03-02'],
    [' 29.2.2028 ', '2028-02-29'],
    ['2026-03-02', '2026-03-02'],
    ['15012027', '2027-01-15'],
    ['29022026', null],
    ['29/02/2026', null],
    ['02/13/2026', null],
    ['2/3/26', null],
    ['mañana', null],
    ['', null],
  ])('reads %s as %s', (typed, date) => {
    expect(parseDate(typed)).toBe(date);
  });

  it.each([
    ['02/03/2026', '2026-03-02'],
    ['2/3/26', '2026-03-02'],
    ['15/12', '2026-12-15'],
    ['15-1', '2027-01-15'],
    ['15.1', null],
    ['30-6', '2026-06-30'],
    ['29/2', null],
    ['31/11', null],
    ['15/', null],
    ['1512', null],
    ['mañana', null],
  ])('that is left as %s on 29 November 2026 is %s', (typed, date) => {
    expect(parseFinishedDate(typed, '2026-11-29')).toBe(date);
  });
});

describe('searching', () => {
  it('knows no accents and no case', () => {
    expect(searchable(' Excavación ÑUÑOA ')).toBe('excavacion nunoa');
  });
});
