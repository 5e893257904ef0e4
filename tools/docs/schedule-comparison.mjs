/** Why a stored date is not the calculated one. The first that applies counts. */
export const REASONS = {
  follows: 'It follows another of these; from the stored dates of what precedes it, it comes out the same',
  partDays: 'It starts, ends or waits within a day; the plan counts whole days',
  manual: 'The file says that it is scheduled by hand: its links do not move it there',
  samePoint: 'A milestone on the other side of days off: no work lies between the two dates',
  freeDays:
    "It starts or ends on days that the file's own calendar leaves free: it was not calculated with it",
  notCalculated: "The file's own dates break its links: it was saved without being calculated",
  constraint: 'Its constraint cannot be kept together with its links',
  begun: 'It has begun: what is done stays at its dates',
  unexplained: 'Not explained',
};

const PART_DAYS = /^(START|DURATION|LAG)_|^DATES_ON_NON_WORKING_DAYS$/;

/**
 * Calculates a file's schedule from nothing but its logic, and compares where its tasks stand: { name, tasks, links, agree,
 * reasons: { reason: count } }, or { name, refused: code }. Work whose dates are not in the file is not counted; `undated`
 * says how much.
 */
export function compared(engine, bytes, fileName) {
  const read = engine.readSchedule(bytes, fileName);
  if (!read.ok) return { name: fileName, refused: read.code };
  const plan = engine.networkOf(read.schedule);
  const schedule = engine.scheduleOf(plan);
  const undated = undatedTasks(read.warnings);
  const all = engine.treeOf(plan).leaves;
  const leaves = undated === 'all' ? [] : all.filter((id) => !undated.has(id));
  const facts = {
    engine,
    plan,
    schedule,
    byHand: manualTasks(bytes),
    told: read.warnings.filter(({ code }) => PART_DAYS.test(code)).map(({ taskId }) => taskId),
  };
  const reasons = {};
  for (const id of leaves) {
    const { start, end } = plan.tasks.get(id);
    const { earlyStart, earlyEnd } = schedule.of(id);
    if (start === earlyStart && end === earlyEnd) continue;
    const reason = reasonOf(facts, id);
    reasons[reason] = (reasons[reason] ?? 0) + 1;
  }
  const differing = Object.values(reasons).reduce((sum, count) => sum + count, 0);
  const begun = leaves.filter((id) => engine.hasBegun(plan.tasks.get(id))).length;
  const bound = leaves.filter((id) => plan.tasks.get(id).constraintDate !== null).length;
  return {
    name: read.schedule.name,
    tasks: leaves.length,
    links: plan.links.size,
    begun,
    bound,
    undated: all.length - leaves.length,
    agree: leaves.length - differing,
    reasons,
  };
}

function reasonOf({ engine, plan, schedule, byHand, told }, id) {
  const task = plan.tasks.get(id);
  const calendar = engine.calendarOf(plan.settings);
  const ordinal = (date) => calendar.ordinal(engine.dayNumber(date));
  const early = schedule.of(id);
  if (task.kind === 'milestone' && ordinal(early.earlyStart) === ordinal(task.start)) return 'samePoint';
  const days = [engine.dayNumber(task.start), engine.dayNumber(task.end) - 1];
  if (task.kind !== 'milestone' && !days.every((day) => calendar.isWorking(day))) return 'freeDays';
  const asked = engine.earliestByLinks(plan, id, task.duration);
  const stands = ordinal(task.start);
  if (asked === stands) return 'follows';
  if (told.includes(id)) return 'partDays';
  if (byHand.has(id)) return 'manual';
  if (engine.hasBegun(task)) return 'begun';
  if (schedule.of(id).conflict !== null) return 'constraint';
  if (asked > stands) return 'notCalculated';
  return 'unexplained';
}

/** The ids of the work whose dates were worked out while reading, or 'all'. */
function undatedTasks(warnings) {
  const calculated = warnings.filter(({ code }) => code === 'DATES_CALCULATED');
  if (calculated.some(({ taskId }) => taskId === null)) return 'all';
  return new Set(calculated.map(({ taskId }) => taskId));
}

/** The ids of the tasks that a Project XML marks as scheduled by hand, by the file's text alone. */
function manualTasks(bytes) {
  const tasks = new TextDecoder().decode(bytes).match(/<Task>[\s\S]*?<\/Task>/g) ?? [];
  const manual = tasks.filter((task) => /<Manual>1</.test(task));
  return new Set(manual.map((task) => /<UID>(\d+)</.exec(task)?.[1]));
}
