import { addDays, Calendar } from '../days.mjs';

/** What the site office sees in a plan on a Monday: the open term, its work, and what waits for what. */
export class PlanView {
  constructor(plan) {
    this.plan = plan;
    this.calendar = new Calendar(plan.settings);
    this.term = plan.terms.reduce((last, term) => (term.number > last.number ? term : last));
    this.start = this.term.startDate;
    this.end = addDays(this.start, this.term.periodDays);
    this.parents = new Set(plan.tasks.map(({ parent }) => parent));
    this.leaves = plan.tasks.filter(({ id }) => this.isLeaf(id));
    this.byId = new Map(plan.tasks.map((task) => [task.id, task]));
    this.before = groupBy(plan.links, ({ target }) => target);
    this.after = groupBy(plan.links, ({ source }) => source);
    this.held = new Map();
    for (const restriction of plan.restrictions) {
      for (const id of restriction.taskIds) this.held.set(id, [...(this.held.get(id) ?? []), restriction]);
    }
  }

  /** The same for the same task in every seed: the file's own number of it. */
  keyOf(task) {
    return task.sourceId ?? task.text;
  }

  isLeaf(id) {
    return !this.parents.has(id);
  }

  /** Restrictions of a task that are not released. */
  openOn(task) {
    return (this.held.get(task.id) ?? []).filter(({ released }) => released === null);
  }

  /** The open term's work, what is late too. */
  get members() {
    return this.leaves.filter((task) => task.lastProgress < 1 && this.daysOf(task)[0] < this.end);
  }

  /** A milestone after work takes up the day before its boundary, any other the day itself. */
  daysOf(task) {
    if (task.kind !== 'milestone') return [task.start, task.end];
    if (this.before.has(task.id)) return [addDays(task.start, -1), task.start];
    return [task.start, addDays(task.start, 1)];
  }

  /** Unfinished work whose time is over: it must be put again before anybody promises it. */
  get late() {
    return this.leaves.filter((task) => task.progress < 1 && task.kind === 'task' && task.end <= this.start);
  }

  personCalled(lastName) {
    return this.plan.responsibles.find((person) => person.lastName === lastName).id;
  }
}

function groupBy(rows, keyOf) {
  const groups = new Map();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return groups;
}
