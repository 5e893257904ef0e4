import { civilDate, type CivilDate, dayNumber } from '../calendar/civil-date';
import { calendarOf } from '../calendar/work-calendar';
import { hasBegun } from '../progress/has-begun';
import { reschedule } from '../schedule';
import { createPlan } from '../plan/create';
import { newTask } from '../plan/new-task';
import type { Plan, PlanSettings, Responsible, Task } from '../plan/plan';
import { plannedUnits } from '../units/task-units';
import { Table } from '../plan/table';

/** What a new project decides for itself, whichever plan it begins with. */
type OwnSettings = Pick<
  PlanSettings,
  'name' | 'startDate' | 'workingDays' | 'holidays' | 'holidayNames' | 'periodDays' | 'laPeriods' | 'timeZone'
>;

/**
 * The plan of a new project that begins as a copy of another: its tasks, links, resources, rhythm and scheduling options,
 * and nothing of what happened to them (progress, commitments, constraints, baselines, closed terms).
 *
 * Every task keeps its distance from the project's start and its duration, both in working days, so that all links hold in
 * the new calendar too; what had begun elsewhere than the schedule would have put it is scheduled. Tasks keep those of their responsibles who are in the new project. What weighed by the baseline
 * weighs by itself until there is a baseline again.
 */
export function copiedPlan(
  source: Plan,
  own: OwnSettings,
  responsibles: readonly Responsible[],
  firstTermId: string,
): Plan {
  const { name, startDate, workingDays, holidays, holidayNames = [], periodDays, laPeriods, timeZone } = own;
  const kept: PlanSettings = {
    ...source.settings,
    ...{ name, startDate, workingDays, holidays, holidayNames, periodDays, laPeriods },
    timeZone: timeZone ?? null,
    dataDate: null,
  };
  const weighs = kept.weighingOption === 'baselineDuration' ? 'none' : kept.weighingOption;
  const settings: PlanSettings = { ...kept, weighingOption: weighs };
  const days = shiftedDays(source.settings, settings);
  const present = new Set(responsibles.map((one) => one.id));
  return withoutHistory(source, {
    ...createPlan(settings, firstTermId),
    tasks: Table.of(source.tasks.rows.map((task) => copiedTask(task, days, present))),
    links: source.links,
    responsibles: Table.of(responsibles),
    resources: source.resources,
    circularLinks: source.circularLinks,
    rhythmUnits: source.rhythmUnits,
    rhythmCategories: source.rhythmCategories,
    rhythmPlaces: source.rhythmPlaces,
  });
}

/** What had begun stood where it did, whatever the schedule asked: as work to come it goes where it may, and what waits for it too. */
function withoutHistory(source: Plan, copy: Plan): Plan {
  const begun = source.tasks.rows.filter(hasBegun).map(({ id }) => id);
  const moves = reschedule(copy, begun).map(({ id, ...dates }) => ({ ...copy.tasks.get(id)!, ...dates }));
  return { ...copy, tasks: copy.tasks.with(moves) };
}

function copiedTask(task: Task, days: ShiftedDays, present: ReadonlySet<string>): Task {
  const { id, text, detail, comments, kind, parent, index, duration } = task;
  const { constraintType, constraintDate, weight, resources, responsibles, wbs } = task;
  return newTask({
    ...{ id, text, detail, comments, kind, parent, index, duration, weight, resources, wbs },
    ...plannedUnits(task),
    ...days.interval(task),
    constraintType,
    constraintDate: constraintDate === null ? null : days.day(constraintDate),
    responsibles: responsibles.filter((one) => present.has(one)),
  });
}

interface ShiftedDays {
  day(date: CivilDate): CivilDate;
  interval(task: Task): Pick<Task, 'start' | 'end'>;
}

/** Days of one plan as days of another: as many working days after its start. */
function shiftedDays(from: PlanSettings, to: PlanSettings): ShiftedDays {
  const [old, now] = [calendarOf(from), calendarOf(to)];
  const shift = now.ordinal(dayNumber(to.startDate)) - old.ordinal(dayNumber(from.startDate));
  const ordinal = (date: CivilDate) => old.ordinal(dayNumber(date)) + shift;
  return {
    day: (date) => civilDate(now.dayAt(ordinal(date))),
    interval({ start, duration }) {
      const at = ordinal(start);
      // A milestone on a free day closes the work before it: it stays behind that work, not before the next.
      const closes = duration === 0 && !old.isWorking(dayNumber(start));
      const first = closes ? now.endAt(at) : now.dayAt(at);
      return { start: civilDate(first), end: civilDate(now.endOf(first, duration)) };
    },
  };
}
