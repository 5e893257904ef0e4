import { type SpecFields, bytesOf, calendarXml, specMspdi, specTask } from '../testing/mspdi';
import type { ReadSucceeded } from '../read-result';
import { readMspdi } from './read';

/** A task of 4 days, Monday 2 to Thursday 5 March 2026, and one after it that it binds. */
function linked(link: SpecFields): ReadSucceeded {
  const result = readMspdi(
    bytesOf(
      specMspdi({
        tasks: [
          { fields: specTask(1, '2026-03-02', '2026-03-05', { Duration: 'PT32H0M0S' }) },
          { fields: specTask(2, '2026-03-06', '2026-03-06'), links: [{ PredecessorUID: 1, ...link }] },
        ],
      }),
    ),
    'x.xml',
  );
  if (!result.ok) throw new Error(result.code);
  return result;
}

function warned(result: ReadSucceeded): unknown[] {
  return result.warnings.map(({ code, params }) => [code, params?.['before'], params?.['after']]);
}

describe('links of a Project XML file', () => {
  it.each([
    [0, '2'],
    [1, '0'],
    [2, '3'],
    [3, '1'],
  ])('reads type %i as the plan writes it', (Type, type) => {
    expect(linked({ Type }).schedule.links).toEqual([{ source: '1', target: '2', type, lag: 0 }]);
  });

  it.each([
    ['days', 9600, 7, 2],
    ['negative days', -4800, 7, -1],
    ['hours', 9600, 5, 2],
    ['weeks', 24_000, 9, 5],
  ])('reads a lag in %s as working days', (_, LinkLag, LagFormat, lag) => {
    const result = linked({ Type: 1, LinkLag, LagFormat });
    expect(result.schedule.links[0]!.lag).toBe(lag);
    expect(result.warnings).toEqual([]);
  });

  it.each([
    [2400, 0.5, 1],
    [-2400, -0.5, -1],
    [1200, 0.25, 0],
  ])('rounds a lag of %i tenths of a minute and says so', (LinkLag, before, after) => {
    const result = linked({ Type: 1, LinkLag, LagFormat: 7 });
    expect(result.schedule.links[0]!.lag).toBe(after);
    expect(warned(result)).toEqual([['LAG_ROUNDED', before, after]]);
  });

  it('reads a percentage as its share of the predecessor', () => {
    const result = linked({ Type: 1, LinkLag: -50, LagFormat: 19 });
    expect(result.schedule.links[0]!.lag).toBe(-2);
    expect(warned(result)).toEqual([['LAG_PERCENT', -50, -2]]);
  });

  it('reads elapsed days as the working days that they cover from the predecessor', () => {
    const result = linked({ Type: 1, LinkLag: 5 * 14_400, LagFormat: 8 });
    expect(result.schedule.links[0]!.lag).toBe(3);
    expect(warned(result)).toEqual([['LAG_ELAPSED', 5, 3]]);
  });

  it('cuts a lag beyond 999 days', () => {
    const result = linked({ Type: 1, LinkLag: 4800 * 1500, LagFormat: 7 });
    expect(result.schedule.links[0]!.lag).toBe(999);
    expect(warned(result)).toEqual([['LAG_CUT', 1500, 999]]);
  });

  it('leaves out links that lead nowhere, each under the task that it binds', () => {
    const fields = (uid: number, more: SpecFields = {}): SpecFields =>
      specTask(uid, '2026-03-02', '2026-03-02', more);
    const to = (...uids: number[]): SpecFields[] =>
      uids.map((PredecessorUID) => ({ PredecessorUID, Type: 1 }));
    const result = readMspdi(
      bytesOf(
        specMspdi({
          tasks: [
            { fields: fields(1), links: [...to(1, 99), { PredecessorUID: 8, CrossProject: 1 }] },
            { fields: fields(2, { Summary: 1 }), links: to(1, 1) },
            { fields: fields(3, { OutlineLevel: 2 }), links: to(2) },
          ],
        }),
      ),
      'x.xml',
    );
    expect(result.ok && result.schedule.links).toEqual([{ source: '1', target: '2', type: '0', lag: 0 }]);
    expect(result.ok && result.warnings.map(({ code, taskId }) => [code, taskId])).toEqual([
      ['LINK_TO_ITSELF', '1'],
      ['LINK_DANGLING', '1'],
      ['LINK_EXTERNAL', '1'],
      ['LINK_REPEATED', '2'],
      ['LINK_WITHIN_BRANCH', '3'],
    ]);
  });
});

describe('loops in a Project XML file', () => {
  it('come in whole, each of their links told with the loop it belongs to', () => {
    const pairs: readonly [number, number][] = [
      [1, 2],
      [2, 3],
      [3, 1],
      [3, 4],
    ];
    const tasks = [1, 2, 3, 4].map((uid) => ({
      fields: specTask(uid, '2026-03-02', '2026-03-02'),
      links: pairs.filter(([, to]) => to === uid).map(([PredecessorUID]) => ({ PredecessorUID, Type: 1 })),
    }));
    const result = readMspdi(bytesOf(specMspdi({ tasks })), 'x.xml');
    expect(result.ok && result.schedule.links).toHaveLength(4);
    expect(result.ok && result.warnings.map(({ code, taskId, params }) => [code, taskId, params])).toEqual([
      ['LINK_IN_LOOP', '1', { source: 'Task 3', loop: 1 }],
      ['LINK_IN_LOOP', '2', { source: 'Task 1', loop: 1 }],
      ['LINK_IN_LOOP', '3', { source: 'Task 2', loop: 1 }],
    ]);
  });
});

describe('the calendar of a task', () => {
  it('is told when it differs from the project in days, not when it differs in hours only', () => {
    const result = readMspdi(
      bytesOf(
        specMspdi({
          calendars: [1, 2, 3]
            .map((uid) => calendarXml(uid, uid === 3 ? [2, 3, 4, 5, 6, 7] : [2, 3, 4, 5, 6]))
            .join(''),
          tasks: [-1, 2, 3].map((CalendarUID, position) => ({
            fields: specTask(position + 1, '2026-03-02', '2026-03-02', { CalendarUID }),
          })),
        }),
      ),
      'x.xml',
    );
    expect(result.ok && result.warnings).toEqual([
      {
        code: 'CALENDAR_OF_TASK_DIFFERS',
        taskId: '3',
        task: 'Task 3',
        params: { before: 'Calendar 3', after: 'Calendar 1' },
      },
    ]);
  });
});
