import type { ImportedSchedule, ImportedTask } from '@plomada/domain';
import { readPmxml } from '../pmxml/read';
import { IMPORT_FAILURES, type ReadSucceeded } from '../read-result';
import { readSchedule } from '../formats';
import { describeWithRealFiles, realFile, realFiles } from '../shared-data';
import { expectAnswer } from '../testing/answer';
import { loaded } from '../testing/loaded';
import { readXer } from '../xer/read';

const HOTEL = 'soulmajor1__Hotel_Project.xer';
const LINKS: Readonly<Record<string, string>> = {
  PR_FS: '0',
  PR_SS: '1',
  PR_FF: '2',
  PR_SF: '3',
  'Finish to Start': '0',
  'Start to Start': '1',
  'Finish to Finish': '2',
  'Start to Finish': '3',
};

/** What a file holds by a parser that shares nothing with the readers. */
interface Stored {
  readonly activities: readonly StoredActivity[];
  readonly links: readonly {
    readonly source: string;
    readonly target: string;
    readonly type: string;
    readonly hours: number;
  }[];
}
interface StoredActivity {
  readonly id: string;
  readonly name: string;
  readonly code: string;
  readonly branch: string;
  readonly start: string;
  readonly finish: string;
  readonly isMilestone: boolean;
}

function storedInXer(bytes: Uint8Array): Stored {
  const table = (name: string): Record<string, string>[] => {
    const text = Buffer.from(bytes).toString('latin1');
    const part =
      text.split(/^%T\t/m).find((one) => one.startsWith(`${name}\r`) || one.startsWith(`${name}\n`)) ?? '';
    const lines = part.split(/\r?\n/);
    const columns = lines.find((line) => line.startsWith('%F'))?.split('\t') ?? [];
    return lines
      .filter((line) => line.startsWith('%R'))
      .map((line) => Object.fromEntries(line.split('\t').map((value, at) => [columns[at] ?? '', value])));
  };
  return {
    activities: table('TASK').map((row) => ({
      id: row['task_id']!,
      name: row['task_name']!,
      code: row['task_code'] ?? '',
      branch: row['wbs_id'] ?? '',
      start: row['act_start_date'] || row['early_start_date'] || row['target_start_date'] || '',
      finish: row['act_end_date'] || row['early_end_date'] || row['target_end_date'] || '',
      isMilestone: /Mile$/.test(row['task_type'] ?? ''),
    })),
    links: table('TASKPRED').map((row) => ({
      source: row['pred_task_id']!,
      target: row['task_id']!,
      type: LINKS[row['pred_type']!]!,
      hours: Number(row['lag_hr_cnt']),
    })),
  };
}

function storedInXml(bytes: Uint8Array): Stored {
  const text = new TextDecoder().decode(bytes);
  const rows = (name: string): string[] => text.match(new RegExp(`<${name}>[\\s\\S]*?</${name}>`, 'g')) ?? [];
  const of = (row: string, name: string): string =>
    plain(new RegExp(`<${name}>([^<]*)<`).exec(row)?.[1] ?? '');
  return {
    activities: rows('Activity').map((row) => ({
      id: of(row, 'ObjectId'),
      name: of(row, 'Name'),
      code: of(row, 'Id'),
      branch: of(row, 'WBSObjectId'),
      start: of(row, 'StartDate') || of(row, 'PlannedStartDate'),
      finish: of(row, 'FinishDate') || of(row, 'PlannedFinishDate'),
      isMilestone: /Milestone$/.test(of(row, 'Type')),
    })),
    links: rows('Relationship').map((row) => ({
      source: of(row, 'PredecessorActivityObjectId'),
      target: of(row, 'SuccessorActivityObjectId'),
      type: LINKS[of(row, 'Type')]!,
      hours: Number(of(row, 'Lag') || 0),
    })),
  };
}

function plain(xml: string): string {
  const signs: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };
  return xml.replace(/&(lt|gt|quot|apos|amp);/g, (_, name: string) => signs[name]!);
}

/** Latin-1 of either side, so that only the encoding's own letters are left out of the comparison. */
const ascii = (text: string): string =>
  text
    .replace(/[^ -~]+/g, '')
    .replace(/\s+/g, ' ')
    .trim();
const dayAfter = (moment: string): string =>
  new Date(Date.parse(moment.slice(0, 10)) + 86_400_000).toISOString().slice(0, 10);

/** Every field that the file stores, of each activity about which nothing is told. */
function expectKept({ schedule, warnings }: ReadSucceeded, stored: Stored): void {
  const told = new Set(warnings.map(({ taskId }) => taskId));
  const isCalculated = warnings.some(({ code, taskId }) => code === 'DATES_CALCULATED' && taskId === null);
  const byId = new Map(schedule.tasks.map((task) => [task.id, task]));
  expect(
    leavesOf(schedule)
      .map(({ id }) => id)
      .sort(),
  ).toEqual(stored.activities.map(({ id }) => id).sort());
  for (const { id, name, code, branch, start, finish, isMilestone } of stored.activities) {
    const task = byId.get(id)!;
    expect([id, ascii(task.text), task.wbs ?? '']).toEqual([id, ascii(name), code.trim()]);
    if (task.parent !== null) expect(task.parent).toBe(`w${branch}`);
    expect(task.kind === 'milestone').toBe(isMilestone);
    if (isCalculated || told.has(id) || isMilestone || start === '' || finish === '') continue;
    expect([id, task.start, task.end]).toEqual([id, start.slice(0, 10), dayAfter(finish)]);
  }
  const kept = new Set(byId.keys());
  const links = stored.links.filter(({ source, target }) => kept.has(source) && kept.has(target));
  const key = (source: string, target: string, type: string, days: number): string =>
    `${source} ${target} ${type} ${days}`;
  expect(
    schedule.links.map(({ source, target, type, lag }) => key(source, target, type, lag)).sort(),
  ).toEqual(
    links
      .map(({ source, target, type, hours }) => key(source, target, type, Math.round((hours || 0) / 8)))
      .sort(),
  );
}

function leavesOf({ tasks }: ImportedSchedule): readonly ImportedTask[] {
  const parents = new Set(tasks.map(({ parent }) => parent));
  return tasks.filter(({ id }) => !parents.has(id));
}

/** The largest of them, which holds hundreds of duplicate links, with the limits lifted. */
function wholeHotel(): ReadSucceeded {
  const result = readXer(realFile('xer', HOTEL), HOTEL, { tasks: 10_000, links: 10_000 });
  if (!result.ok) throw new Error(result.code);
  return result;
}

/** A link by its ends and its type. */
function keyOf({ source, target, type }: Readonly<Record<'source' | 'target' | 'type', string>>): string {
  return `${source} ${target} ${type}`;
}

describeWithRealFiles('real Primavera files', () => {
  it.each(realFiles('xer').filter((name) => name !== HOTEL))('keep every field of %s', (name) => {
    const bytes = realFile('xer', name);
    const result = readXer(bytes, name);
    if (!result.ok) throw new Error(result.code);
    expectKept(result, storedInXer(bytes));
  });

  it.each(realFiles('pmxml'))('keep every field of %s', (name) => {
    const bytes = realFile('pmxml', name);
    const result = readPmxml(bytes, name);
    if (!result.ok) throw new Error(result.code);
    expectKept(result, storedInXml(bytes));
  });

  it('are refused over the limits, with their count, and read without them', () => {
    const bytes = realFile('xer', HOTEL);
    const { activities } = storedInXer(bytes);
    expect(activities).toHaveLength(4236);
    expect(readXer(bytes, HOTEL)).toMatchObject({
      code: 'IMPORT_FAILED_DATA_EXCEEDED',
      params: { count: 5261, limit: 3500 },
    });
    const ids = new Set(wholeHotel().schedule.tasks.map(({ id }) => id));
    expect(activities.filter(({ id }) => !ids.has(id))).toEqual([]);
  });

  it('keep every link of a schedule that is full of duplicate links, or tell it', () => {
    const { schedule, warnings } = wholeHotel();
    const stored = storedInXer(realFile('xer', HOTEL)).links;
    const pairs = new Set(stored.map(({ source, target }) => `${source} ${target}`));
    expect([stored.length, pairs.size]).toEqual([7586, 7171]);
    const left = warnings.filter(({ code }) => code.startsWith('LINK_') && code !== 'LINK_IN_LOOP');
    expect(schedule.links.length + left.length).toBe(stored.length);
    expect(schedule.links.map(keyOf).sort()).toEqual(stored.map(keyOf).sort());
  });

  it('come into a plan with every link, duplicate links too', () => {
    const { schedule } = wholeHotel();
    // As much of it as a plan takes: parents stand before their tasks.
    const tasks = schedule.tasks.slice(0, 3000);
    const ids = new Set(tasks.map(({ id }) => id));
    const links = schedule.links.filter(({ source, target }) => ids.has(source) && ids.has(target));
    const plan = loaded({ ...schedule, tasks, links });
    const fileId = (id: string): string => plan.tasks.get(id)!.sourceId!;
    const held = [...plan.links, ...plan.circularLinks];
    const written = held.map(({ source, target, type, lag }) =>
      [fileId(source), fileId(target), type, lag].join(' '),
    );
    expect(written.sort()).toEqual(
      links.map(({ source, target, type, lag }) => [source, target, type, lag].join(' ')).sort(),
    );
    expect(new Set(held.map(({ source, target }) => `${source} ${target}`)).size).toBeLessThan(held.length);
  });
});

describeWithRealFiles('odd real files', () => {
  it.each(realFiles('bad'))('have an answer: %s', (name) => {
    expectAnswer(readSchedule(realFile('bad', name), name));
  });

  it.each([
    ['anjani__project.xer', 'IMPORT_FAILED_NOT_A_SCHEDULE'],
    ['wllmtrng__mixed_endings.xer', 'IMPORT_FAILED_EMPTY'],
  ])('are refused with a code: %s', (name, code) => {
    expect(IMPORT_FAILURES).toContain(code);
    expect(readSchedule(realFile('bad', name), name)).toMatchObject({ ok: false, code });
  });

  it('are read in the Cyrillic code page', () => {
    const name = 'aspose__encoding1251.xer';
    const result = readSchedule(realFile('bad', name), name);
    const [first] = result.ok ? result.schedule.tasks : [];
    expect(first?.text).toMatch(/^[А-Яа-яЁё\d]/);
  });

  it('leave out what belongs to another project', () => {
    const name = 'aspose__MultiprojectWithExternal.xer';
    const result = readSchedule(realFile('bad', name), name);
    expect(result.ok && result.warnings.map(({ code }) => code)).toEqual([
      'RATES_LEFT_OUT',
      'COSTS_LEFT_OUT',
      'TASK_EXTERNAL',
      'LINK_EXTERNAL',
    ]);
  });

  it('keep two projects of one P6 export apart, and leave out those that are only mentioned', () => {
    const name = 'aspose__PrimaveraProject.xml';
    const result = readSchedule(realFile('bad', name), name);
    if (!result.ok) throw new Error(result.code);
    const { tasks } = result.schedule;
    const tops = tasks.filter(({ parent }) => parent === null);
    expect(tops.map(({ text }) => text)).toEqual(['Plasma Product Launch', 'Hemaform Program']);
    const below = (id: string): number => tasks.filter(({ parent }) => parent === id).length;
    expect(tops.map(({ id }) => below(id))).toEqual([10, 10]);
    const external = result.warnings.filter(({ code }) => /EXTERNAL$/.test(code));
    expect(external.map(({ code, taskId }) => [code, taskId])).toEqual([
      ['TASK_EXTERNAL', '91919'],
      ['TASK_EXTERNAL', '91795'],
      ['LINK_EXTERNAL', '91930'],
      ['LINK_EXTERNAL', '91942'],
    ]);
  });

  it('have the percent of each kind: joniles__invalid-8.4.xer', () => {
    const name = 'joniles__invalid-8.4.xer';
    const result = readSchedule(realFile('bad', name), name);
    const said =
      result.ok &&
      result.schedule.tasks.map(({ text, progress }) => `${text.split(' ')[0]} ${progress * 100}%`);
    expect(said).toEqual(result.ok && result.schedule.tasks.map(({ text }) => text));
  });
});
