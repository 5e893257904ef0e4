import { day, rowOf } from './schedule.mjs';

/** Stages whose tasks follow one another: as long as a building's structure, so that an early task has some 500 followers. */
const STAGES_A_FRONT = 28;
const A_FRONT = STAGES_A_FRONT * 19;
/** How many tasks follow the first one of a front. */
export const FOLLOWERS = A_FRONT - 1;
const DURATION = 3;

/** A building of several fronts for LOAD_PROJECT: the tasks of a front one after the other, and every second after the one before. */
export function bigPlanSchedule(tasks, links) {
  const rows = Array.from({ length: tasks }, (_, n) => rowOf(n));
  const leaves = rows.filter(({ parent }) => parent !== null);
  leaves.forEach((row, n) => startAt(row, (n % A_FRONT) * DURATION));
  return {
    name: `Obra de ${tasks} tareas`,
    startDate: day(0),
    workingDays: '1111111',
    holidays: [],
    tasks: rows,
    links: linksWithin(leaves, links),
    resources: [],
  };
}

function startAt(row, start) {
  Object.assign(row, { start: day(start), end: day(start + DURATION), baselines: [] });
}

function linksWithin(leaves, count) {
  const links = [];
  for (let step = 1; links.length < count; step += 1) {
    for (let n = step; n < leaves.length && links.length < count; n += 1) {
      if (n % A_FRONT < step) continue;
      links.push({ source: leaves[n - step].id, target: leaves[n].id, type: '0', lag: 0 });
    }
  }
  return links;
}
