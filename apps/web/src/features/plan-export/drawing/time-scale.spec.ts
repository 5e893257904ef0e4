import { dayNumber } from '@plomada/domain';
import { scaleLines } from './time-scale';

it.each(['es', 'en'])('names weeks in %s with what has room at their narrowest', (language) => {
  const from = dayNumber('2026-11-02');
  const [months, weeks] = scaleLines(from, from + 21, 3.6, language);
  expect(weeks!.map(({ label }) => label)).toEqual(['2', '9', '16']);
  expect(months).toHaveLength(1);
});
