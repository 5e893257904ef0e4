import fc from 'fast-check';
import { addDays } from '../calendar/civil-date';
import { isTimeZone, planDay } from './plan-day';

const ZONES = [
  'UTC',
  'America/Santiago',
  'Europe/Madrid',
  'Asia/Kathmandu',
  'Pacific/Kiritimati',
  'Pacific/Apia',
];
const MINUTE = 60_000;
const zone = fc.constantFrom(...ZONES);
const instant = fc
  .integer({ min: Date.UTC(1995, 0, 1) / MINUTE, max: Date.UTC(2100, 0, 1) / MINUTE })
  .map((minutes) => minutes * MINUTE);
const dayAt = (at: number, timeZone: string) => planDay(new Date(at).toISOString(), timeZone);

describe('the day of a plan', () => {
  it.each([
    ['Santiago, 21:30 in summer', 'America/Santiago', '2026-01-15T00:30:00.000Z', '2026-01-14'],
    ['Santiago, 21:30 in winter', 'America/Santiago', '2026-07-15T01:30:00.000Z', '2026-07-14'],
    ['Santiago, midnight', 'America/Santiago', '2026-01-15T03:00:00.000Z', '2026-01-15'],
    ['Madrid, 00:30 in summer', 'Europe/Madrid', '2026-07-14T22:30:00.000Z', '2026-07-15'],
    ['Madrid, 00:30 in winter', 'Europe/Madrid', '2026-01-14T23:30:00.000Z', '2026-01-15'],
    ['Madrid, the hour that is skipped', 'Europe/Madrid', '2026-03-29T01:00:00.000Z', '2026-03-29'],
    ['Madrid, the end of that day of 23 hours', 'Europe/Madrid', '2026-03-29T21:59:59.999Z', '2026-03-29'],
    ['Madrid, the end of the day of 25 hours', 'Europe/Madrid', '2026-10-25T22:59:59.999Z', '2026-10-25'],
    [
      'Santiago, where midnight itself is skipped',
      'America/Santiago',
      '2026-09-06T04:00:00.000Z',
      '2026-09-06',
    ],
    ['Santiago, the minute before', 'America/Santiago', '2026-09-06T03:59:59.999Z', '2026-09-05'],
    ['Santiago, 23:30 for the second time', 'America/Santiago', '2026-04-05T03:30:00.000Z', '2026-04-04'],
    ['Kiritimati, ahead of everybody', 'Pacific/Kiritimati', '2026-12-31T10:00:00.000Z', '2027-01-01'],
  ])('%s', (_, timeZone, at, day) => {
    expect(planDay(at, timeZone)).toBe(day);
  });

  it.each([undefined, null, 'Mars/Base', ''])('is that of UTC where the zone is %p', (timeZone) => {
    expect(planDay('2026-01-15T00:30:00.000Z', timeZone)).toBe('2026-01-15');
  });

  it('is that of UTC in UTC', () => {
    fc.assert(
      fc.property(instant, (at) => expect(dayAt(at, 'UTC')).toBe(planDay(new Date(at).toISOString()))),
    );
  });

  it('is the one before, of or after UTC’s, everywhere', () => {
    fc.assert(
      fc.property(instant, zone, (at, timeZone) => {
        const day = planDay(new Date(at).toISOString());
        expect([addDays(day, -1), day, addDays(day, 1)]).toContain(dayAt(at, timeZone));
      }),
    );
  });

  it('never goes back, and comes a day later 24 hours later or within the hour of a change of clocks', () => {
    fc.assert(
      fc.property(instant, zone, fc.nat(48 * 60), (at, timeZone, minutes) => {
        const later = dayAt(at + minutes * MINUTE, timeZone);
        expect(later >= dayAt(at, timeZone)).toBe(true);
        expect(dayAt(at + 25 * 60 * MINUTE, timeZone) > dayAt(at, timeZone)).toBe(true);
      }),
    );
  });
});

it.each([
  ['America/Santiago', true],
  ['UTC', true],
  ['Mars/Base', false],
  ['+03:00', false],
  ['', false],
])('%p is a time zone: %p', (name, known) => {
  expect(isTimeZone(name)).toBe(known);
});
