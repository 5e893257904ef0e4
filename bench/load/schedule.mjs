const DAY = 86_400_000;
const BEGIN = Date.parse('2026-01-05');
const TASKS_A_STAGE = 20;
const VERBS = [
  'Excavación',
  'Moldaje',
  'Enfierradura',
  'Hormigonado',
  'Descimbre',
  'Tabiquería',
  'Estuco',
  'Pintura',
];

export const day = (n) => new Date(BEGIN + n * DAY).toISOString().slice(0, 10);

/** A schedule as a file brings it: stages of some twenty tasks, each task after the one before it. */
export function schedule(tasks, links = tasks) {
  const rows = Array.from({ length: tasks }, (_, n) => rowOf(n));
  const leaves = rows.filter(({ parent }) => parent !== null);
  return {
    name: `Obra de ${tasks} tareas`,
    startDate: day(0),
    workingDays: '1111111',
    holidays: [],
    tasks: rows,
    links: linksOf(leaves, links),
    resources: [],
  };
}

export function rowOf(n) {
  const stage = n - (n % TASKS_A_STAGE);
  const start = (n * 3) % 500;
  return {
    id: `t${n}`,
    parent: n === stage ? null : `t${stage}`,
    text: n === stage ? `Etapa ${n}` : `${VERBS[n % VERBS.length]} piso ${n % 31} eje ${n % 17}`,
    detail: '',
    kind: 'task',
    start: day(start),
    end: day(start + 3),
    duration: 3,
    constraintType: 'asap',
    constraintDate: null,
    progress: 0,
    resources: [],
    wbs: null,
    actualStart: null,
    actualFinish: null,
    baselines: [{ number: 0, start: day(start), end: day(start + 3) }],
  };
}

/** Chains of neighbours first, then of every second, third … one, until there are enough. */
function linksOf(leaves, count) {
  const links = [];
  for (let step = 1; links.length < count && step < leaves.length; step += 1) {
    for (let n = step; n < leaves.length && links.length < count; n += 1) {
      links.push({ source: leaves[n - step].id, target: leaves[n].id, type: '1', lag: 0 });
    }
  }
  return links;
}
