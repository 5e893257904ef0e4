import { chance } from './chance.mjs';

/**
 * What is promised for the open term: [{task, value}]. A crew promises what it can do: nothing that is held back, and
 * nothing after work that nobody promises to finish.
 */
export function promisesOf(view) {
  const free = new Map(view.members.filter((task) => !isHeldBack(view, task)).map((task) => [task.id, task]));
  const values = new Map();
  const valueOf = (task) => {
    if (!values.has(task.id)) {
      const sound = task.progress > 0 || waitsFor(view, task).every((id) => finishes(view.byId.get(id)));
      values.set(task.id, sound ? promiseFor(view, task) : null);
    }
    return values.get(task.id);
  };
  const finishes = (task) => task.progress >= 1 || (free.has(task.id) && valueOf(task) === 1);
  return [...free.values()]
    .map((task) => ({ task, value: valueOf(task) }))
    .filter(({ task, value }) => value !== null && value > task.lastProgress);
}

/** Work that must be finished before a task begins. */
function waitsFor(view, task) {
  return (view.before.get(task.id) ?? [])
    .filter(({ source, type, lag }) => type === '0' && lag >= 0 && view.isLeaf(source))
    .map(({ source }) => source);
}

/** Late and not put again, a start that is not free, or an end that is not and would be due. */
function isHeldBack(view, task) {
  if (view.daysOf(task)[1] <= view.start) return true;
  return view.openOn(task).some(({ type }) => type === 1 || task.end <= view.end);
}

function promiseFor(view, task) {
  if (task.kind === 'milestone' || task.end <= view.end) return 1;
  const whole = view.calendar.count(task.start, task.end);
  const share = view.calendar.count(task.start, view.end) / whole;
  return Math.min(0.95, Math.max(twentieth(share), task.lastProgress));
}

/** How well the weeks went: the share of promises that the demo wants kept in each. */
const KEPT = [0.6, 0.67, 0.58, 0.72, 0.65, 0.75, 0.62, 0.78, 0.7, 0.66, 0.8, 0.74, 0.85, 0.71, 0.82];

/**
 * How well a project goes, by the number of the term: the share of promises to be kept, and of restrictions that come too late.
 * `isBrief` is of one whose releases are told twice a week rather than day by day.
 */
export const USUAL_HEALTH = {
  kept: (term) => KEPT[(term - 1) % KEPT.length],
  late: () => 0.2,
  least: 0.55,
  most: 0.9,
  isBrief: false,
};

/** What became of the promises: [{task, value, progress, held}]; `held` when the work before it was not done. */
export function outcomesOf(view, promises, { kept: share, least, most: highest }) {
  const wanted = share(view.term.number);
  const candidates = inOrderOfHarm(view, promises);
  const most = Math.floor(promises.length * (1 - least));
  let missing = Math.min(
    most,
    Math.max(Math.ceil(promises.length * (1 - highest)), Math.round(promises.length * (1 - wanted))),
  );
  for (; ; missing -= 1) {
    const outcomes = played(view, promises, new Set(candidates.slice(0, missing)));
    const kept = outcomes.filter(({ value, progress }) => progress >= value).length;
    if (missing === 0 || kept / outcomes.length >= least) return outcomes;
  }
}

/** Those first whose miss stops nobody this week. */
function inOrderOfHarm(view, promises) {
  const promised = new Set(promises.map(({ task }) => task.id));
  const harm = (task) => (view.after.get(task.id) ?? []).filter(({ target }) => promised.has(target)).length;
  return promises
    .filter(({ task }) => task.kind === 'task')
    .map(({ task }) => ({
      id: task.id,
      rank: harm(task) + chance('miss', view.keyOf(task), view.term.number),
    }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ id }) => id);
}

function played(view, promises, missed) {
  const promised = new Map(promises.map((promise) => [promise.task.id, promise]));
  const outcomes = new Map();
  const play = ({ task, value }) => {
    const before = (view.before.get(task.id) ?? []).map(({ source }) => promised.get(source));
    for (const promise of before) if (promise && !outcomes.has(promise.task.id)) play(promise);
    const held = isHeld(view, task, outcomes);
    const progress = held ? task.lastProgress : missed.has(task.id) ? partOf(view, task, value) : value;
    outcomes.set(task.id, { task, value, progress, held });
  };
  for (const promise of promises) if (!outcomes.has(promise.task.id)) play(promise);
  return [...outcomes.values()];
}

/** Work waits for what must be finished before it begins; once begun it goes on. */
function isHeld(view, task, outcomes) {
  if (task.lastProgress > 0) return false;
  return waitsFor(view, task).some((id) => (outcomes.get(id) ?? view.byId.get(id)).progress < 1);
}

function partOf(view, task, value) {
  const done = 0.2 + 0.65 * chance('part', view.keyOf(task), view.term.number);
  const progress = twentieth(task.lastProgress + (value - task.lastProgress) * done);
  return Math.max(task.lastProgress, Math.min(progress, value - 0.05));
}

const twentieth = (share) => Math.round(Math.floor(share * 20 + 1e-9) * 5) / 100;
