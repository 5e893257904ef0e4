import type { LinkType } from '@plomada/domain';
import fc from 'fast-check';
import { bytesOf } from '../testing/mspdi';
import { schedules } from '../testing/schedule';
import { duplicateLinkWarnings } from './duplicate-links';
import { readMspdi } from './read';
import { writeMspdi } from './write';

/** What a file keeps and a plan does not: loops, and what a summary of the plan has no place for. */
const OF_THE_PLAN = [
  'DATA_DATE_MOVES',
  'DATA_DATE_SET',
  'LINK_IN_LOOP',
  'RESPONSIBLE_BY_NAME',
  'SUMMARY_CONSTRAINT_LEFT_OUT',
  'SUMMARY_WITH_RESOURCES',
];

describe('writing Project XML', () => {
  it('gives back the same schedule when it is read again', () => {
    fc.assert(
      fc.property(schedules, (schedule) => {
        const result = readMspdi(bytesOf(writeMspdi(schedule)), 'otro.xml');
        expect(result.ok && result.schedule).toEqual(schedule);
        const told = result.ok ? result.warnings.map(({ code }) => code) : [];
        expect(told.filter((code) => !OF_THE_PLAN.includes(code))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('calls holidays as the plan does, by their day where it has no name for them', () => {
    const [sample] = fc.sample(schedules, { numRuns: 1, seed: 3 });
    const holidays = ['2026-09-18', '2026-09-19'];
    const holidayNames = [{ date: '2026-09-18', name: 'Independencia & más' }];
    const text = writeMspdi({ ...sample!, holidays, holidayNames });
    const exceptions = text.slice(text.indexOf('<Exceptions>'), text.indexOf('</Exceptions>'));
    const names = Array.from(exceptions.matchAll(/<Name>([^<]*)</g), ([, name]) => name);
    expect(names).toEqual(['Independencia &amp; más', '2026-09-19']);
  });

  it('says how much of each task was worked and how much is left, for tools that count by it', () => {
    const [sample] = fc.sample(schedules, { numRuns: 1, seed: 3 });
    const task = { ...sample!.tasks[0]!, parent: null, kind: 'task' as const };
    const dates = { start: '2026-03-02', end: '2026-03-07', duration: 5, progress: 0.33 };
    const text = writeMspdi({ ...sample!, tasks: [{ ...task, ...dates }], links: [] });
    const written = (name: string): unknown =>
      Array.from(text.matchAll(new RegExp(`<${name}>([^<]*)<`, 'g')), ([, value]) => value).at(-1);
    expect([written('ActualDuration'), written('RemainingDuration')]).toEqual(['PT13H12M0S', 'PT26H48M0S']);
  });

  it('writes every link of a ladder and tells the task that it binds, once', () => {
    const [sample] = fc.sample(schedules, { numRuns: 1, seed: 3 });
    const tasks = ['1', '2', '3'].map((id) => ({
      ...sample!.tasks[0]!,
      id,
      parent: null,
      text: `Task ${id}`,
    }));
    const link = (source: string, target: string, type: LinkType) => ({ source, target, type, lag: 1 });
    const ladder = [link('1', '3', '1'), link('1', '3', '2'), link('1', '3', '0')];
    const schedule = { ...sample!, tasks, links: [link('1', '2', '1'), link('2', '3', '2'), ...ladder] };
    expect(duplicateLinkWarnings(schedule)).toEqual([{ code: 'EXPORT_LADDER', task: 'Task 3' }]);
    expect(duplicateLinkWarnings({ ...schedule, links: schedule.links.slice(0, 3) })).toEqual([]);
    const written = writeMspdi(schedule);
    expect(written.match(/<PredecessorUID>1</g)).toHaveLength(4);
    const result = readMspdi(bytesOf(written), 'otro.xml');
    expect(result.ok && new Set(result.schedule.links)).toEqual(new Set(schedule.links));
  });

  it('renumbers what has ids that the format cannot hold', () => {
    const [schedule] = fc.sample(schedules, { numRuns: 1, seed: 3 });
    const named = {
      ...schedule!,
      links: [],
      resources: [],
      tasks: schedule!.tasks.map((task) => ({
        ...task,
        id: `t-${task.id}`,
        parent: task.parent && `t-${task.parent}`,
        resources: [],
      })),
    };
    const result = readMspdi(bytesOf(writeMspdi(named)), 'otro.xml');
    expect(result.ok && result.schedule.tasks.map(({ text }) => text)).toEqual(
      schedule!.tasks.map(({ text }) => text),
    );
  });
});
