import fc from 'fast-check';
import { expectAnswer as expectOf } from '../testing/answer';
import { bytesOf, calendarXml, specMspdi, specTask } from '../testing/mspdi';
import { schedules } from '../testing/schedule';
import { readMspdi } from './read';
import { writeMspdi } from './write';

const expectAnswer = (bytes: Uint8Array): void => expectOf(readMspdi(bytes, 'x.xml'));

describe('whatever is in a file', () => {
  it('gives an answer when it is cut anywhere', () => {
    fc.assert(
      fc.property(schedules, fc.double({ min: 0, max: 1, noNaN: true }), (schedule, part) => {
        const bytes = bytesOf(writeMspdi(schedule));
        expectAnswer(bytes.subarray(0, Math.floor(bytes.length * part)));
      }),
      { numRuns: 100, endOnFailure: true },
    );
  });

  it('gives an answer when bits are flipped', () => {
    const flips = fc.array(fc.tuple(fc.nat(), fc.nat(7)), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(schedules, flips, (schedule, flips) => {
        const bytes = bytesOf(writeMspdi(schedule));
        for (const [at, bit] of flips) bytes[at % bytes.length]! ^= 1 << bit;
        expectAnswer(bytes);
      }),
      { numRuns: 200, endOnFailure: true },
    );
  });

  it('gives an answer when any value is anything', () => {
    const value = fc.oneof(
      fc.integer().map(String),
      fc.double().map(String),
      fc.constantFrom(
        '',
        '-1',
        '1e999',
        '99999999999999999999',
        'NaN',
        'true',
        'PT1e9H',
        'PT999999999999H0M0S',
      ),
      fc.constantFrom('0001-01-01T00:00:00', '1970-01-01T00:00:00', '2199-12-31T23:59:00', '9999-99-99'),
      fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 19)),
      fc.string({ maxLength: 12 }).map((text) => text.replace(/[<&\p{Cc}]/gu, '')),
    );
    const changes = fc.array(fc.tuple(fc.nat(), value), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(schedules, changes, (schedule, changes) => {
        const parts = writeMspdi(schedule).split(/(?<=>)([^<>\n]+)(?=<\/)/);
        for (const [at, text] of changes) parts[((at * 2) % (parts.length - 1)) + 1] = text;
        expectAnswer(bytesOf(parts.join('')));
      }),
      { numRuns: 300, endOnFailure: true },
    );
  });

  it('gives an answer for dates at the ends of time', () => {
    const calendars = calendarXml(1, [2]);
    for (const [start, finish] of [
      ['1970-01-01', '1970-01-02'],
      ['2199-12-30', '2199-12-31'],
      ['1970-01-01', '2199-12-31'],
      ['2199-12-31', '1970-01-01'],
    ] as const)
      for (const Milestone of [0, 1])
        for (const Duration of ['PT0H0M0S', 'PT8H0M0S', 'PT999999H0M0S'])
          expectAnswer(
            bytesOf(
              specMspdi({
                calendars,
                tasks: [{ fields: specTask(1, start, finish, { Milestone, Duration }) }],
              }),
            ),
          );
  });
});
