import type { ReadSucceeded } from '../read-result';
import { expectAnswer } from '../testing/answer';
import { readScheduleJson } from './read';

function read(file: unknown, name = 'Obra.json'): ReadSucceeded {
  const result = readScheduleJson(new TextEncoder().encode(JSON.stringify(file)), name);
  if (!result.ok) throw new Error(result.code);
  return result;
}

const FILE = {
  data: [
    { id: 2, text: 'Losa', start_date: '02-03-2026', duration: 5, parent: 1, progress: 0.4 },
    { id: 1, text: 'Obra', start_date: '2026-03-02 00:00', duration: 9, parent: 0, type: 'project' },
    {
      id: 3,
      text: 'Muro',
      start_date: '09-03-2026 08:00',
      end_date: '12-03-2026 00:00',
      duration: 3,
      parent: 1,
    },
    { id: 4, text: 'Fin', start_date: '12-03-2026', type: 'milestone', parent: 'noparent' },
  ],
  links: [
    { id: 1, source: 2, target: 3, type: '0', lag: 2 },
    { id: 2, source: 3, target: 4, type: 2 },
  ],
};

describe('JSON in the shape of dhtmlx-gantt', () => {
  it('keeps tree, dates, durations, progress, milestones and links', () => {
    const { schedule } = read(FILE);
    expect(schedule.name).toBe('Obra');
    expect(schedule.workingDays).toBe('1111111');
    expect(schedule.tasks).toMatchObject([
      { id: '1', parent: null, text: 'Obra', start: '2026-03-02', end: '2026-03-12' },
      { id: '2', parent: '1', start: '2026-03-02', end: '2026-03-07', duration: 5, progress: 0.4 },
      { id: '3', parent: '1', start: '2026-03-09', end: '2026-03-12', duration: 3 },
      { id: '4', parent: null, kind: 'milestone', start: '2026-03-12', end: '2026-03-12' },
    ]);
    expect(schedule.links).toEqual([
      { source: '2', target: '3', type: '0', lag: 2 },
      { source: '3', target: '4', type: '2', lag: 0 },
    ]);
  });

  it('keeps codes, baselines, resources and their amounts, and tells a deadline', () => {
    const { schedule, warnings } = read({
      data: [
        {
          id: 1,
          text: 'Losa',
          start_date: '2026-03-02',
          duration: 2,
          cod: '000001.000001',
          base_start: '01-03-2026',
          base_end: '03-03-2026',
          baselines: [{ start_date: '2026-03-04', end_date: '2026-03-04' }],
          resources: [{ resource_id: 7, value: 2 }, { id: 9 }],
          deadline: '2026-04-01',
        },
      ],
      resources: [
        { id: 7, text: 'Grúa' },
        { id: 9, name: 'Ana' },
      ],
    });
    expect(schedule.resources).toEqual([
      { id: '7', name: 'Grúa' },
      { id: '9', name: 'Ana' },
    ]);
    expect(schedule.tasks[0]).toMatchObject({
      wbs: '000001.000001',
      baselines: [
        { number: 0, start: '2026-03-01', end: '2026-03-03' },
        { number: 1, start: '2026-03-04', end: '2026-03-04' },
      ],
      resources: [
        { id: '7', amount: 2 },
        { id: '9', amount: 1 },
      ],
    });
    expect(warnings.map(({ code }) => code)).toEqual(['CALENDAR_MISSING', 'DEADLINE_LEFT_OUT']);
  });

  it('prefers the list of assignments to what tasks repeat of it', () => {
    const data = [{ id: 1, start_date: '2026-03-02', duration: 2, owner_id: 7 }];
    const collections = {
      resources: [{ id: 7, text: 'Grúa' }],
      resourceAssignments: [{ task_id: 1, resource_id: 7, value: '3' }],
    };
    expect(read({ data, collections }).schedule.tasks[0]!.resources).toEqual([{ id: '7', amount: 3 }]);
  });

  it.each(['constructor', '__proto__', 'parsec'])('counts in days where it names no unit: %s', (unit) => {
    const { schedule } = read({ ...FILE, duration_unit: unit });
    expect(schedule.tasks.map(({ duration }) => duration)).toEqual(
      read(FILE).schedule.tasks.map(({ duration }) => duration),
    );
  });

  it('takes a bare list of tasks', () => {
    expect(read(FILE.data).schedule.tasks).toHaveLength(4);
  });

  it.each([
    ['hour', 40, 'hours', 5],
    ['week', 1, 'weeks', 5],
    ['minutes', 480, 'minutes', 1],
  ])('only tells when it counts in another unit: %s', (unit, duration, told, days) => {
    const file = { duration_unit: unit, data: [{ id: 1, text: 'x', start_date: '02-03-2026', duration }] };
    const { schedule, warnings } = read(file);
    expect(schedule.tasks[0]!.duration).toBe(days);
    expect(warnings).toContainEqual({
      code: 'IMPORT_WARNING_FORMAT_PROJECT',
      taskId: null,
      task: null,
      params: { unit: told, count: 1 },
    });
  });

  it('stands rings of parents and repeated ids', () => {
    const data = [
      { id: 1, parent: 2, text: 'a', start_date: '02-03-2026', duration: 1 },
      { id: 2, parent: 1, text: 'b', start_date: '02-03-2026', duration: 1 },
      { id: 2, parent: 2, text: 'c', start_date: '02-03-2026', duration: 1 },
    ];
    expect(
      read({ data })
        .schedule.tasks.map(({ text }) => text)
        .sort(),
    ).toEqual(['a', 'b', 'c']);
  });

  it('shows a sign in place of halves of signs, which JSON may hold and no plan', () => {
    const data = [
      { id: 'a\ud83c', text: 'Losa \ud83c', start_date: '02-03-2026', duration: 1 },
      { id: 'a\udf89', text: '🎉', start_date: '02-03-2026', duration: 1 },
    ];
    const result = read({ data });
    expectAnswer(result);
    expect(result.schedule.tasks).toMatchObject([{ text: 'Losa \ufffd' }, { text: '🎉' }]);
    expect(new Set(result.schedule.tasks.map(({ id }) => id)).size).toBe(2);
  });

  it('tells links and types that it does not know', () => {
    const data = [
      { id: 1, text: 'a', start_date: '02-03-2026', duration: 1 },
      { id: 2, text: 'b', start_date: '02-03-2026', duration: 1, constraint_type: 'soon' },
    ];
    const links = [
      { source: 1, target: 2, type: '9' },
      { source: 7, target: 2, type: '0' },
    ];
    const codes = read({ data, links }).warnings.map(({ code }) => code);
    expect(codes).toEqual(
      expect.arrayContaining(['CONSTRAINT_UNKNOWN', 'LINK_TYPE_UNKNOWN', 'LINK_DANGLING']),
    );
  });
});
