import type { Plan, Restriction, Task } from '../../plan/plan';
import type { Schedule } from '../../schedule/schedule';
import { openTerm } from '../../terms/open-term';
import { overdue, releasedOutsideTerm } from './restriction-rules';

/**
 * The rules of planning core, section 5, said once more and as simply as they can be: by looping over days and rows, and with
 * nothing of what decides actions, so that both can be compared.
 */

/** What a plan breaks, in words: nothing of it may come about by any action or undo. */
export function brokenIn(plan: Plan): readonly string[] {
  return [
    ...plan.tasks.rows.flatMap((task) =>
      isLeaf(plan, task) ? brokenByLeaf(plan, task) : brokenByBranch(plan, task),
    ),
    ...brokenByLinks(plan),
    ...brokenNames(plan),
    ...releasedOutsideTerm(plan),
    ...(ownWeights(plan) > 100 ? ['own weights are over 100'] : []),
  ];
}

/** What a step from one plan to the next breaks, in words. Of an undo, with the plan upon which the undone action was made: `stood`. */
export function brokenBetween(before: Plan, after: Plan, stood?: Plan): readonly string[] {
  return [
    ...brokenByMoves(before, after),
    ...shortened(before, after, stood),
    ...overdue(before, after, stood),
    ...overBeforeTerm(before, after, stood),
  ];
}

function brokenByMoves(before: Plan, after: Plan): readonly string[] {
  return after.tasks.rows.flatMap((is) => {
    const was = before.tasks.get(is.id);
    if (!was || !isLeaf(before, was) || !isLeaf(after, is)) return [];
    if (was.progress >= 0.99 && is.progress >= 0.99 && (was.start !== is.start || was.end !== is.end)) {
      return [`${is.id} is finished and moves`];
    }
    const stays = hasBegun(was) && hasBegun(is) && was.start !== is.start;
    return stays ? [`${is.id} has begun and starts on another day`] : [];
  });
}

/** Begun work of which more is done than its days now, unless it was as short with as much done. */
function shortened(before: Plan, after: Plan, stood?: Plan): readonly string[] {
  return after.tasks.rows.flatMap((is) => {
    const was = before.tasks.get(is.id);
    if (!was || !isLeaf(after, is) || is.progress >= 0.99) return [];
    const done = (share: number): number => Math.ceil(share * was.duration - 1e-9);
    const then = stood?.tasks.get(is.id);
    const stoodSo = then?.duration === is.duration && done(then.progress) === done(is.progress);
    return is.duration < done(is.progress) && !stoodSo ? [`${is.id} is shorter than what is done of it`] : [];
  });
}

/** Work that comes to be over before the open term with what is entered in it, unless it stood so. Milestones: which day they take up, links say. */
function overBeforeTerm(before: Plan, after: Plan, stood?: Plan): readonly string[] {
  const isOver = (plan: Plan, task: Task | undefined): boolean =>
    task?.kind === 'task' &&
    task.progress < 0.99 &&
    Math.max(task.progress, task.commitment ?? 0) > task.lastProgress &&
    task.end <= openTerm(plan).startDate;
  return after.tasks.rows.flatMap((is) => {
    const stoodSo = [before, stood].some((plan) => plan && isOver(plan, plan.tasks.get(is.id)));
    return isLeaf(after, is) && isOver(after, is) && !stoodSo
      ? [`${is.id} was over before the term with its entries`]
      : [];
  });
}

/**
 * Work that an undo or other settings take out of the open term with what is promised or advanced, in words, unless it stood outside
 * before, or in the plan upon which the undone action was made. Milestones are left out: which day they take up, links say.
 */
export function takenOutOfTerm(before: Plan, after: Plan, stood?: Plan): readonly string[] {
  return after.tasks.rows.flatMap((is) => {
    const was = before.tasks.get(is.id);
    const then = stood?.tasks.get(is.id);
    if (!was || is.kind === 'milestone' || was.kind === 'milestone' || !isLeaf(after, is)) return [];
    const stoodSo =
      isOutsideWithEntries(before, was) || (!!stood && !!then && isOutsideWithEntries(stood, then));
    return isOutsideWithEntries(after, is) && !stoodSo ? [`${is.id} leaves the term with its promise`] : [];
  });
}

/** Outside the term, over before it, or wholly promised with an end after it. */
function isOutsideWithEntries(plan: Plan, task: Task): boolean {
  const { start, end, progress, lastProgress, commitment, inTerm } = task;
  const entered = Math.max(progress, commitment ?? 0);
  if (entered <= lastProgress) return false;
  const { startDate, periodDays } = openTerm(plan);
  let termEnd = startDate;
  for (let day = 0; day < periodDays; day += 1) termEnd = next(termEnd);
  const isMember = inTerm ?? (lastProgress < 0.99 && start < termEnd);
  return !isMember || (progress < 0.99 && end <= startDate) || (entered >= 0.99 && end > termEnd);
}

/** Where the plan's bars and its schedule do not say the same, in words, in a plan in which bars move by themselves. */
export function differingFromSchedule(plan: Plan, schedule: Schedule): readonly string[] {
  if (!plan.settings.autoScheduling) return [];
  return plan.tasks.rows.flatMap((task) => {
    if (!isLeaf(plan, task)) return [];
    const { id, start, end, duration } = task;
    const { earlyStart, earlyEnd, duration: days } = schedule.of(id)!;
    if (duration !== days && !isDoneOnDaysOfRest(plan, task)) return [`${id} lasts ${duration}, not ${days}`];
    if (hasBegun(task)) {
      const isAlike = start === earlyStart && end === earlyEnd;
      return isAlike ? [] : [`${id} has begun at ${start}..${end}, not ${earlyStart}..${earlyEnd}`];
    }
    // A bar may stand later than it must; counted from the end, earlier.
    const isEarly = !plan.settings.scheduleFromEnd && workedDays(plan, start, earlyStart) > 0;
    return isEarly ? [`${id} stands at ${start}, before ${earlyStart}`] : [];
  });
}

/** Work has begun when progress says so, now or at the last closing, or an actual start does; a milestone is never under way. */
function hasBegun({ progress, lastProgress, actualStart, kind }: Task): boolean {
  return progress > 0 || lastProgress > 0 || (actualStart !== null && kind === 'task');
}

/** Openly allowed: work of which another calendar says that it was all done on days of rest lasts a day. */
function isDoneOnDaysOfRest(plan: Plan, { progress, start, end, duration }: Task): boolean {
  return progress >= 0.99 && duration === 1 && workedDays(plan, start, end) === 0;
}

function brokenByLeaf(plan: Plan, task: Task): readonly string[] {
  const { id, kind, progress, lastProgress, commitment, start, end, duration } = task;
  const promised = Math.max(progress, commitment ?? 0) > lastProgress;
  const own = plan.restrictions.rows.filter(({ taskIds }) => taskIds.includes(id));
  const open = own.filter(({ released }) => released === null);
  const isPoint = kind === 'milestone';
  const isWhole = (share: number | null): boolean => share === null || share === 0 || share === 1;
  const broken: readonly (readonly [boolean, string])[] = [
    [promised && !task.analysed && own.length === 0, 'is promised or advanced, and not analysed'],
    [promised && task.inTerm === false, 'is promised or advanced, and taken out of the term'],
    [progress < lastProgress || (commitment ?? 1) < lastProgress, 'is below its last closing'],
    [progress > 1 || (commitment ?? 0) > 1, 'is above 100 %'],
    [hasBegun(task) && open.some(({ type }) => type === 1), 'has begun under a start constraint'],
    [progress >= 0.99 && open.length > 0, 'is finished under a constraint'],
    [isPoint && (start !== end || duration !== 0), 'is a milestone that lasts'],
    [isPoint && !(isWhole(progress) && isWhole(commitment)), 'is a milestone that is half done'],
    [isPoint && task.resources.length > 0, 'is a milestone with resources'],
    [isPoint && task.quantity != null, 'is a milestone with units'],
    [!unitsAgree(task), 'says one share in units and another in percent'],
    [!isPoint && (duration < 1 || duration > 999), 'lasts too short or too long'],
    [
      !isPoint && workedDays(plan, start, end) !== duration && !isDoneOnDaysOfRest(plan, task),
      'lasts other than its days',
    ],
    [isPast(plan, task), 'lies in what is past'],
    [task.causes.length > 0 && !(commitment !== null && progress < commitment), 'explains no shortfall'],
    [task.resources.some(({ amount }) => amount < 0), 'needs less than nothing'],
    ...open.map((one) => [standsBefore(plan, task, one), `stands before ${one.required}`] as const),
  ];
  return broken.flatMap(([isBroken, what]) => (isBroken ? [`${id} ${what}`] : []));
}

/**
 * Whether what has not begun starts before the project or the data date, or what is under way is over before the data date is.
 * Openly allowed where nothing moves by itself, and in work that lasts as long as it may.
 */
function isPast(plan: Plan, task: Task): boolean {
  const { autoScheduling, startDate, dataDate = null } = plan.settings;
  if (!autoScheduling || task.progress >= 0.99) return false;
  if (!hasBegun(task)) {
    return [startDate, dataDate ?? startDate].some((first) => workedDays(plan, task.start, first) > 0);
  }
  const isWork = task.kind === 'task' && task.duration < 999;
  return isWork && dataDate !== null && workedDays(plan, task.end, next(dataDate)) > 0;
}

/** Whether a task stands before what a constraint requires, whatever keeps it there. */
function standsBefore(plan: Plan, task: Task, { type, required }: Restriction): boolean {
  if (plan.settings.moveTasksWithConstraints) return false;
  if (task.kind === 'milestone') return dayReadAs(plan, task) < required;
  if (type === 1) return workedDays(plan, task.start, required) > 0;
  return task.end <= required && workedDays(plan, task.end, next(required)) > 0;
}

/** A milestone that a link leads to is read as the last worked day before it. */
function dayReadAs(plan: Plan, { id, start }: Task): string {
  if (plan.links.rows.every(({ target }) => target !== id)) return start;
  let day = previous(start);
  while (workedDays(plan, day, next(day)) === 0) day = previous(day);
  return day;
}

/** Each share, as it is said in units, is that share; and no fewer units are done or promised than at the last closing. */
function unitsAgree(task: Task): boolean {
  const { quantity, progress, lastProgress, commitment } = task;
  const { unitsProgressed = null, lastUnits = null, unitsCommited = null } = task;
  if (quantity == null) return [unitsProgressed, lastUnits, unitsCommited].every((units) => units === null);
  const agrees = (units: number | null, share: number | null): boolean =>
    units === null || (share !== null && Math.abs(units / quantity - share) <= 0.01);
  const shown = (units: number | null, share: number): number => units ?? share * quantity;
  const last = shown(lastUnits, lastProgress);
  return (
    agrees(unitsProgressed, progress) &&
    agrees(lastUnits, lastProgress) &&
    agrees(unitsCommited, commitment) &&
    shown(unitsProgressed, progress) > last - 1e-4 &&
    (commitment === null || shown(unitsCommited, commitment) > last - 1e-4)
  );
}

function brokenByBranch(
  plan: Plan,
  { id, kind, commitment, progress, lastProgress }: Task,
): readonly string[] {
  const isRestricted = plan.restrictions.rows.some(({ taskIds }) => taskIds.includes(id));
  const isBroken = kind === 'milestone' || commitment !== null || progress > lastProgress || isRestricted;
  return isBroken ? [`${id} is a branch with work of its own`] : [];
}

function brokenByLinks(plan: Plan): readonly string[] {
  const seen = new Set<string>();
  const broken: string[] = [];
  for (const { id, source, target, type } of plan.links.rows) {
    const [from, to] = [plan.tasks.get(source), plan.tasks.get(target)];
    const key = [source, target, type].join(' ');
    if (!from || !to) broken.push(`${id} links what is not there`);
    else if (from === to || above(plan, from).includes(to) || above(plan, to).includes(from)) {
      broken.push(`${id} links a branch with its own work`);
    }
    if (seen.has(key)) broken.push(`${id} is the second of its type`);
    seen.add(key);
  }
  return hasLoop(plan) ? [...broken, 'links form a loop'] : broken;
}

/** Links between leaves, a branch standing for all of its own: those that nothing leads into go, again and again. */
function hasLoop(plan: Plan): boolean {
  const leaves = plan.tasks.rows.filter((task) => isLeaf(plan, task));
  const within = (id: string): readonly string[] =>
    leaves.flatMap((leaf) =>
      leaf.id === id || above(plan, leaf).some((one) => one.id === id) ? [leaf.id] : [],
    );
  let arrows = plan.links.rows.flatMap(({ source, target }) =>
    within(source).flatMap((from) => within(target).map((to) => ({ from, to }))),
  );
  for (;;) {
    const kept = arrows.filter(({ from }) => arrows.some(({ to }) => to === from));
    if (kept.length === arrows.length) return arrows.length > 0;
    arrows = kept;
  }
}

function brokenNames(plan: Plan): readonly string[] {
  const tables = [plan.resources, plan.baselines, plan.rhythmUnits, plan.rhythmCategories];
  return tables.flatMap(({ rows }) => {
    const names = rows.map(({ name }) => name.trim().toLowerCase());
    return new Set(names).size < names.length ? [`one name twice among ${names.join()}`] : [];
  });
}

function ownWeights(plan: Plan): number {
  const leaves = plan.tasks.rows.filter((task) => task.kind === 'task' && isLeaf(plan, task));
  return leaves.reduce((sum, { weight }) => sum + Math.round((weight ?? 0) * 100), 0) / 100;
}

const isLeaf = ({ tasks }: Plan, { id }: Task): boolean => tasks.rows.every(({ parent }) => parent !== id);

function above({ tasks }: Plan, task: Task): readonly Task[] {
  const found: Task[] = [];
  for (let at = tasks.get(task.parent ?? ''); at; at = tasks.get(at.parent ?? '')) found.push(at);
  return found;
}

function workedDays({ settings }: Plan, from: string, to: string): number {
  let days = 0;
  for (let day = from; day < to; day = next(day)) {
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
    if (settings.workingDays[weekday] === '1' && !settings.holidays.includes(day)) days += 1;
  }
  return days;
}

const next = (day: string): string => daysOn(day, 1);
const previous = (day: string): string => daysOn(day, -1);
const daysOn = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
