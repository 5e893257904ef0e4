import {
  createPlan,
  defaultSettings,
  type Link,
  newTask,
  type PlanDocument,
  type Task,
  toDocument,
} from '@plomada/domain';

const SUMMARY_OF = 20;

/** A plan of that many tasks in its first week, every twentieth a summary, chained by links, all of one responsible. */
export function samplePlan(tasks: number): PlanDocument {
  const rows = Array.from({ length: tasks }, (_, place) => task(place));
  const leaves = rows.filter(({ id }) => Number(id.slice(1)) % SUMMARY_OF !== 0);
  const links = leaves.slice(1).map((target, place): Link => {
    return { id: `l${place}`, source: leaves[place]!.id, target: target.id, type: '1', lag: 0 };
  });
  const responsible = {
    id: 'r1',
    userId: 'ana',
    firstName: 'Ana',
    lastName: 'Pérez',
    email: 'ana@example.com',
    company: '',
    function: '',
    role: 'admin',
    isActive: true,
  } as const;
  const empty = toDocument(createPlan(defaultSettings('Torre', '2026-03-02'), 'term-1'));
  return { ...empty, tasks: rows, links, responsibles: [responsible] };
}

function task(place: number): Task {
  const summary = place - (place % SUMMARY_OF);
  return newTask({
    id: `t${place}`,
    text: `Tarea ${place}`,
    parent: place === summary ? null : `t${summary}`,
    index: place,
    start: '2026-03-02',
    end: '2026-03-05',
    duration: 3,
    analysed: true,
    responsibles: ['r1'],
  });
}
