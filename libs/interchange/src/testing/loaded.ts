import {
  type ImportedSchedule,
  type Plan,
  createPlan,
  decide,
  defaultSettings,
  evolve,
} from '@plomada/domain';

/** The plan that a schedule makes of nothing. */
export function loaded(schedule: ImportedSchedule): Plan {
  const empty = createPlan(defaultSettings(schedule.name, schedule.startDate), 'first');
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
