import { z } from 'zod';
import { previewAdoption, newScenario, scenario, scenarioId, scenariosOf } from '../planning/scenarios';
import { defineRoute, inProject } from '../route';

const params = { scenarioId };

/** What is tried out beside the live plan of a project (its `programs`). */
export const scenarioRoutes = {
  all: defineRoute({
    method: 'GET',
    path: '/project/:project/scenarios',
    summary: 'The scenarios of a project, newest first, each with its end beside that of the live plan',
    access: inProject('viewProject', 'project'),
    answer: scenariosOf.response,
    timeoutMs: 30_000,
  }),
  create: defineRoute({
    method: 'POST',
    path: '/project/:project/scenarios',
    summary: 'Copies the live plan as it is now, to try something out',
    access: inProject('editPlan', 'project'),
    body: newScenario,
    answer: scenario,
    timeoutMs: 30_000,
  }),
  rename: defineRoute({
    method: 'PUT',
    path: '/project/:project/scenarios/:scenarioId',
    summary: 'Calls a scenario otherwise',
    access: inProject('editPlan', 'project'),
    params,
    body: newScenario,
    answer: scenario,
  }),
  discard: defineRoute({
    method: 'DELETE',
    path: '/project/:project/scenarios/:scenarioId',
    summary: 'Throws a scenario away with everything that was done in it',
    access: inProject('editPlan', 'project'),
    params,
    answer: z.object({}),
  }),
  adoption: defineRoute({
    method: 'GET',
    path: '/project/:project/scenarios/:scenarioId/adoption',
    summary:
      'What adopting it would do to the live plan as it is now: what comes, goes and changes, what stays and why, what is replaced',
    access: inProject('adoptScenario', 'project'),
    params,
    answer: previewAdoption.response,
    timeoutMs: 30_000,
  }),
};
