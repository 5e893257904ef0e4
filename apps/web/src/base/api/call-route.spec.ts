import { planRoutes, scenarioRoutes } from '@plomada/contracts';
import { serve } from '../../testing/server';
import { callRoute } from './call-route';

describe('a call of a scenario’s screen', () => {
  it('about a project is asked of the project, and about a plan of the scenario', async () => {
    const asked = serve({
      'GET /api/project/p1/scenarios': () => ({ body: { scenarios: [], end: null } }),
      'GET /api/actions/p1~abc/since/0': () => ({ body: { entries: [], more: false, at: null } }),
    });
    await callRoute(scenarioRoutes.all, { params: { project: 'p1~abc' } });
    await callRoute(planRoutes.since, { params: { projectId: 'p1~abc', seq: 0 } });
    expect(asked).toHaveLength(2);
  });
});
