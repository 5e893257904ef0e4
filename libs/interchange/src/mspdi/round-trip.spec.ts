import fc from 'fast-check';
import { bytesOf } from '../spec-mspdi';
import { schedules } from '../spec-schedule';
import { readMspdi } from './read';
import { writeMspdi } from './write';

/** What a file keeps and a plan does not: loops, and what a summary of the plan has no place for. */
const OF_THE_PLAN = ['LINK_IN_LOOP', 'SUMMARY_CONSTRAINT_LEFT_OUT', 'SUMMARY_WITH_RESOURCES'];

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

  it('numbers anew what has ids that the format cannot hold', () => {
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
