import { createPlan, defaultSettings } from '@plomada/domain';
import { backingConfig, describeWithBacking } from '@plomada/testing';
import type * as Store from './plan-store';

const PLAN = createPlan(defaultSettings('Torre', '2026-03-02'), 'term-1');

describeWithBacking('a plan that is forgotten while it is read', () => {
  it('is answered to who asked, and not kept', async () => {
    Object.assign(process.env, await backingConfig());
    const { PlanStore } = jest.requireActual<typeof Store>('./plan-store');
    let goOn: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (goOn = resolve));
    const reads: string[] = [];
    const log = {
      epoch: 0,
      after: async function* () {
        await held;
      },
    };
    const checkpoints = {
      last: async (projectId: string) => {
        reads.push(projectId);
        return { plan: PLAN, seq: 0, at: '' };
      },
    };
    const metrics = { plansInMemory: { set: () => undefined }, plansEvicted: { inc: () => undefined } };
    const store = new PlanStore(log as never, checkpoints as never, metrics as never);
    const asked = store.known('p');
    store.forgetProject('p');
    goOn();
    expect((await asked).plan).toBe(PLAN);
    await store.known('p');
    await store.known('p');
    expect(reads).toEqual(['p', 'p']);
  });
});
