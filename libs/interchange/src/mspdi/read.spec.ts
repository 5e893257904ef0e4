import { type SpecDocument, type SpecFields, bytesOf, specMspdi, specTask } from '../testing/mspdi';
import { readMspdi } from './read';
import { codes, only, read, span } from './testing/read';

function failure(document: SpecDocument): unknown {
  const result = readMspdi(bytesOf(specMspdi(document)), 'torre.xml');
  return result.ok ? null : { code: result.code, params: result.params };
}

describe('tasks of a Project XML file', () => {
  it('keeps start and finish, the end being the day after the finish', () => {
    const result = only(specTask(1, '2026-03-02', '2026-03-06', { Duration: 'PT40H0M0S' }));
    expect(span(result.schedule.tasks[0]!)).toEqual(['2026-03-02', '2026-03-07', 5]);
    expect(result.warnings).toEqual([]);
  });

  it('hangs tasks under the nearest row above of a lower outline level', () => {
    const levels = [1, 2, 3, 2, 1, 4];
    const result = read({
      tasks: levels.map((OutlineLevel, position) => ({
        fields: specTask(position + 1, '2026-03-02', '2026-03-02', { OutlineLevel }),
      })),
    });
    expect(result.schedule.tasks.map(({ parent }) => parent)).toEqual([null, '1', '2', '1', null, '5']);
    expect(result.counts).toMatchObject({ tasks: 6, summaries: 3 });
  });

  it('takes the project row for the project itself and its name', () => {
    const result = read({
      tasks: [
        { fields: { UID: 0, Name: 'Torre Norte', OutlineLevel: 0, Summary: 1 } },
        { fields: specTask(1, '2026-03-02', '2026-03-02') },
      ],
    });
    expect(result.schedule.name).toBe('Torre Norte');
    expect(result.schedule.tasks.map(({ id, parent }) => [id, parent])).toEqual([['1', null]]);
  });

  it('is named after the file without its extension when it has no project row', () => {
    const result = read(
      { tasks: [{ fields: specTask(1, '2026-03-02', '2026-03-02') }] },
      'obra/Casa 1.2.xml',
    );
    expect(result.schedule.name).toBe('Casa 1.2');
  });

  it('skips null rows without a word', () => {
    const result = read({
      tasks: [
        { fields: specTask(1, '2026-03-02', '2026-03-02') },
        { fields: { UID: 2, IsNull: 1, OutlineLevel: 0 } },
        { fields: specTask(3, '2026-03-03', '2026-03-03') },
      ],
    });
    expect(result.schedule.tasks.map(({ id }) => id)).toEqual(['1', '3']);
    expect(result.counts.warnings).toBe(0);
  });

  it('spans a summary over its children', () => {
    const result = read({
      tasks: [
        { fields: specTask(1, '2026-01-01', '2026-01-01', { Summary: 1 }) },
        { fields: specTask(2, '2026-03-03', '2026-03-04', { OutlineLevel: 2 }) },
        { fields: specTask(3, '2026-03-09', '2026-03-10', { OutlineLevel: 2 }) },
      ],
    });
    expect(span(result.schedule.tasks[0]!)).toEqual(['2026-03-03', '2026-03-11', 6]);
  });

  it('leaves out inactive and external tasks, and says so', () => {
    const result = read({
      tasks: [
        { fields: specTask(1, '2026-03-02', '2026-03-02') },
        { fields: specTask(2, '2026-03-02', '2026-03-02', { Active: 0 }) },
        { fields: specTask(3, '2026-03-02', '2026-03-02', { ExternalTask: 1 }) },
      ],
    });
    expect(result.schedule.tasks).toHaveLength(1);
    expect(result.warnings.map(({ code, task }) => [code, task])).toEqual([
      ['TASK_INACTIVE', 'Task 2'],
      ['TASK_EXTERNAL', 'Task 3'],
    ]);
  });

  it('gives a task that repeats an id one of its own', () => {
    const result = read({
      tasks: [1, 1, 2].map((uid) => ({ fields: specTask(uid, '2026-03-02', '2026-03-02') })),
    });
    expect(new Set(result.schedule.tasks.map(({ id }) => id)).size).toBe(3);
    expect(codes(result)).toEqual(['TASK_ID_REPEATED']);
  });

  it('keeps name, notes and progress', () => {
    const result = only(
      specTask(7, '2026-03-02', '2026-03-03', {
        Name: 'Muro &lt;eje A&gt; &amp; losa',
        Notes: 'Línea 1&#10;Línea 2',
        PercentComplete: 45,
      }),
    );
    expect(result.schedule.tasks[0]).toMatchObject({
      text: 'Muro <eje A> & losa',
      detail: 'Línea 1\nLínea 2',
      progress: 0.45,
    });
  });

  it('keeps every baseline, in order and each once', () => {
    const baselines = [3, 0, 3, 11].map((Number) => ({
      Number,
      Start: '2026-03-04T08:00:00',
      Finish: '2026-03-05T17:00:00',
    }));
    const result = read({ tasks: [{ fields: specTask(1, '2026-03-02', '2026-03-03'), baselines }] });
    const dates = { start: '2026-03-04', end: '2026-03-06' };
    expect(result.schedule.tasks[0]!.baselines).toEqual([
      { number: 0, ...dates },
      { number: 3, ...dates },
    ]);
    expect(result.warnings.map(({ code, params }) => [code, params])).toEqual([
      ['BASELINE_LEFT_OUT', { before: 3 }],
      ['BASELINE_LEFT_OUT', { before: 11 }],
    ]);
  });

  it('keeps the code and the days worked', () => {
    const fields = { WBS: 'TN.01', ActualStart: '2026-03-02T08:00:00', ActualFinish: 'NA' };
    expect(only(specTask(7, '2026-03-02', '2026-03-03', fields)).schedule.tasks[0]).toMatchObject({
      wbs: 'TN.01',
      actualStart: '2026-03-02',
      actualFinish: null,
    });
  });
});

describe('constraints of a Project XML file', () => {
  const types = ['asap', 'alap', 'mso', 'mfo', 'snet', 'snlt', 'fnet', 'fnlt'];
  it.each(types.map((type, number) => [number, type]))('reads number %i as %s', (ConstraintType, type) => {
    const dated = Number(ConstraintType) >= 2;
    const result = only(
      specTask(1, '2026-03-02', '2026-03-03', {
        ConstraintType: ConstraintType!,
        ...(dated && { ConstraintDate: '2026-03-03T17:00:00' }),
      }),
    );
    expect(result.schedule.tasks[0]).toMatchObject({
      constraintType: type,
      constraintDate: dated ? '2026-03-03' : null,
    });
  });

  it('lets go of a constraint that needs a date and has none', () => {
    const result = only(specTask(1, '2026-03-02', '2026-03-03', { ConstraintType: 4 }));
    expect(result.schedule.tasks[0]).toMatchObject({ constraintType: 'asap', constraintDate: null });
    expect(codes(result)).toEqual(['CONSTRAINT_DATE_MISSING']);
  });

  it('moves a start constraint with a start that was rounded', () => {
    const result = only({
      UID: 1,
      Name: 'T',
      Start: '2026-03-04T13:00:00',
      Finish: '2026-03-05T12:00:00',
      Duration: 'PT8H0M0S',
      ConstraintType: 2,
      ConstraintDate: '2026-03-04T13:00:00',
    });
    expect(result.schedule.tasks[0]).toMatchObject({ start: '2026-03-05', constraintDate: '2026-03-05' });
  });
});

describe('resources of a Project XML file', () => {
  it('keeps the named ones, with hours of work and units of materials', () => {
    const result = read({
      tasks: [{ fields: specTask(1, '2026-03-02', '2026-03-03') }],
      resources: [
        { UID: 0, IsNull: 0 },
        { UID: 1, Name: 'Cuadrilla' },
        { UID: 2, Name: 'cuadrilla ' },
        { UID: 3, Name: 'Hormigón', Type: 0, MaterialLabel: 'm3' },
        { UID: 4, Name: 'Viajes', Type: 2 },
        { UID: 5, Name: 'Hormigón', Type: 1 },
      ],
      assignments: [
        { TaskUID: 1, ResourceUID: 1, Units: 2, Work: 'PT32H0M0S' },
        { TaskUID: 1, ResourceUID: 2, Units: 0.5, Work: 'PT8H0M0S' },
        { TaskUID: 1, ResourceUID: 3, Units: 30 },
        { TaskUID: 1, ResourceUID: 4, Units: 1 },
        { TaskUID: 1, ResourceUID: 5, Units: 1, Work: 'PT2H30M0S' },
        { TaskUID: 1, ResourceUID: -65535, Units: 1 },
        { TaskUID: 1, ResourceUID: 77, Units: 1 },
      ],
    });
    expect(result.schedule.resources).toEqual([
      { id: '1', name: 'Cuadrilla', unit: 'h' },
      { id: '3', name: 'Hormigón', unit: 'm3' },
      { id: '4', name: 'Viajes' },
      { id: '5', name: 'Hormigón (h)', unit: 'h' },
    ]);
    expect(result.schedule.tasks[0]!.resources).toEqual([
      { id: '1', amount: 40 },
      { id: '3', amount: 30 },
      { id: '5', amount: 3 },
    ]);
    expect(codes(result)).toEqual([
      'RESOURCES_MERGED',
      'RESOURCE_RENAMED',
      'ASSIGNMENT_DANGLING',
      'AMOUNT_CHANGED',
    ]);
  });
});

describe('what a Project XML file says of work that a plan has no place for', () => {
  it('is told: rates of resources, and durations that are estimated', () => {
    const result = read({
      tasks: [
        { fields: specTask(1, '2026-03-02', '2026-03-03', { Estimated: 1 }) },
        { fields: specTask(2, '2026-03-02', '2026-03-03', { Estimated: 0 }) },
      ],
      resources: [
        { UID: 1, Name: 'Cuadrilla', StandardRate: 12 },
        { UID: 2, Name: 'Grúa', CostPerUse: 5 },
        { UID: 3, Name: 'Jefe', StandardRate: 0, OvertimeRate: 0 },
      ],
    });
    expect(result.warnings.map(({ code, params }) => [code, params?.['before']])).toEqual([
      ['DURATIONS_ESTIMATED', 1],
      ['RATES_LEFT_OUT', 2],
    ]);
  });
});

describe('the unit of a Project XML file', () => {
  const task = (uid: number, DurationFormat: number): { fields: SpecFields } => ({
    fields: specTask(uid, '2026-03-02', '2026-03-03', { DurationFormat }),
  });

  it.each([
    [5, 'hours'],
    [3, 'minutes'],
    [9, 'weeks'],
    [37, 'hours'],
  ])('refuses a project in unit %i', (DurationFormat, unit) => {
    expect(failure({ project: { DurationFormat }, tasks: [task(1, 7), task(2, DurationFormat)] })).toEqual({
      code: 'IMPORT_FAILED_FORMAT_DAY',
      params: { unit, count: 1 },
    });
  });

  it('refuses a file most of whose tasks are shown in hours', () => {
    expect(failure({ tasks: [task(1, 5), task(2, 5), task(3, 7)] })).toEqual({
      code: 'IMPORT_FAILED_FORMAT_DAY',
      params: { unit: 'hours', count: 2 },
    });
  });

  it.each([7, 39, 21, 53, 8])('accepts tasks shown in unit %i as days', (format) => {
    expect(failure({ tasks: [task(1, format), task(2, format)] })).toBeNull();
  });

  it('accepts some tasks in another unit and names unit and count', () => {
    const result = read({ tasks: [task(1, 7), task(2, 9), task(3, 9)] });
    expect(result.warnings).toEqual([
      {
        code: 'IMPORT_WARNING_FORMAT_PROJECT',
        taskId: null,
        task: null,
        params: { unit: 'weeks', count: 2 },
      },
    ]);
  });
});

describe('the start of a Project XML file', () => {
  it('goes back to its earliest task', () => {
    const result = read({
      project: { StartDate: '2026-03-10T08:00:00' },
      tasks: [{ fields: specTask(1, '2026-03-02', '2026-03-03') }],
    });
    expect(result.schedule.startDate).toBe('2026-03-02');
    expect(result.warnings).toMatchObject([
      { code: 'PROJECT_START_MOVED', params: { before: '2026-03-10', after: '2026-03-02' } },
    ]);
  });

  it('is refused when there is no date in it at all', () => {
    const document = specMspdi({ tasks: [{ fields: { UID: 1, Name: 'T' } }] });
    const undated = document.replace(/<StartDate>.*?<\/StartDate>/, '');
    expect(readMspdi(bytesOf(undated), 'x.xml')).toEqual({
      ok: false,
      code: 'IMPORT_FAILED_NO_DATES',
      params: {},
    });
  });
});
