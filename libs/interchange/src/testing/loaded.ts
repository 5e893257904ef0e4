import {
  type ImportedSchedule,
  type Plan,
  Table,
  createPlan,
  decide,
  defaultSettings,
  evolve,
} from '@plomada/domain';

/** The plan that a schedule makes of one that has its people and no tasks. */
export function loaded(schedule: ImportedSchedule): Plan {
  const responsibles = (schedule.responsibles ?? []).map(({ name, email = '' }, position) => ({
    ...{ id: `person-${position}`, userId: null, firstName: name, lastName: '', email },
    ...{ company: '', function: '', role: 'user' as const, isActive: true },
  }));
  const empty = {
    ...createPlan(defaultSettings(schedule.name, schedule.startDate), 'first'),
    responsibles: Table.of(responsibles),
  };
  const context = {
    actor: { userId: 'root', name: 'Root', roles: ['root' as const] },
    now: '2026-03-02T12:00:00Z',
    today: '2026-03-02',
    newId: (n: number) => `new-${n}`,
    schedule: () => schedule,
  };
  const decision = decide(empty, { type: 'LOAD_PROJECT', payload: { jobId: 'read' } }, context);
  if (!decision.ok) throw new Error(decision.refusal.code);
  return evolve(empty, decision.changes);
}
