import { type ImportedSchedule, type ImportedTask, importedTask } from '@plomada/domain';
import { writePmxml } from '../pmxml/write';
import { writeXer } from '../xer/write';

const work = (id: string, more: Partial<ImportedTask>): ImportedTask =>
  importedTask({ id, text: id, wbs: id, start: '2026-03-02', end: '2026-03-07', duration: 5, ...more });

/** From Monday 2 to Wednesday 18 of March 2026. */
const later = { start: '2026-03-09', end: '2026-03-19', duration: 8 };

function scheduleOf(...tasks: readonly ImportedTask[]): ImportedSchedule {
  const settings = { workingDays: '0111110', holidays: [] };
  return { name: 'Torre', startDate: '2026-03-02', ...settings, tasks, links: [], resources: [] };
}

/** A column of a table, by rows. */
function column(text: string, table: string, name: string): readonly string[] {
  const lines = text.split('\r\n');
  const from = lines.indexOf(`%T\t${table}`);
  const place = lines[from + 1]!.split('\t').indexOf(name);
  const rows = lines.slice(from + 2);
  const end = rows.findIndex((line) => !line.startsWith('%R'));
  return rows.slice(0, end).map((row) => row.split('\t')[place]!);
}

interface Shown {
  readonly dataDate: string;
  readonly remaining: readonly number[];
}

function inXer(schedule: ImportedSchedule): Shown {
  const text = Buffer.from(writeXer(schedule, '2026-03-01').bytes).toString();
  return {
    dataDate: column(text, 'PROJECT', 'last_recalc_date')[0]!.slice(0, 10),
    remaining: column(text, 'TASK', 'remain_drtn_hr_cnt').map(Number),
  };
}

function inXml(schedule: ImportedSchedule): Shown {
  const text = Buffer.from(writePmxml(schedule).bytes).toString();
  const activities = text.split('<Activity>').slice(1);
  const value = (of: string, name: string): number =>
    Number(new RegExp(`<${name}>([^<]*)<`).exec(of)?.[1] ?? 0);
  const remaining = activities.map((one) => value(one, 'RemainingDuration'));
  // What was worked and what is left are the whole.
  expect(remaining).toEqual(
    activities.map((one) => value(one, 'AtCompletionDuration') - value(one, 'ActualDuration')),
  );
  const dataDate = /<DataDate>([^T]*)T/.exec(text)![1]!;
  return { dataDate, remaining };
}

describe.each([
  ['XER', inXer],
  ['P6 XML', inXml],
])('work that has begun, in %s', (_, shownIn) => {
  it('leaves from the data date to its finish, so that P6, counting on, keeps the finish', () => {
    const schedule = scheduleOf(
      work('A', { progress: 1 }),
      work('B', { ...later, progress: 0.25 }),
      work('C', { ...later, start: '2026-03-05', duration: 10, progress: 0.5 }),
      work('D', later),
    );
    // B begins last, on Monday 9: eight days are left of it, and as many of C, which ends with it.
    expect(shownIn(schedule)).toEqual({ dataDate: '2026-03-09', remaining: [0, 64, 64, 64] });
  });

  it('leaves a day where it should have ended before, since it has not', () => {
    const schedule = scheduleOf(work('A', { progress: 0.9 }), work('B', { ...later, progress: 1 }));
    expect(shownIn(schedule)).toEqual({ dataDate: '2026-03-19', remaining: [8, 0] });
  });

  it('leaves nothing of what the plan takes for done: P6 would schedule it on otherwise', () => {
    const schedule = scheduleOf(work('A', { progress: 0.99 }), work('B', { ...later, progress: 0.98 }));
    expect(shownIn(schedule)).toEqual({ dataDate: '2026-03-09', remaining: [0, 64] });
  });

  it('is none where nothing has: the data date is the beginning of the project', () => {
    expect(shownIn(scheduleOf(work('A', {}), work('B', later)))).toEqual({
      dataDate: '2026-03-02',
      remaining: [40, 64],
    });
  });
});
