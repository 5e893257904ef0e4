import { Table, createPlan, defaultSettings, newTask } from '@plomada/domain';
import fc from 'fast-check';
import { contentLines, escapedText } from './lines';
import { writeCalendar } from './write';

const OPTIONS = { projectId: 'ELA 01', now: '2026-11-02T10:20:30.123Z' };
const PLAN = {
  ...createPlan(defaultSettings('Aromos; A', '2026-03-02'), 'first'),
  tasks: Table.of([
    newTask({ id: 's', text: 'Obra, gruesa', index: 0, start: '2026-03-02', end: '2026-03-07' }),
    newTask({
      id: 'a',
      parent: 's',
      text: 'Losa',
      detail: 'Uno\nDos',
      index: 0,
      start: '2026-03-02',
      end: '2026-03-07',
      duration: 5,
    }),
    newTask({
      id: 'm',
      parent: 's',
      kind: 'milestone',
      text: 'Entrega',
      index: 1,
      start: '2026-03-09',
      end: '2026-03-09',
      duration: 0,
    }),
  ]),
};

function written(plan = PLAN): string {
  return new TextDecoder().decode(writeCalendar(plan, OPTIONS).bytes);
}

/** As RFC 5545 says a reader does. */
function unfolded(text: string): string[] {
  return text.replace(/\r\n /g, '').split('\r\n').slice(0, -1);
}

describe('writing a calendar', () => {
  it('has an all-day event a task and milestone, and none a summary', () => {
    expect(unfolded(written())).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Plomada//Plan//ES',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'X-WR-CALNAME:Aromos\\; A',
      'BEGIN:VEVENT',
      'UID:a@ELA-01.plomada',
      'DTSTAMP:20261102T102030Z',
      'DTSTART;VALUE=DATE:20260302',
      'DTEND;VALUE=DATE:20260307',
      'SUMMARY:Losa',
      'DESCRIPTION:Uno\\nDos',
      'CATEGORIES:Obra\\, gruesa',
      'STATUS:TENTATIVE',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'BEGIN:VEVENT',
      'UID:m@ELA-01.plomada',
      'DTSTAMP:20261102T102030Z',
      'DTSTART;VALUE=DATE:20260309',
      'SUMMARY:◆ Entrega',
      'CATEGORIES:Obra\\, gruesa',
      'STATUS:TENTATIVE',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
    ]);
  });

  it('calls a task the same whatever becomes of it', () => {
    const [first] = PLAN.tasks.rows.slice(1);
    const moved = { ...PLAN, tasks: PLAN.tasks.with([{ ...first!, text: 'Otra', start: '2026-03-03' }]) };
    const ids = (text: string) => unfolded(text).filter((line) => line.startsWith('UID'));
    expect(ids(written(moved))).toEqual(ids(written()));
  });

  it('folds lines at 75 bytes between characters, and loses nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        const value = escapedText(text);
        const lines = contentLines([['SUMMARY', value]]);
        for (const line of lines.split('\r\n')) {
          expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
        }
        expect(unfolded(lines)).toEqual([`SUMMARY:${value}`]);
      }),
      { numRuns: 500 },
    );
  });

  it('escapes what means something', () => {
    expect(escapedText('a\\b;c,d\r\ne\u0007f:"g"')).toBe('a\\\\b\\;c\\,d\\ne f:"g"');
  });
});
