import { MAX_SCENARIO_NAME, SCENARIO_ID_FORM } from '@plomada/domain';
import { z } from 'zod';
import { defineEvent, defineQuery, defineRpc } from '../message';
import { civilDate, fullName, id, instant, plainText, planId, seenLine } from '../primitives';

/** A scenario's own id in its project. */
export const scenarioId = z.string().regex(SCENARIO_ID_FORM);
export const scenarioName = seenLine(MAX_SCENARIO_NAME);

const byWhom = z.object({ userId: id, name: fullName });

/** What there is to know of a scenario without its plan. */
export const scenario = z.object({
  scenarioId,
  /** Of its plan: opens it like a project's. */
  planId,
  name: plainText(),
  createdAt: instant,
  createdBy: byWhom,
  /** The live plan's last entry in it, and when that was accepted. */
  base: z.object({ seq: z.number().int(), at: instant }),
  /** When it was adopted last; null while it never was, or that was taken back. */
  adopted: z.object({ at: instant, by: byWhom }).nullable(),
});
export type Scenario = z.infer<typeof scenario>;

/** The same with what lists show of its plan. */
export const listedScenario = scenario.extend({
  /** The last day of work, inclusive; null of a plan without work. */
  end: civilDate.nullable(),
  /** Working days by which it ends later than the live plan does now, negative when sooner. */
  endBy: z.number().int(),
  /** When it was changed last, and by whom; null while nobody did. */
  changed: z.object({ at: instant, by: fullName }).nullable(),
});
export type ListedScenario = z.infer<typeof listedScenario>;

/** The scenarios of a project, newest first, and where its live plan ends. Refuses with NOT_FOUND. */
export const scenariosOf = defineQuery('planning', 'scenarios-of', {
  request: z.object({ projectId: id }),
  response: z.object({ scenarios: z.array(listedScenario), end: civilDate.nullable() }),
  timeoutMs: 20_000,
});

/** How the scenarios of a project are called, newest first: without their plans, which are large. */
export const scenarioNames = defineQuery('planning', 'scenario-names', {
  request: z.object({ projectId: id }),
  response: z.object({ scenarios: z.array(scenario.pick({ planId: true, name: true })) }),
});

/** One of them, by its plan. Refuses with NOT_FOUND, or with SCENARIO_GONE where there is none any more. */
export const scenarioOf = defineQuery('planning', 'scenario-of', {
  request: z.object({ planId }),
  response: scenario,
});

export const newScenario = z.object({ name: scenarioName });

/**
 * Copies the live plan as it is now. Refuses with NOT_FOUND, SCENARIO_NAME_TAKEN (params: name) or SCENARIOS_FULL (params: max).
 */
export const createScenario = defineRpc('planning', 'create-scenario', {
  request: newScenario.extend({ projectId: id, by: byWhom }),
  response: scenario,
  timeoutMs: 20_000,
});

/** Refuses with SCENARIO_GONE or SCENARIO_NAME_TAKEN. */
export const renameScenario = defineRpc('planning', 'rename-scenario', {
  request: newScenario.extend({ projectId: id, scenarioId }),
  response: scenario,
});

/** Throws a scenario away with its log. Done twice it is done once. */
export const discardScenario = defineRpc('planning', 'discard-scenario', {
  /** A gateway of before does not say by whom. */
  request: z.object({ projectId: id, scenarioId, by: byWhom.optional() }),
  response: z.object({}),
  timeoutMs: 20_000,
});

const keptTask = z.object({
  id,
  code: plainText(),
  text: plainText(),
  /** The rule that holds it, as a refusal. */
  reason: z.object({
    code: plainText(),
    params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  }),
});
const replacedTask = z.object({ id, code: plainText(), text: plainText(), fields: z.array(plainText()) });

/** How many tasks each list of a preview names. */
export const MOST_PREVIEWED = 500;

/** What an adoption would do to the live plan as it is now. Refuses with SCENARIO_GONE, or with the code of the rule that bars it. */
export const previewAdoption = defineQuery('planning', 'adoption-of', {
  request: z.object({ projectId: id, scenarioId }),
  response: z.object({
    /** Of the scenario's last entry: ADOPT_SCENARIO names it. */
    seq: z.number().int(),
    added: z.number().int(),
    removed: z.number().int(),
    /** Tasks that change in anything, those included that only follow. */
    changed: z.number().int(),
    links: z.number().int(),
    settings: z.boolean(),
    end: z.object({ before: civilDate, after: civilDate, by: z.number().int() }).nullable(),
    /** Tasks that stay where they stand in the live plan. */
    kept: z.array(keptTask),
    /** Tasks of which somebody edited these fields in the live plan since, and somebody in the scenario: it replaces them. In the plan's order. */
    replaced: z.array(replacedTask),
    /** How many others have something replaced that only the schedule had moved in one of the two. A planning of before does not say. */
    following: z.number().int().default(0),
    linksLeftOut: z.number().int(),
  }),
  timeoutMs: 20_000,
});
export type AdoptionPreview = z.infer<typeof previewAdoption.response>;

/** A scenario was made, or is called otherwise. */
export const scenarioNamed = defineEvent('planning', 'scenario-named', z.object({ planId }));

/** A scenario was thrown away, and by whom, if that is known: whoever has its plan forgets it. */
export const scenarioDiscarded = defineEvent(
  'planning',
  'scenario-discarded',
  z.object({ planId, by: fullName.optional() }),
);
