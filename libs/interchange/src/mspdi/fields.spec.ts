import { dayNumber } from '@plomada/domain';
import { instantOf, minuteOf } from '../schedule-file/instant';
import { numeric, wholeNumber } from '../schedule-file/numbers';
import { flag, minutesOf } from './fields';

describe('a moment of a Project XML file', () => {
  it('is its day and the minute of it', () => {
    const day = dayNumber('2028-02-29');
    expect(instantOf(' 2028-02-29T13:45:10 ')).toEqual({ day, minute: 825 });
    expect(instantOf('2028-02-29')).toEqual({ day, minute: 0 });
    expect(instantOf('2028-02-29T24:00:00')).toEqual({ day, minute: 1440 });
  });

  it.each([
    undefined,
    '',
    'NA',
    '2026-02-29T08:00:00',
    '2026-13-01T08:00:00',
    '2026-00-10T08:00:00',
    '2026-04-31',
    '2026-04-00',
    '2026-04-10T25:00:00',
    '1969-12-31T08:00:00',
    '2200-01-01T08:00:00',
    '0001-01-01T00:00:00',
  ])('is none: %s', (text) => {
    expect(instantOf(text)).toBeNull();
  });
});

describe('a duration of a Project XML file', () => {
  it.each([
    ['PT40H0M0S', 2400],
    ['PT0H0M0S', 0],
    ['PT4.5H', 270],
    ['PT4,5H', 270],
    ['PT0H30M30S', 30.5],
    ['P1DT2H', 1560],
    ['-PT8H', -480],
  ])('is minutes: %s', (text, minutes) => {
    expect(minutesOf(text)).toBe(minutes);
  });

  it.each([undefined, '', '8', 'PT', 'P1M', 'PT1e9H', 'PT99999999999999H'])('is none: %s', (text) => {
    expect(minutesOf(text) || null).toBeNull();
  });
});

describe('numbers and flags of a Project XML file', () => {
  it('are the fallback where they are not what they should be', () => {
    expect([wholeNumber('12', 1), wholeNumber('1.5', 1), wholeNumber(' ', 1)]).toEqual([12, 1, 1]);
    expect([wholeNumber('9007199254740993', 1), wholeNumber('x', 1)]).toEqual([1, 1]);
    expect([numeric('0,5', 1), numeric('-2.25', 1), numeric('1e999', 1)]).toEqual([0.5, -2.25, 1]);
    expect([flag('1'), flag('true'), flag('0'), flag(undefined), flag('', true)]).toEqual([
      true,
      true,
      false,
      false,
      true,
    ]);
    expect([minuteOf('08:30:00'), minuteOf('8')]).toEqual([510, null]);
  });
});
