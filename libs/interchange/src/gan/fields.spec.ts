import type { ReadSucceeded } from '../read-result';
import { bytesOf } from '../testing/mspdi';
import { readGan } from './read';

const WEEK = 'sun="1" mon="0" tue="0" wed="0" thu="0" fri="0" sat="1"';

function read(inside: string, calendar = ''): ReadSucceeded {
  const week = `<day-types><default-week id="1" name="default" ${WEEK}/>`;
  const types = calendar.includes('day-types') ? calendar : `${week}</day-types>${calendar}`;
  const text = `<project name="Obra" version="3.3"><calendars>${types}</calendars>${inside}</project>`;
  const result = readGan(bytesOf(text), 'obra.gan');
  if (!result.ok) throw new Error(result.code);
  return result;
}

/** Tasks from Friday 2026-03-06. */
const tasks = (inside: string): string => `<tasks>${inside}</tasks>`;
const task = (id: number, days: number, more = '', inside = ''): string =>
  `<task id="${id}" name="Task ${id}" start="2026-03-06" duration="${days}" ${more}>${inside}</task>`;
const warningsBy = ({ warnings }: ReadSucceeded): unknown[] =>
  warnings.map(({ code, taskId, params }) => [code, taskId, params]);

describe('a task of a GanttProject file', () => {
  it('is held where somebody placed it, and free where the project or its links ask for its day', () => {
    const at = (id: number, start: string, inside = ''): string =>
      task(id, 2, '', inside).replace('2026-03-06', start);
    const before = (id: number): string => `<depend id="${id}" type="2" difference="0"/>`;
    const read1 = read(
      tasks(
        at(1, '2026-03-02', before(3) + before(4)) +
          at(2, '2026-03-10') +
          at(3, '2026-03-04') +
          at(4, '2026-03-11', before(5)) +
          `<task id="9" name="Branch" start="2026-03-13" duration="2">${at(5, '2026-03-13')}</task>`,
      ),
    );
    const held = read1.schedule.tasks.map(({ id, constraintType, constraintDate }) => [
      id,
      constraintType,
      constraintDate,
    ]);
    expect(held).toEqual([
      ['1', 'asap', null],
      ['2', 'snet', '2026-03-10'],
      ['3', 'asap', null],
      ['4', 'snet', '2026-03-11'],
      ['9', 'asap', null],
      ['5', 'asap', null],
    ]);
    expect(warningsBy(read1)).toEqual([
      ['TASK_MANUAL', '2', { after: '2026-03-10' }],
      ['TASK_MANUAL', '4', { after: '2026-03-11' }],
    ]);
  });

  it('keeps its place, dates, progress and notes', () => {
    const notes = '<notes><![CDATA[uno\ndos]]></notes>';
    const { schedule } = read(tasks(task(1, 4, '', task(2, 4, 'complete="30"', notes))));
    expect(schedule.tasks).toMatchObject([
      { id: '1', parent: null, kind: 'task', start: '2026-03-06', end: '2026-03-12' },
      {
        id: '2',
        parent: '1',
        text: 'Task 2',
        end: '2026-03-12',
        duration: 4,
        progress: 0.3,
        detail: 'uno\ndos',
      },
    ]);
  });

  it('is bound by its earliest begin, and by no date that is not in force', () => {
    const dated = (kind: number): string => `thirdDate="2026-03-10" thirdDate-constraint="${kind}"`;
    const { schedule } = read(tasks(task(1, 1, dated(1)) + task(2, 1, dated(0))));
    expect(
      schedule.tasks.map(({ constraintType, constraintDate }) => [constraintType, constraintDate]),
    ).toEqual([
      ['snet', '2026-03-10'],
      ['asap', null],
    ]);
  });

  it('is a milestone on its day', () => {
    expect(read(tasks(task(1, 1, 'meeting="true"'))).schedule.tasks).toMatchObject([
      { kind: 'milestone', start: '2026-03-06', end: '2026-03-06', duration: 0 },
    ]);
  });

  it('is linked from where it stands before others, by type and lag', () => {
    const depends = [1, 2, 3, 4].map(
      (type) => `<depend id="${type + 1}" type="${type}" difference="${type - 2}"/>`,
    );
    const { schedule } = read(
      tasks(task(1, 1, '', depends.join('')) + [2, 3, 4, 5].map((id) => task(id, 1)).join('')),
    );
    expect(schedule.links).toEqual([
      { source: '1', target: '2', type: '1', lag: -1 },
      { source: '1', target: '3', type: '0', lag: 0 },
      { source: '1', target: '4', type: '2', lag: 1 },
      { source: '1', target: '5', type: '3', lag: 2 },
    ]);
  });

  it('has its dates in the earlier states of the plan', () => {
    const row = '<previous-task id="1" start="2026-03-02" duration="2" meeting="false"/>';
    const { schedule } = read(
      `${tasks(task(1, 1))}<previous><previous-tasks name="a">${row}</previous-tasks></previous>`,
    );
    expect(schedule.tasks[0]!.baselines).toEqual([{ number: 0, start: '2026-03-02', end: '2026-03-04' }]);
  });

  it('tells of its costs, links to elsewhere and fields that people added', () => {
    const cost = 'cost-manual-value="500" cost-calculated="false"';
    const field = '<customproperty taskproperty-id="tpc0" value="x"/>';
    expect(warningsBy(read(tasks(task(1, 1, `${cost} webLink="a.pdf"`) + task(2, 1, '', field))))).toEqual([
      ['COSTS_LEFT_OUT', null, { before: 1, after: 0 }],
      ['HYPERLINKS_LEFT_OUT', null, { before: 1, after: 0 }],
      ['CUSTOM_FIELDS_LEFT_OUT', null, { before: 1, after: 0 }],
    ]);
  });
});

describe('the calendar of a GanttProject file', () => {
  const ends = (calendar: string, days: number): unknown => {
    const { schedule } = read(tasks(task(1, days)), calendar);
    return [schedule.workingDays, schedule.holidays.slice(0, 1), schedule.tasks[0]!.end];
  };
  const date = (day: string, type: string): string => {
    const [year, month, date] = day.split('-');
    return `<date year="${year}" month="${Number(month)}" date="${Number(date)}" type="${type}"/>`;
  };

  it('has its week and its days off, of one year or of every year', () => {
    expect(ends(date('2026-03-09', 'HOLIDAY'), 2)).toEqual(['0111110', ['2026-03-09'], '2026-03-11']);
    const { schedule } = read(tasks(task(1, 2)), date('-03-09', 'HOLIDAY'));
    expect(schedule.holidays.slice(0, 2)).toEqual(['2025-03-09', '2026-03-09']);
  });

  it('works on days that are marked as neither', () => {
    expect(ends(date('2026-03-09', 'NEUTRAL'), 2)).toEqual(['0111110', [], '2026-03-10']);
  });

  it('works on weekends that are only shown', () => {
    const shown = `<day-types><default-week id="1" name="default" ${WEEK}/><only-show-weekends value="true"/></day-types>`;
    expect(ends(shown, 3)).toEqual(['1111111', [], '2026-03-09']);
  });

  it('ends work on the day on which the file does, though it counts a Saturday beyond the week', () => {
    const result = read(tasks(task(1, 3)), date('2026-03-07', 'WORKING_DAY'));
    expect(result.schedule.tasks[0]).toMatchObject({ end: '2026-03-10', duration: 2 });
    expect(warningsBy(result)).toEqual([
      ['CALENDAR_WORKING_DAY_LOST', null, { calendar: 'default', count: 1, date: '2026-03-07' }],
      ['DURATION_CHANGED', '1', { before: 3, after: 2 }],
    ]);
  });

  it('is not that of a resource on vacation', () => {
    const people =
      '<resources><resource id="7" name="Cuadrilla"/><resource id="8" name="Otra"/></resources>' +
      '<vacations><vacation start="2026-03-09" end="2026-03-10" resourceid="7"/></vacations>';
    expect(warningsBy(read(tasks(task(1, 3)) + people))).toEqual([
      [
        'CALENDAR_OF_RESOURCE_DIFFERS',
        null,
        { resource: 'Cuadrilla', before: 'Cuadrilla', after: 'default' },
      ],
    ]);
  });
});
