import { namesOfHolidays } from './holiday-names';

describe('names of holidays', () => {
  it.each([
    {
      of: 'a holiday with a name',
      holidays: ['2026-09-18'],
      names: [['2026-09-18', ' Minga ']],
      kept: ['2026-09-18 Minga'],
    },
    { of: 'a holiday without one', holidays: ['2026-09-18'], names: [], kept: [] },
    { of: 'a day that is no holiday any more', holidays: [], names: [['2026-09-18', 'Minga']], kept: [] },
    { of: 'a name that says nothing', holidays: ['2026-09-18'], names: [['2026-09-18', '  ']], kept: [] },
    {
      of: 'the last of two',
      holidays: ['2026-12-25', '2026-09-18'],
      names: [
        ['2026-12-25', 'Navidad'],
        ['2026-09-18', 'Minga'],
        ['2026-09-18', 'Fiestas Patrias'],
      ],
      kept: ['2026-09-18 Fiestas Patrias', '2026-12-25 Navidad'],
    },
  ])('keep $of', ({ holidays, names, kept }) => {
    const given = names.map(([date, name]) => ({ date: date!, name: name! }));
    expect(namesOfHolidays(holidays, given).map(({ date, name }) => `${date} ${name}`)).toEqual(kept);
  });
});
