import { Controller } from '@nestjs/common';
import {
  createScenario,
  discardScenario,
  previewAdoption,
  renameScenario,
  scenarioNames,
  scenarioOf,
  scenariosOf,
} from '@plomada/contracts';
import { HandleRpc, notFound } from '@plomada/service-kit';
import type { z } from 'zod';
import { World } from './doubles';
import { PROJECT } from './people';

const AT = '2026-03-02T10:00:00.000Z';
const BY = { userId: 'user-ana', name: 'ana Prueba' };
/** The one scenario that there is. */
export const SCENARIO = 'abc123';

const scenario = (projectId: string, name = 'Acelerar') => ({
  scenarioId: SCENARIO,
  planId: `${projectId}~${SCENARIO}`,
  name,
  createdAt: AT,
  createdBy: BY,
  base: { seq: 7, at: AT },
  adopted: null,
});

/** Planning as far as scenarios go: it notes what it was asked. */
@Controller()
export class ScenariosDouble {
  constructor(private readonly world: World) {}

  @HandleRpc(scenariosOf)
  async all({ projectId }: z.output<typeof scenariosOf.request>) {
    return {
      scenarios: [{ ...scenario(projectId), end: AT.slice(0, 10), endBy: 0, changed: null }],
      end: null,
    };
  }

  @HandleRpc(scenarioNames)
  async names({ projectId }: z.output<typeof scenarioNames.request>) {
    const { planId, name } = scenario(projectId);
    return { scenarios: [{ planId, name }] };
  }

  @HandleRpc(scenarioOf)
  async one({ planId }: z.output<typeof scenarioOf.request>) {
    if (planId !== `${PROJECT}~${SCENARIO}`) throw notFound('NOT_FOUND');
    return scenario(PROJECT);
  }

  @HandleRpc(createScenario)
  async create({ projectId, name, by }: z.output<typeof createScenario.request>) {
    this.world.asked.push(`scenario ${name} by ${by.userId}`);
    return scenario(projectId, name);
  }

  @HandleRpc(renameScenario)
  async rename({ projectId, name }: z.output<typeof renameScenario.request>) {
    return scenario(projectId, name);
  }

  @HandleRpc(discardScenario)
  async discard({ scenarioId, by }: z.output<typeof discardScenario.request>) {
    this.world.asked.push(`discard ${scenarioId} by ${by?.userId}`);
    return {};
  }

  @HandleRpc(previewAdoption)
  async preview() {
    const nothing = {
      added: 0,
      removed: 0,
      changed: 0,
      links: 0,
      settings: false,
      linksLeftOut: 0,
      following: 0,
    };
    return { ...nothing, seq: 3, end: null, kept: [], replaced: [] };
  }
}
