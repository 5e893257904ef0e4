import type { Role } from '../../permissions/actor';
import { evolve } from '../../plan/change';
import type { Plan, Responsible } from '../../plan/plan';
import { Table } from '../../plan/table';
import { type SpecPlan, specPlan } from '../../schedule/testing/plan';
import type { DecisionContext } from '../../decisions/decision';
import type { Refusal } from '../../decisions/refusal';
import type { ImportedSchedule } from '../../plan/imported-schedule';
import { decide } from '../registry';

/** What is known of a person, as ADD_RESPONSIBLES takes it: the account 'user-<name>' stands behind them. */
export function specPerson(name: string): Omit<Responsible, 'id'> {
  return {
    userId: `user-${name}`,
    firstName: name,
    lastName: 'Pérez',
    email: `${name}@obra.cl`,
    company: '',
    function: '',
    role: 'user',
    isActive: true,
  };
}

/** A responsible called like the id. */
export function specResponsible(id: string, values: Partial<Responsible> = {}): Responsible {
  return { id, ...specPerson(id), ...values };
}

/**
 * A plan in its first term, [2026-03-02, 2026-03-09): every task is analysed and has the responsible 'ana' unless it says
 * otherwise; 'luis' is there too.
 */
export function termPlan(spec: SpecPlan): Plan {
  const tasks = spec.tasks.map((task) => ({ analysed: true, responsibles: ['ana'], ...task }));
  return {
    ...specPlan({ ...spec, tasks }),
    responsibles: Table.of([specResponsible('ana'), specResponsible('luis')]),
  };
}

/** Somebody deciding on Wednesday of the first term; ids are 'new-0', 'new-1'… */
export function specContext(
  role: Role = 'projectAdmin',
  values: Partial<DecisionContext> = {},
): DecisionContext {
  return {
    actor: { userId: `user-${role}`, name: role, roles: [role] },
    now: '2026-03-04T12:00:00.000Z',
    today: '2026-03-04',
    newId: (n) => `new-${n}`,
    schedule: (jobId) => read.get(jobId) ?? null,
    scenario: (scenarioId) => tried.get(scenarioId) ?? null,
    ...values,
  };
}

/** The plan after an action that must be accepted. */
export function after(
  plan: Plan,
  type: string,
  payload: unknown,
  context: DecisionContext = specContext(),
): Plan {
  const decision = decide(plan, { type, payload }, context);
  if (!decision.ok) throw new Error(`${type} was refused: ${JSON.stringify(decision.refusal)}`);
  return evolve(plan, decision.changes);
}

/** The files that import jobs have read, for whoever decides in specs. */
const read = new Map<string, ImportedSchedule>();

/** The payload of LOAD_PROJECT for a file that was read; a part of that of MERGE_PROJECT. */
export function jobOf(schedule: ImportedSchedule): { jobId: string } {
  const jobId = `job-${read.size}`;
  read.set(jobId, schedule);
  return { jobId };
}

type Tried = NonNullable<ReturnType<NonNullable<DecisionContext['scenario']>>>;

/** The scenarios that there are, for whoever decides in specs. */
const tried = new Map<string, Tried>();

/** The payload of ADOPT_SCENARIO for what was tried. */
export function scenarioOf(scenario: Tried): { scenarioId: string; seq: number } {
  const scenarioId = `scenario${tried.size}`;
  tried.set(scenarioId, scenario);
  return { scenarioId, seq: scenario.seq };
}

/** Why an action is refused; undefined when it is accepted. */
export function refusalOf(
  plan: Plan,
  type: string,
  payload: unknown,
  context: DecisionContext = specContext(),
): Refusal | undefined {
  const decision = decide(plan, { type, payload }, context);
  return decision.ok ? undefined : decision.refusal;
}
