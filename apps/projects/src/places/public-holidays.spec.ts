import { publicHolidays } from './public-holidays';

describe('public holidays', () => {
  it('are named in Spanish as calendars write them', async () => {
    const named = async (country: string) => {
      const holidays = await publicHolidays({ country, from: 2026, to: 2026, language: 'es' });
      return new Map(holidays.map(({ date, name }) => [date, name]));
    };
    expect((await named('CL')).get('2026-12-08')).toBe('Inmaculada Concepción');
    expect((await named('CO')).get('2026-07-13')).toBe('Virgen de Chiquinquirá');
  });
});
