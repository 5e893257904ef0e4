import { nextSending } from './sending-time';

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];
const next = (timeZone: string, hour: number, after: string, days = EVERY_DAY) =>
  nextSending({ timeZone, hour, days }, new Date(after))?.toISOString() ?? null;

describe('when a project mails next', () => {
  it.each([
    [
      'the same day, before the hour',
      'America/Santiago',
      7,
      '2026-06-10T10:59:00Z',
      '2026-06-10T11:00:00.000Z',
    ],
    ['the next day, at the hour', 'America/Santiago', 7, '2026-06-10T11:00:00Z', '2026-06-11T11:00:00.000Z'],
    ['by the zone’s own day', 'Asia/Tokyo', 7, '2026-06-10T21:00:00Z', '2026-06-10T22:00:00.000Z'],
    ['where the hour is no whole one', 'Asia/Kolkata', 0, '2026-06-10T12:00:00Z', '2026-06-10T18:30:00.000Z'],
    // Clocks go from 24:00 to 23:00 on 2026-04-04, and from 24:00 to 1:00 on 2026-09-05.
    ['after summer ends', 'America/Santiago', 7, '2026-04-04T11:00:00Z', '2026-04-05T11:00:00.000Z'],
    ['before summer ends', 'America/Santiago', 7, '2026-04-03T11:00:00Z', '2026-04-04T10:00:00.000Z'],
    ['after summer begins', 'America/Santiago', 7, '2026-09-05T11:00:00Z', '2026-09-06T10:00:00.000Z'],
    [
      'at an hour that comes twice, once',
      'America/Santiago',
      23,
      '2026-04-04T12:00:00Z',
      '2026-04-05T02:00:00.000Z',
    ],
    ['no second time that night', 'America/Santiago', 23, '2026-04-05T02:00:00Z', '2026-04-06T03:00:00.000Z'],
    [
      'at an hour that is jumped over',
      'America/Santiago',
      0,
      '2026-09-05T12:00:00Z',
      '2026-09-06T04:00:00.000Z',
    ],
    [
      'at 2 of a night that goes from 2 to 3',
      'Europe/Madrid',
      2,
      '2026-03-28T12:00:00Z',
      '2026-03-29T01:00:00.000Z',
    ],
    [
      'at 2 of a night that has it twice',
      'Europe/Madrid',
      2,
      '2026-10-24T12:00:00Z',
      '2026-10-25T00:00:00.000Z',
    ],
  ])('%s', (_, zone, hour, after, expected) => {
    expect(next(zone, hour, after)).toBe(expected);
  });

  it.each([
    ['on a chosen day of the week', [1], '2026-03-04T12:00:00Z', '2026-03-09T07:00:00.000Z'],
    ['a week later, on the only day', [1], '2026-03-09T07:00:00Z', '2026-03-16T07:00:00.000Z'],
    ['never without a day', [], '2026-03-04T12:00:00Z', null],
  ])('%s', (_, days, after, expected) => {
    expect(next('UTC', 7, after, days)).toBe(expected);
  });
});
