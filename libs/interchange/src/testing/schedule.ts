import {
  type ConstraintType,
  type ImportedLink,
  type ImportedSchedule,
  type ImportedTask,
  type LinkType,
  WORK_HOURS,
  WorkCalendar,
  civilDate,
  dayNumber,
  isVisible,
  nameKey,
} from '@plomada/domain';
import fc from 'fast-check';

/** Monday 2026-03-02. */
const ORIGIN = dayNumber('2026-03-02');
const TYPES: readonly ConstraintType[] = ['mso', 'mfo', 'snet', 'snlt', 'fnet', 'fnlt'];

/** One-line text as names are: no blanks at the ends or in a row, nothing that XML cannot hold. */
const name = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
  .map((text) => text.replace(/[\s\p{Cc}\p{Cs}\ufeff\ufffe\uffff]+/gu, ' ').trim())
  .filter(isVisible);
const note = fc
  .array(fc.oneof(name, fc.constant('')), { maxLength: 5 })
  .map((lines) => lines.join('\n').trim());
const day = fc.integer({ min: 0, max: 500 }).map((offset) => ORIGIN + offset);

/** Of amounts: none, hours of work, units of a material. */
const unit = fc.constantFrom('', WORK_HOURS, 'm3', 'saco 25 kg');

interface Seed {
  readonly depth: number;
  readonly start: number;
  readonly duration: number;
  readonly isMilestone: boolean;
  readonly text: string;
  readonly detail: string;
  readonly percent: number;
  readonly constraint: { readonly type: ConstraintType; readonly day: number } | null;
  readonly wbs: string | null;
  readonly worked: { readonly day: number; readonly days: number | null } | null;
  readonly baselines: readonly { readonly number: number; readonly day: number; readonly length: number }[];
  readonly units: readonly number[];
  /** Positions of those who answer for it. */
  readonly people: readonly number[];
  readonly links: readonly {
    readonly to: number;
    readonly rungs: readonly { readonly type: LinkType; readonly lag: number }[];
  }[];
}

const seed: fc.Arbitrary<Seed> = fc.record({
  depth: fc.integer({ min: 0, max: 4 }),
  start: day,
  duration: fc.integer({ min: 1, max: 60 }),
  isMilestone: fc.boolean(),
  text: name,
  detail: note,
  percent: fc.integer({ min: 0, max: 100 }),
  constraint: fc.option(fc.record({ type: fc.constantFrom(...TYPES), day })),
  wbs: fc.option(name),
  worked: fc.option(fc.record({ day, days: fc.option(fc.nat(40)) })),
  baselines: fc
    .uniqueArray(fc.record({ number: fc.nat(10), day, length: fc.integer({ min: 1, max: 40 }) }), {
      maxLength: 3,
      selector: ({ number }) => number,
    })
    .map((all) => all.sort((a, b) => a.number - b.number)),
  units: fc.array(fc.integer({ min: 0, max: 500 }), { maxLength: 3 }),
  people: fc.subarray([0, 1, 2]),
  links: fc.array(
    fc.record({
      to: fc.nat(40),
      rungs: fc.uniqueArray(
        fc.record({
          type: fc.constantFrom<LinkType>('0', '1', '2', '3'),
          lag: fc.integer({ min: -999, max: 999 }),
        }),
        { minLength: 1, maxLength: 3, selector: ({ type }) => type },
      ),
    }),
    { maxLength: 3 },
  ),
});

/** Schedules as a reader makes them: whole trees, any calendar, no link that a plan could not hold; ladders of them. */
export const schedules: fc.Arbitrary<ImportedSchedule> = fc
  .record({
    name,
    week: fc.integer({ min: 1, max: 127 }),
    holidays: fc.uniqueArray(fc.integer({ min: 0, max: 700 }), { maxLength: 20 }),
    known: fc.option(fc.integer({ min: 1, max: 500 })),
    units: fc.tuple(unit, unit, unit),
    // A name is a resource's or somebody's, never both.
    names: fc.uniqueArray(name, { maxLength: 6, selector: nameKey }),
    addressed: fc.boolean(),
    seeds: fc.array(seed, { minLength: 1, maxLength: 20 }),
  })
  .map(({ name, week, holidays, known, units, names, addressed, seeds }) => {
    const [resources, people] = [names.slice(0, 3), names.slice(3)];
    const idOfPerson = (position: number): string => String(resources.length + position + 1);
    const workingDays = week.toString(2).padStart(7, '0');
    const days = holidays.map((offset) => ORIGIN + offset).sort((a, b) => a - b);
    const calendar = new WorkCalendar(workingDays, days);
    const tasks = withHulls(
      tasksOf(seeds, resources.length, calendar).map((task, position) => {
        const answering = seeds[position]!.people.filter((at) => at < people.length).map(idOfPerson);
        return answering.length > 0 ? { ...task, responsibles: answering } : task;
      }),
      calendar,
    );
    return {
      name,
      startDate: civilDate(ORIGIN),
      ...(known !== null && { dataDate: civilDate(ORIGIN + known) }),
      workingDays,
      holidays: days.map(civilDate),
      tasks,
      links: linksOf(seeds, tasks),
      resources: resources.map((text, position) => ({
        id: String(position + 1),
        name: text,
        ...(units[position] && { unit: units[position] }),
      })),
      ...(people.length > 0 && {
        responsibles: people.map((text, position) => ({
          id: idOfPerson(position),
          name: text,
          ...(addressed && { email: `persona.${position}@obra.cl` }),
        })),
      }),
    };
  });

function tasksOf(seeds: readonly Seed[], resources: number, calendar: WorkCalendar): ImportedTask[] {
  const path: string[] = [];
  const parents = seeds.map(({ depth }, position) => {
    path.length = Math.min(depth, path.length);
    const parent = path[path.length - 1] ?? null;
    path.push(String(position + 1));
    return parent;
  });
  return seeds.map((one, position) => {
    const id = String(position + 1);
    const isMilestone = one.isMilestone && !parents.includes(id);
    const duration = isMilestone ? 0 : one.duration;
    const start = isMilestone ? one.start : calendar.atOrAfter(one.start);
    const { constraint, worked } = one;
    const progress = isMilestone ? Math.round(one.percent / 100) : one.percent / 100;
    return {
      id,
      parent: parents[position]!,
      text: one.text,
      detail: one.detail,
      kind: isMilestone ? 'milestone' : 'task',
      start: civilDate(start),
      end: civilDate(calendar.endOf(start, duration)),
      duration,
      constraintType: constraint?.type ?? (one.percent % 2 ? 'alap' : 'asap'),
      constraintDate: constraint ? civilDate(constraint.day) : null,
      progress,
      resources: isMilestone
        ? []
        : one.units.slice(0, resources).map((units, at) => ({ id: String(at + 1), amount: units })),
      wbs: one.wbs,
      // Of work of which nothing is done, a file's dates say no other day.
      actualStart: worked && civilDate(progress > 0 ? worked.day : start),
      actualFinish: worked?.days == null ? null : civilDate(worked.day + worked.days),
      baselines: one.baselines.map(({ number, day: from, length }) => ({
        number,
        start: civilDate(from),
        end: civilDate(from + (isMilestone ? 0 : length)),
      })),
    };
  });
}

/** Summaries spanned over what is below them. */
function withHulls(tasks: readonly ImportedTask[], calendar: WorkCalendar): ImportedTask[] {
  const done = [...tasks];
  for (let at = done.length - 1; at >= 0; at -= 1) {
    const task = done[at]!;
    const children = done.filter(({ parent }) => parent === task.id);
    if (children.length === 0) continue;
    const start = children.map((child) => child.start).reduce((a, b) => (a < b ? a : b));
    const end = children.map((child) => child.end).reduce((a, b) => (a > b ? a : b));
    const duration = calendar.countWorking(dayNumber(start), dayNumber(end));
    done[at] = { ...task, start, end, duration: Math.min(duration, 999) };
  }
  return done;
}

function linksOf(seeds: readonly Seed[], tasks: readonly ImportedTask[]): ImportedLink[] {
  const parentOf = new Map(tasks.map(({ id, parent }) => [id, parent]));
  const isAbove = (id: string, other: string): boolean => {
    for (let at = parentOf.get(other); at; at = parentOf.get(at)) if (at === id) return true;
    return false;
  };
  const seen = new Set<string>();
  return seeds.flatMap(({ links }, position) => {
    const target = String(position + 1);
    return links.flatMap(({ to, rungs }): ImportedLink[] => {
      const source = String((to % tasks.length) + 1);
      const key = `${source} ${target}`;
      if (source === target || isAbove(source, target) || isAbove(target, source) || seen.has(key)) return [];
      seen.add(key);
      return rungs.map((rung) => ({ source, target, ...rung }));
    });
  });
}
