import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dayNumber } from '../calendar/civil-date';
import type { Link, LinkType } from '../plan/plan';
import { scheduleOf } from './schedule';
import { specPlan } from './testing/plan';
import { describeWithShared, SHARED_DATA } from './testing/shared';

const VECTORS = join(SHARED_DATA, 'vectors');
const TYPES: Readonly<Record<string, LinkType>> = { FS: '0', SS: '1', FF: '2', SF: '3' };

interface Activity {
  readonly id: string | number;
  readonly name?: string;
  readonly dur: number;
  readonly early_start?: number;
  readonly early_finish?: number;
  readonly late_start?: number;
  readonly late_finish?: number;
  readonly total_float?: number;
  readonly critical?: boolean;
}
interface Arrow {
  readonly p: string | number;
  readonly s: string | number;
  readonly t?: string;
  readonly type?: string;
  readonly lag: number;
}
interface Example {
  readonly name: string;
  readonly duration?: number;
  readonly critical?: readonly (string | number)[];
  readonly tasks?: readonly Activity[];
  readonly activities?: readonly Activity[];
  readonly links?: readonly Arrow[];
  /** False where the publisher lets work begin before the project's start, which we never do. */
  readonly plainCpmAgrees?: boolean;
  /** Finish-to-start links drawn one after another; `ok` is false for one that would close a loop. */
  readonly steps?: readonly {
    readonly add: readonly [number, number];
    readonly duration: number;
    readonly ok: boolean;
  }[];
}

const activitiesOf = (example: Example): readonly Activity[] => example.tasks ?? example.activities ?? [];

function scheduleFor(
  activities: readonly Activity[],
  arrows: readonly Arrow[],
): ReturnType<typeof scheduleOf> {
  const links = arrows.map(({ p, s, t, type, lag }, n): Link => ({
    id: `l${n}`,
    source: String(p),
    target: String(s),
    type: TYPES[t ?? type ?? 'FS']!,
    lag,
  }));
  const tasks = activities.map(({ id, dur }) => ({
    id: String(id),
    duration: dur,
    kind: dur === 0 ? ('milestone' as const) : ('task' as const),
  }));
  return scheduleOf(specPlan({ tasks, links, settings: { workingDays: '1111111' } }));
}

/** What differs from the published numbers, where there are numbers. */
function differences(example: Example): string[] {
  const schedule = scheduleFor(activitiesOf(example), example.links ?? []);
  const origin = dayNumber('2026-03-02');
  return activitiesOf(example).flatMap((want) => {
    const got = schedule.of(String(want.id))!;
    const pairs: [string, unknown, unknown][] = [
      ['early start', dayNumber(got.earlyStart) - origin, want.early_start],
      ['early end', dayNumber(got.earlyEnd) - origin, want.early_finish],
      ['late start', dayNumber(got.lateStart) - origin, want.late_start],
      ['late end', dayNumber(got.lateEnd) - origin, want.late_finish],
      ['float', got.totalFloat, want.total_float],
      ['critical', got.critical, want.critical ?? example.critical?.includes(want.name ?? want.id)],
    ];
    return pairs
      .filter(([, value, wanted]) => wanted !== undefined && value !== wanted)
      .map(([what, value, wanted]) => `${want.id} ${what}: got ${String(value)}, want ${String(wanted)}`);
  });
}

function examplesIn(name: string): readonly Example[] {
  const path = join(VECTORS, name);
  if (!existsSync(path)) return [];
  const content = JSON.parse(readFileSync(path, 'utf8')) as Example[] | { cases: Example[] };
  return Array.isArray(content) ? content : content.cases;
}

const examples = [...examplesIn('textbook.json'), ...examplesIn('cran-criticalpath-relation-types.json')];

describeWithShared('published examples', examples, 'vectors', () => {
  const comparable = examples.filter((example) => example.plainCpmAgrees !== false && example.links);

  it.each(comparable.map((example) => [example.name, example] as const))('%s', (_, example) => {
    expect(differences(example)).toEqual([]);
    const { analysis } = scheduleFor(activitiesOf(example), example.links!);
    expect(analysis.end - analysis.bounds.projectStart).toBe(example.duration);
  });

  const stepwise = examples.filter((example) => example.steps);
  it.each(stepwise.map((example) => [example.name, example] as const))('%s, link by link', (_, example) => {
    const arrows: Arrow[] = [];
    for (const { add, duration, ok } of example.steps!) {
      const arrow = { p: add[0], s: add[1], lag: 0 };
      const { analysis, loops } = scheduleFor(activitiesOf(example), [...arrows, arrow]);
      expect(loops.length === 0).toBe(ok);
      if (!ok) continue;
      arrows.push(arrow);
      expect(analysis.end - analysis.bounds.projectStart).toBe(duration);
    }
  });
});
