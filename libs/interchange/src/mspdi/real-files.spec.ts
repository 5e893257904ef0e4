import { scheduleOf } from '@plomada/domain';
import type { ReadSucceeded } from '../read-result';
import { networkOf } from '../network';
import { describeWithRealFiles, realFile, realFiles } from '../shared-data';
import { bytesOf } from '../testing/mspdi';
import { readMspdi } from './read';
import { writeMspdi } from './write';

const DAY = 86_400_000;
const RECURRING = 'joniles__calendar-recurring-exceptions-project2013-mspdi.xml';

function textOf(name: string): string {
  return new TextDecoder().decode(realFile('mspdi', name));
}

function read(name: string): ReadSucceeded {
  const result = readMspdi(realFile('mspdi', name), name);
  if (!result.ok) throw new Error(`${name}: ${result.code}`);
  return result;
}

/** The file's tasks by its text alone, without null rows and the project's own. */
function taskTexts(text: string): string[] {
  const tasks = text.match(/<Task>[\s\S]*?<\/Task>/g) ?? [];
  return tasks.filter((task) => !/<IsNull>1</.test(task) && !/<OutlineLevel>0</.test(task));
}

const field = (element: string, name: string): string =>
  new RegExp(`<${name}>([^<]*)<`).exec(element.replace(/<Baseline>[\s\S]*?<\/Baseline>/g, ''))?.[1] ?? '';
const count = (text: string, pattern: RegExp): number => (text.match(pattern) ?? []).length;

describeWithRealFiles('real Project XML files', () => {
  const names = realFiles('mspdi').filter((name) => name !== RECURRING);

  it.each(names)('counts what is in %s', (name) => {
    const text = textOf(name);
    const tasks = taskTexts(text);
    const result = read(name);
    expect(result.counts).toMatchObject({
      tasks: tasks.length,
      links: tasks.reduce((sum, task) => sum + count(task, /<PredecessorLink>/g), 0),
      milestones: tasks.filter((task) => field(task, 'Milestone') === '1' && field(task, 'Summary') === '0')
        .length,
      summaries: tasks.filter((task) => field(task, 'Summary') === '1').length,
      resources: (text.match(/<Resource>[\s\S]*?<\/Resource>/g) ?? []).filter((one) => field(one, 'Name'))
        .length,
    });
  });

  it.each(names)('keeps ids, names, days and links of %s', (name) => {
    const { schedule, warnings } = read(name);
    const told = new Set(warnings.map(({ taskId }) => taskId));
    const tasks = taskTexts(textOf(name));
    expect(schedule.tasks.map(({ id }) => id)).toEqual(tasks.map((task) => field(task, 'UID')));
    schedule.tasks.forEach((task, position) => {
      const stored = tasks[position]!;
      expect(bytesOf(task.text)).toEqual(bytesOf(plain(field(stored, 'Name'))));
      if (told.has(task.id) || field(stored, 'Summary') === '1' || task.kind === 'milestone') return;
      expect(task.start).toBe(field(stored, 'Start').slice(0, 10));
      // A finish when work begins that day is the end of the working day before.
      const isAtOpening = field(stored, 'Finish').endsWith('T08:00:00');
      const after = Date.parse(task.end) - Date.parse(field(stored, 'Finish').slice(0, 10));
      if (isAtOpening) expect([task.id, after]).toEqual(['5', -2 * DAY]);
      else expect(after).toBe(DAY);
      expect(task.progress * 100).toBeCloseTo(Number(field(stored, 'PercentComplete')));
    });
    const stored = tasks.flatMap((task) =>
      (task.match(/<PredecessorLink>[\s\S]*?<\/PredecessorLink>/g) ?? []).map((link) => ({
        source: field(link, 'PredecessorUID'),
        target: field(task, 'UID'),
        type: ['2', '0', '3', '1'][Number(field(link, 'Type'))],
        ...(field(link, 'LagFormat') === '7' && { lag: Number(field(link, 'LinkLag')) / 4800 }),
      })),
    );
    expect(schedule.links).toMatchObject(stored);
  });

  it.each(names)('gives %s back the same when it is written and read again', (name) => {
    const { schedule } = read(name);
    const again = readMspdi(bytesOf(writeMspdi(schedule)), name);
    expect(again.ok && again.schedule).toEqual(schedule);
  });

  it.each([
    '1_mp_j30_a10_nr1.mspdi.xml',
    '51_mp_j120_a20_nr1.mspdi.xml',
    'KDE__Commercial_construction_project_plan.mspdi.xml',
    'joniles__mspdirelations.xml',
    'joniles__task-links-project2003-mspdi.xml',
  ])('reads %s so that the engine finds every date that the file stores', (name) => {
    const { schedule } = read(name);
    const calculated = scheduleOf(networkOf(schedule));
    const isSummary = new Set(schedule.tasks.map(({ parent }) => parent));
    const moved = schedule.tasks.filter(({ id, start, end }) => {
      const early = calculated.of(id)!;
      return !isSummary.has(id) && (early.earlyStart !== start || early.earlyEnd !== end);
    });
    expect(moved.map(({ id }) => id)).toEqual([]);
    expect(calculated.conflicts).toEqual([]);
  });

  it('takes the same days off as the file lists where it spells its repetitions out', () => {
    const text = textOf(RECURRING);
    const inserted =
      '<Task><UID>1</UID><Name>T</Name><OutlineLevel>1</OutlineLevel>' +
      '<Start>2000-01-01T08:00:00</Start><Finish>2010-12-31T17:00:00</Finish></Task>';
    const withTask = text.replace('</Tasks>', `${inserted}</Tasks>`);
    const spelledOut = /<WeekDay>\s*<DayType>0<[\s\S]*?<\/WeekDay>/g;
    const result = readMspdi(bytesOf(withTask.replace(spelledOut, '')), RECURRING);
    const listed = (text.match(spelledOut) ?? []).filter((day) => field(day, 'DayWorking') === '0');
    const days = new Set(listed.map((day) => field(day, 'FromDate').slice(0, 10)));
    days.add('2000-01-02').add('2000-01-03');
    expect(result.ok && result.schedule.holidays).toEqual([...days].sort());
  });

  it('has nothing to import where there are no tasks', () => {
    expect(readMspdi(realFile('mspdi', RECURRING), RECURRING)).toMatchObject({ code: 'IMPORT_FAILED_EMPTY' });
  });

  it.each([
    ['KDE__plan_mpxj_mimetype.xml', 'IMPORT_FAILED_NOT_A_SCHEDULE'],
    ['aspose__PrimaveraProject.xml', 'IMPORT_FAILED_NOT_A_SCHEDULE'],
    ['bardsoftwa__weekends.xml', 'IMPORT_FAILED_EMPTY'],
  ])('refuses the odd file %s', (name, code) => {
    expect(readMspdi(realFile('bad', name), name)).toMatchObject({ ok: false, code });
  });

  it('skips the null rows of the odd file joniles__mspdinulltasks.xml', () => {
    const name = 'joniles__mspdinulltasks.xml';
    const result = readMspdi(realFile('bad', name), name);
    expect(result.ok && result.schedule.tasks.map(({ id, parent }) => [id, parent])).toEqual([
      ['1', null],
      ['3', '1'],
      ['4', '1'],
      ['6', null],
      ['8', '6'],
    ]);
    expect(result.ok && result.schedule.tasks[1]).toMatchObject({ start: '2008-11-03', duration: 10 });
  });
});

function plain(xml: string): string {
  return xml
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&apos;/g, "'")
    .replace(/&amp;/g, '&');
}
