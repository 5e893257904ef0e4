import { entriesSince, getPlan } from '@plomada/contracts';
import { evolve, fromDocument, HASH_EVERY, hashOf, type Plan } from '@plomada/domain';
import { describeWithBacking, eventually } from '@plomada/testing';
import { onePlanning } from '../testing/one-planning';
import { samplePlan } from '../testing/sample-plan';

describeWithBacking('the hash of a plan', () => {
  const planning = onePlanning();

  it('goes with every so many entries, told or fetched, and is that of the plan which a client folds', async () => {
    const document = samplePlan(20);
    const projectId = await planning.probe.plan(document);
    for (let n = 0; n < 2 * HASH_EVERY + 1; n++) {
      const progress = { taskId: `t${1 + (n % 19)}`, progress: (1 + Math.floor(n / 19)) / 10 };
      await planning.probe.submit(projectId, 'SET_PROGRESS', progress, { baseSeq: n });
    }
    const { entries } = await planning.probe.rpc.call(entriesSince, { projectId, seq: 0 });
    const hashes = new Map<number, string>();
    entries.reduce((plan: Plan, { changes, seq }) => {
      const next = evolve(plan, changes);
      if (seq % HASH_EVERY === 0) hashes.set(seq, hashOf(next));
      return next;
    }, fromDocument(document));
    const hashed = entries.filter(({ hash }) => hash !== undefined).map(({ seq, hash }) => [seq, hash]);
    expect(hashed).toEqual([...hashes]);
    expect(new Set(hashes.values()).size).toBe(2);
    const told = () => planning.probe.heard.entries.filter((entry) => entry.projectId === projectId);
    await eventually(() => told().length === entries.length);
    expect(told()).toEqual(entries);
    const { plan, hash } = await planning.probe.rpc.call(getPlan, { projectId });
    expect(hash).toBe(hashOf(fromDocument(plan)));
  });
});
