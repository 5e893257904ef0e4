import {
  addDays,
  type CivilDate,
  createPlan,
  defaultSettings,
  newTask,
  type Plan,
  type Restriction,
  Table,
} from '@plomada/domain';

/** Somebody of a plan, with an account of the same id unless it has none. */
export const personOf = (id: string, userId: string | null = id) => ({
  ...{ id, userId, email: `${id}@obra.cl`, firstName: id, lastName: 'Soto', company: '', function: '' },
  ...{ role: 'user' as const, isActive: true },
});

/**
 * A plan on a day, in its first term, which ends that day: the wall is promised and nothing recorded of it, the slab should have been
 * done two days before. Each person answers for both, and for a restriction that is a day late.
 */
export function sitePlan(today: CivilDate, people: readonly string[]): Plan {
  const start = addDays(today, -6);
  const task = (index: number, id: string, text: string, end: CivilDate, commitment: number | null) => ({
    ...newTask({ id, text, index, start, end, duration: 3 }),
    ...{ responsibles: [...people], analysed: true, commitment },
  });
  return {
    ...createPlan({ ...defaultSettings('Torre', start), workingDays: '1111111' }, 'term-1'),
    tasks: Table.of([
      task(0, 'wall', 'Muro <eje 3>', addDays(today, 1), 0.8),
      task(1, 'slab', 'Losa', addDays(today, -1), null),
    ]),
    responsibles: Table.of(people.map((id) => personOf(id))),
    restrictions: Table.of(people.map((id) => lateRestriction(`r-${id}`, id, today))),
  };
}

export const lateRestriction = (id: string, responsible: string, today: CivilDate): Restriction => ({
  ...{ id, responsible, taskIds: ['wall'], family: 'Materiales', type: 1, detail: `Falta ${id}` },
  ...{ comments: '', created: addDays(today, -5), commited: null, required: addDays(today, -1) },
  ...{ released: null, releasedTerm: null, inProcess: false },
});
