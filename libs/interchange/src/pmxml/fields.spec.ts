import type { ImportedTask } from '@plomada/domain';
import type { ReadSucceeded } from '../read-result';
import { bytesOf } from '../testing/mspdi';
import { readPmxml } from './read';

const WEEK = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

function xml(name: string, fields: Readonly<Record<string, string | number>>, inside = ''): string {
  const values = Object.entries(fields).map(([field, value]) => `<${field}>${value}</${field}>`);
  return `<${name}>${values.join('')}${inside}</${name}>`;
}

/** Monday to Friday from 8, days of so many hours, with more XML inside. */
function calendar(id: number, hours = 8, inside = ''): string {
  const days = WEEK.map((DayOfWeek, day) =>
    xml(
      'StandardWorkHours',
      { DayOfWeek },
      day % 6 === 0 ? '<WorkTime/>' : xml('WorkTime', { Start: '08:00:00', Finish: '15:59:00' }),
    ),
  );
  const week = `<StandardWorkWeek>${days.join('')}</StandardWorkWeek>`;
  return xml('Calendar', { ObjectId: id, Name: `C${id}`, HoursPerDay: hours }, week + inside);
}

/** Two days from Monday 2026-03-02. */
function activity(id: number, more: Readonly<Record<string, string | number>> = {}): string {
  return xml('Activity', {
    ObjectId: id,
    Id: `A${id}`,
    Name: `Work ${id}`,
    ProjectObjectId: 1,
    WBSObjectId: 10,
    CalendarObjectId: 1,
    Type: 'Task Dependent',
    Status: 'Not Started',
    PlannedDuration: 16,
    StartDate: '2026-03-02T08:00:00',
    FinishDate: '2026-03-03T16:59:00',
    ...more,
  });
}

const ROOT = xml('WBS', { ObjectId: 10, ProjectObjectId: 1, Name: 'Obra', Code: 'OBRA' });

function read(inProject: string, beside = '', project: Readonly<Record<string, string>> = {}): ReadSucceeded {
  const fields = {
    ObjectId: 1,
    Id: 'OBRA',
    Name: 'Obra',
    PlannedStartDate: '2026-03-02T08:00:00',
    ...project,
  };
  const calendars = beside.includes('<Calendar>') ? '' : calendar(1);
  const text = `<APIBusinessObjects>${calendars}${beside}${xml('Project', fields, ROOT + inProject)}</APIBusinessObjects>`;
  const result = readPmxml(bytesOf(text), 'x.xml');
  if (!result.ok) throw new Error(result.code);
  return result;
}

const taskOf = (more: Readonly<Record<string, string | number>>): ImportedTask =>
  read(activity(1, more)).schedule.tasks[0]!;

describe('an activity of a P6 XML file', () => {
  it('has its id, code, name, dates and duration', () => {
    expect(taskOf({})).toMatchObject({
      id: '1',
      wbs: 'A1',
      text: 'Work 1',
      start: '2026-03-02',
      end: '2026-03-04',
      duration: 2,
      kind: 'task',
    });
  });

  it.each([
    ['Start On', 'mso'],
    ['Finish On', 'mfo'],
    ['Start On or Before', 'snlt'],
    ['Start On or After', 'snet'],
    ['Finish On or Before', 'fnlt'],
    ['Finish On or After', 'fnet'],
    ['Mandatory Start', 'mso'],
    ['Mandatory Finish', 'mfo'],
  ])('is bound by "%s" as %s', (PrimaryConstraintType, constraintType) => {
    const task = taskOf({ PrimaryConstraintType, PrimaryConstraintDate: '2026-03-05T08:00:00' });
    expect(task).toMatchObject({ constraintType, constraintDate: '2026-03-05' });
  });

  it('starts no later than a date that has no type: the default of these tools', () => {
    expect(taskOf({ PrimaryConstraintDate: '2026-03-05T08:00:00' })).toMatchObject({
      constraintType: 'snlt',
      constraintDate: '2026-03-05',
    });
  });

  it('has progress and actual dates', () => {
    const begun = { Status: 'In Progress', PercentComplete: 0.4, ActualStartDate: '2026-03-02T08:00:00' };
    expect(taskOf(begun)).toMatchObject({ progress: 0.4, actualStart: '2026-03-02', actualFinish: null });
    const done = { ...begun, Status: 'Completed', ActualFinishDate: '2026-03-03T16:59:00' };
    expect(taskOf(done)).toMatchObject({ progress: 1, actualFinish: '2026-03-03' });
  });

  it('lasts as long as its dates say once it has begun, and tells of the part days that the file says', () => {
    const begun = { Status: 'In Progress', ActualStartDate: '2026-03-02T13:00:00', AtCompletionDuration: 10 };
    const { schedule, warnings } = read(activity(1, begun));
    expect(schedule.tasks[0]).toMatchObject({ start: '2026-03-02', end: '2026-03-04', duration: 2 });
    expect(warnings).toMatchObject([{ code: 'DURATION_ROUNDED', params: { before: 1.25, after: 2 } }]);
    const done = { ...begun, Status: 'Completed', ActualFinishDate: '2026-03-02T15:59:00' };
    expect(taskOf({ ...done, AtCompletionDuration: 0 })).toMatchObject({ kind: 'task', duration: 1 });
  });

  it('has its planned dates and the percent of its kind where the file leaves the others empty', () => {
    const empty = { StartDate: '', FinishDate: '', PercentComplete: '' };
    const planned = { PlannedStartDate: '2026-03-04T08:00:00', PlannedFinishDate: '2026-03-05T16:59:00' };
    expect(taskOf({ ...empty, ...planned })).toMatchObject({ start: '2026-03-04', end: '2026-03-06' });
    const begun = { Status: '', ActualStartDate: '2026-03-03T08:00:00', PercentCompleteType: 'Physical' };
    expect(
      taskOf({ ...empty, ...planned, ...begun, PhysicalPercentComplete: 0.3, UnitsPercentComplete: 0.9 }),
    ).toMatchObject({ start: '2026-03-03', progress: 0.3 });
  });

  it('is a milestone at its moment, work that is told for a level of effort, nothing for a summary of P6', () => {
    expect(taskOf({ Type: 'Finish Milestone', PlannedDuration: 0 })).toMatchObject({
      kind: 'milestone',
      start: '2026-03-04',
    });
    const result = read(activity(1, { Type: 'Level of Effort' }) + activity(2, { Type: 'WBS Summary' }));
    expect(result.schedule.tasks.map(({ id }) => id)).toEqual(['1']);
    expect(result.warnings.map(({ code, taskId }) => [code, taskId])).toEqual(
      expect.arrayContaining([
        ['LEVEL_OF_EFFORT_AS_TASK', '1'],
        ['WBS_SUMMARY_LEFT_OUT', '2'],
      ]),
    );
  });

  it('has its notes as lines, and so has a branch', () => {
    const branch = xml('WBS', {
      ObjectId: 20,
      ParentObjectId: 10,
      ProjectObjectId: 1,
      Name: 'Torre',
      Code: 'T',
    });
    const notes = xml('ActivityNote', {
      ActivityObjectId: 1,
      Note: '&lt;p&gt;uno&lt;/p&gt;&lt;p&gt;dos&lt;/p&gt;',
    });
    const Note = 'de&amp;#32;la torre &amp;#8220;A&amp;#x201D; &amp;#0;';
    const ofBranch = xml('ProjectNote', { WBSObjectId: 20, Note });
    const { tasks } = read(branch + activity(1, { WBSObjectId: 20 }) + notes + ofBranch).schedule;
    expect(tasks.map(({ id, detail }) => [id, detail])).toEqual([
      ['w20', 'de la torre “A” &#0;'],
      ['1', 'uno\ndos'],
    ]);
  });

  it('has amounts of its resources, and its dates in baselines, the current one first', () => {
    const assignment = xml('ResourceAssignment', {
      ActivityObjectId: 1,
      ResourceObjectId: 7,
      PlannedUnits: 128,
    });
    const baseline = (id: number, day: string): string => {
      const dates = { StartDate: `2026-${day}T08:00:00`, FinishDate: `2026-${day}T16:59:00` };
      return xml('BaselineProject', { ObjectId: id }, xml('Activity', { Id: 'A1', ...dates }));
    };
    const beside =
      xml('Resource', { ObjectId: 7, Name: 'Grúa', ResourceType: 'Nonlabor' }) +
      baseline(2, '02-02') +
      baseline(3, '01-05');
    const { schedule } = read(activity(1) + assignment, beside, { CurrentBaselineProjectObjectId: '3' });
    expect(schedule.resources).toEqual([{ id: '7', name: 'Grúa', unit: 'h' }]);
    expect(schedule.tasks[0]).toMatchObject({
      resources: [{ id: '7', amount: 128 }],
      baselines: [
        { number: 0, start: '2026-01-05', end: '2026-01-06' },
        { number: 1, start: '2026-02-02', end: '2026-02-03' },
      ],
    });
  });
});

describe('the baselines of a P6 XML file', () => {
  const baseline = (id: number, of: number, code: string): string => {
    const dates = { StartDate: '2026-01-05T08:00:00', FinishDate: '2026-01-05T16:59:00' };
    const fields = { ObjectId: id, OriginalProjectObjectId: of };
    return xml('BaselineProject', fields, xml('Activity', { Id: code, ...dates }));
  };

  it('are each of the project that they were made of, though another has the same codes', () => {
    const other = xml(
      'Project',
      { ObjectId: 2, Name: 'Otra', CurrentBaselineProjectObjectId: 8 },
      xml('WBS', { ObjectId: 20, ProjectObjectId: 2, Name: 'Otra', Code: 'O' }) +
        activity(2, { Id: 'A1', ProjectObjectId: 2, WBSObjectId: 20 }),
    );
    const { schedule } = read(activity(1), other + baseline(7, 2, 'A1') + baseline(8, 2, 'A1'));
    const numbersOf = (id: string): unknown =>
      schedule.tasks.find((task) => task.id === id)?.baselines.map(({ number }) => number);
    expect([numbersOf('1'), numbersOf('2')]).toEqual([[], [0, 1]]);
  });

  it('are told when there are too many, and when they have work that the project has not', () => {
    const all = Array.from({ length: 12 }, (_, n) => baseline(n + 50, 1, n === 0 ? 'GONE' : 'A1'));
    const { warnings } = read(activity(1), all.join(''));
    expect(warnings.map(({ code, params }) => [code, params])).toEqual([
      ['BASELINES_CUT', { count: 1 }],
      ['BASELINE_DANGLING', { before: 'GONE' }],
    ]);
  });
});

describe('the projects of a P6 XML file', () => {
  const branch = (id: number, projectId: number, name: string): string =>
    xml('WBS', { ObjectId: id, ParentObjectId: '', ProjectObjectId: projectId, Name: name, Code: name });
  const project = (id: number, name: string, inside: string): string =>
    xml('Project', { ObjectId: id, Id: name, Name: name, WBSObjectId: 100 + id }, inside);
  const placesOf = (text: string): unknown => {
    const result = readPmxml(
      bytesOf(`<APIBusinessObjects>${calendar(1)}${text}</APIBusinessObjects>`),
      'x.xml',
    );
    if (!result.ok) throw new Error(result.code);
    const { name, tasks } = result.schedule;
    return [name, ...tasks.map(({ id, parent, text: called }) => `${parent ?? ''} > ${id} ${called}`)];
  };
  const inTower =
    branch(20, 1, 'Etapa') + activity(1, { WBSObjectId: 20 }) + activity(2, { WBSObjectId: '' });

  it('keep a single branch beside which there is only the one for the project itself', () => {
    expect(placesOf(project(1, 'Torre', inTower))).toEqual([
      'Torre',
      ' > 2 Work 2',
      ' > w20 Etapa',
      'w20 > 1 Work 1',
    ]);
  });

  it('stay apart where there are two, each with its work', () => {
    const other = branch(30, 2, 'Etapa') + activity(3, { ProjectObjectId: 2, WBSObjectId: 30 });
    expect(placesOf(project(1, 'Torre', inTower) + project(2, 'Casa', other))).toEqual([
      'x',
      ' > w101 Torre',
      'w101 > 2 Work 2',
      'w101 > w20 Etapa',
      'w20 > 1 Work 1',
      ' > w102 Casa',
      'w102 > w30 Etapa',
      'w30 > 3 Work 3',
    ]);
  });

  it('are left out where they are only mentioned, with the links that lead to them', () => {
    const ghost = '<Activity><ObjectId>9</ObjectId><Name>De otra obra</Name></Activity>';
    const link = xml('Relationship', {
      PredecessorActivityObjectId: 9,
      PredecessorProjectObjectId: 7,
      SuccessorActivityObjectId: 1,
    });
    const { schedule, warnings } = read(
      activity(1) + link,
      `<Project external="true"><ObjectId>7</ObjectId><Id>OTRA</Id>${ghost}</Project>`,
    );
    expect([schedule.name, schedule.tasks.map(({ id }) => id)]).toEqual(['Obra', ['1']]);
    expect(warnings.map(({ code, task }) => [code, task])).toEqual([
      ['TASK_EXTERNAL', 'De otra obra'],
      ['LINK_EXTERNAL', 'Work 1'],
    ]);
  });
});

describe('the calendar and the links of a P6 XML file', () => {
  it('has the week and the days off', () => {
    const off = xml('HolidayOrException', { Date: '2026-03-09T00:00:00' });
    const { schedule } = read(
      activity(1),
      calendar(1, 8, `<HolidayOrExceptions>${off}</HolidayOrExceptions>`),
    );
    expect(schedule).toMatchObject({ workingDays: '0111110', holidays: ['2026-03-09'] });
  });

  it.each([
    ['Predecessor Activity Calendar', 2],
    ['Successor Activity Calendar', 1],
  ])('counts a lag by the %s', (RelationshipLagCalendar, lag) => {
    const link = xml('Relationship', {
      PredecessorActivityObjectId: 1,
      SuccessorActivityObjectId: 2,
      Type: 'Start to Start',
      Lag: 20,
    });
    const work = activity(1, { CalendarObjectId: 2 }) + activity(2, { CalendarObjectId: 3 }) + link;
    const { schedule } = read(work, calendar(2, 10) + calendar(3, 20), { RelationshipLagCalendar });
    expect(schedule.links).toEqual([{ source: '1', target: '2', type: '1', lag }]);
    const options = xml('ScheduleOptions', { RelationshipLagCalendar });
    expect(read(work + options, calendar(2, 10) + calendar(3, 20)).schedule.links).toEqual(schedule.links);
  });
});
