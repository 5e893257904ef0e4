import { defaultSettings } from '../plan/create';
import { earliestExpected, earliestRelease } from './make-ready-time';

const plan = {
  settings: { ...defaultSettings('Obra', '2026-03-02'), workingDays: '0111110', holidays: ['2026-03-19'] },
};

it.each([
  ['on the second working day after it', '2026-03-02', '2026-03-04'],
  ['over a weekend', '2026-03-06', '2026-03-10'],
  ['from the Monday after a Sunday on', '2026-03-08', '2026-03-11'],
  ['around a holiday', '2026-03-17', '2026-03-20'],
])('what is found on a day is released %s at the earliest', (_, found, earliest) => {
  expect(earliestRelease(plan, found)).toBe(earliest);
});

it('nothing is assumed of what somebody committed to, and of what is released', () => {
  const open = { created: '2026-03-02', commited: null, released: null };
  expect(earliestExpected(plan, open)).toBe('2026-03-04');
  expect(earliestExpected(plan, { ...open, commited: '2026-03-03' })).toBeNull();
  expect(earliestExpected(plan, { ...open, released: '2026-03-02' })).toBeNull();
});
