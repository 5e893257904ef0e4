import { scenarioRoutes } from '@plomada/contracts';
import { callRoute } from '../../base/api/call-route';

/** The calls about the scenarios of a project. */
export const fetchScenarios = (project: string) => callRoute(scenarioRoutes.all, { params: { project } });

export const createScenario = (project: string, name: string) =>
  callRoute(scenarioRoutes.create, { params: { project }, body: { name } });

export const renameScenario = (project: string, scenarioId: string, name: string) =>
  callRoute(scenarioRoutes.rename, { params: { project, scenarioId }, body: { name } });

export const discardScenario = (project: string, scenarioId: string) =>
  callRoute(scenarioRoutes.discard, { params: { project, scenarioId } });

/** What adopting it would do to the live plan. */
export const fetchAdoption = (project: string, scenarioId: string) =>
  callRoute(scenarioRoutes.adoption, { params: { project, scenarioId } });
