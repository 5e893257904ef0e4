import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { civilDate, dayNumber } from '../calendar/civil-date';
import { WorkCalendar } from '../calendar/work-calendar';
import type { ConstraintType, Link, LinkType } from '../plan/plan';
import { scheduleOf } from './schedule';
import { type SpecTask, specPlan } from './spec-plan';

const SHARED = process.env['PLOMADA_SHARED_DATA'] ?? resolve(__dirname, '../../../../../shared/data');
const TRUTH = join(SHARED, 'truth');
const TYPES: Readonly<Record<string, LinkType>> = { FS: '0', SS: '1', FF: '2', SF: '3' };

interface TruthTask {
  readonly id: number;
  readonly parent?: number | null;
  readonly type: 'task' | 'milestone' | 'project';
  readonly duration?: number;
  readonly constraint_type?: ConstraintType;
  readonly constraint_date?: string | null;
  readonly start?: number;
  readonly finish?: number;
  readonly late_start?: number;
  readonly late_finish?: number;
  readonly total_float?: number;
  readonly critical?: boolean;
  readonly pinned?: unknown;
}

interface TruthFile {
  readonly project_start: string;
  readonly calendar_bits_sun_sat: string;
  readonly holidays?: readonly string[];
  readonly late_end_ordinal?: number;
  readonly tasks: readonly TruthTask[];
  readonly links: readonly { source: number; target: number; type: string; lag: number }[];
}

/** The network as a plan; tasks that the truth pins are held at their dates by a fixed start. */
function planOf(file: TruthFile): ReturnType<typeof specPlan> {
  const calendar = new WorkCalendar(file.calendar_bits_sun_sat, (file.holidays ?? []).map(dayNumber));
  const origin = calendar.ordinal(dayNumber(file.project_start));
  const tasks = file.tasks.map((task): SpecTask => {
    const shape: SpecTask = {
      id: String(task.id),
      kind: task.type === 'milestone' ? 'milestone' : 'task',
      parent: task.parent == null ? null : String(task.parent),
      duration: task.duration ?? 1,
      ...(task.constraint_type && {
        constraintType: task.constraint_type,
        constraintDate: task.constraint_date?.slice(0, 10) ?? null,
      }),
    };
    if (task.pinned === undefined || task.start === undefined) return shape;
    const constraintDate = civilDate(calendar.dayAt(origin + Math.floor(task.start)));
    return { ...shape, constraintType: 'mso', constraintDate };
  });
  if (file.late_end_ordinal !== undefined) {
    // Late dates are counted from a finish that the project must meet: a milestone fixed there stands for it.
    const constraintDate = civilDate(calendar.dayAt(origin + file.late_end_ordinal));
    tasks.push({ id: 'must-finish-by', kind: 'milestone', constraintType: 'mso', constraintDate });
  }
  const links = file.links.map(({ source, target, type, lag }, n): Link => ({
    id: `l${n}`,
    source: String(source),
    target: String(target),
    type: TYPES[type]!,
    lag,
  }));
  const settings = {
    startDate: file.project_start,
    workingDays: file.calendar_bits_sun_sat,
    holidays: file.holidays ?? [],
  };
  return specPlan({ tasks, links, settings });
}

/** What differs, one line a difference. */
function differences(file: TruthFile): string[] {
  const plan = planOf(file);
  const schedule = scheduleOf(plan);
  const { bounds } = schedule.analysis;
  const ordinal = (date: string): number => bounds.calendar.ordinal(dayNumber(date)) - bounds.projectStart;
  return file.tasks.flatMap((task) => {
    if (task.pinned !== undefined || task.start === undefined || task.late_start === undefined) return [];
    const found = schedule.of(String(task.id))!;
    const got = [
      ordinal(found.earlyStart),
      ordinal(found.earlyEnd),
      ordinal(found.lateStart),
      ordinal(found.lateEnd),
      found.totalFloat,
      found.critical,
    ];
    const want = [
      task.start,
      task.finish,
      task.late_start,
      task.late_finish,
      task.total_float,
      task.critical,
    ];
    const same = got.every((value, at) => value === want[at]);
    return same
      ? []
      : [`${task.id} ${task.constraint_type ?? ''}: got ${got.join(' ')}, want ${want.join(' ')}`];
  });
}

const files = existsSync(TRUTH) ? readdirSync(TRUTH).filter((name) => name.endsWith('.json')) : [];

describe('networks with known dates', () => {
  if (files.length === 0) {
    it('is skipped: there is no folder of known networks here', () => {
      console.log(
        'Skipped: set PLOMADA_SHARED_DATA to a folder with truth/*.json to compare known networks.',
      );
    });
    return;
  }

  it.each(files)('has the early and late dates, float and criticality of %s', (name) => {
    const file = JSON.parse(readFileSync(join(TRUTH, name), 'utf8')) as TruthFile;
    expect(differences(file)).toEqual([]);
  });
});
