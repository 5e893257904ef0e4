import { type ImportedSchedule, calendarOf, dayNumber } from '@plomada/domain';
import { readSchedule } from './formats';
import { describeWithRealFiles, knownNetwork, realFile } from './shared-data';

/** The files that networks with known dates were made of, by the names of both. */
const FILES = [
  ['p6-airport-terminal', 'xer', 'soulmajor1__TERMINAL_BUILDING-AIRPORT.xer'],
  ['p6-airport-terminal', 'pmxml', 'soulmajor1__TERMINAL_BUILDING-AIRPORT.pmxml.xml'],
  ['ms-mpsplib-320', 'mspdi', '1_mp_j30_a10_nr1.mspdi.xml'],
  ['ms-mpsplib-2440', 'mspdi', '51_mp_j120_a20_nr1.mspdi.xml'],
  ['ms-commercial-construction', 'mspdi', 'KDE__Commercial_construction_project_plan.mspdi.xml'],
  ['mspdi-relations', 'mspdi', 'joniles__mspdirelations.xml'],
  ['mspdi-task-links-2003', 'mspdi', 'joniles__task-links-project2003-mspdi.xml'],
] as const;
const LINK_TYPES = { '0': 'FS', '1': 'SS', '2': 'FF', '3': 'SF' } as const;

/** Dates are whole working days from the project's start, an end exclusive. */
interface Known {
  readonly project_start: string;
  readonly calendar_bits_sun_sat: string;
  readonly tasks: readonly {
    readonly id: number;
    readonly parent: number | null;
    readonly name: string;
    readonly type: 'task' | 'milestone' | 'project';
    readonly duration?: number;
    readonly start?: number;
    readonly finish?: number;
    readonly constraint_type?: string;
    readonly constraint_date?: string | null;
  }[];
  readonly links: readonly {
    readonly source: number;
    readonly target: number;
    readonly type: string;
    readonly lag: number;
  }[];
}

/** One line a task. */
function knownWork({ tasks }: Known): readonly string[] {
  // The one at the top is the project itself: no task of the plan.
  const root = tasks.find(({ type, parent }) => type === 'project' && parent === null)?.id;
  return tasks
    .filter(({ type }) => type !== 'project')
    .map(({ id, parent, name, type, duration, start, finish, constraint_type, constraint_date }) =>
      [
        ...[id, parent === root ? '' : parent, name.replace(/\s+/g, ' ').trim(), type],
        ...[start, finish, duration, constraint_type ?? 'asap', constraint_date?.slice(0, 10) ?? ''],
      ].join(' | '),
    );
}

function readWork(schedule: ImportedSchedule, projectStart: string): readonly string[] {
  const parents = new Set(schedule.tasks.map(({ parent }) => parent));
  const calendar = calendarOf(schedule);
  const ordinal = (date: string): number => calendar.countWorking(dayNumber(projectStart), dayNumber(date));
  return schedule.tasks
    .filter(({ id }) => !parents.has(id))
    .map(({ id, parent, text, kind, start, end, duration, constraintType, constraintDate }) =>
      [
        ...[id, parent?.replace(/^w/, '') ?? '', text, kind],
        ...[ordinal(start), ordinal(end), duration, constraintType, constraintDate ?? ''],
      ].join(' | '),
    );
}

describeWithRealFiles('the file of a network with known dates', () => {
  it.each(FILES)('is read as %s, task by task and link by link, of %s: %s', (network, folder, file) => {
    const known = knownNetwork(network) as Known;
    const result = readSchedule(realFile(folder, file), file);
    if (!result.ok) throw new Error(result.code);
    const { schedule } = result;
    expect(schedule.workingDays).toBe(known.calendar_bits_sun_sat);
    expect(schedule.startDate).toBe(known.project_start);
    expect([...readWork(schedule, known.project_start)].sort()).toEqual([...knownWork(known)].sort());
    expect(
      schedule.links
        .map(({ source, target, type, lag }) => [source, target, LINK_TYPES[type], lag].join(' '))
        .sort(),
    ).toEqual(
      known.links.map(({ source, target, type, lag }) => [source, target, type, lag].join(' ')).sort(),
    );
  });
});
