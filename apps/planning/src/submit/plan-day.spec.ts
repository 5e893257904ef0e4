import { entriesSince, getPlan } from '@plomada/contracts';
import { planDay } from '@plomada/domain';
import { describeWithBacking, eventually } from '@plomada/testing';
import { onePlanning } from '../testing/one-planning';
import { samplePlan } from '../testing/sample-plan';

/** Twenty-five hours apart: never on the same day. */
const EARLIEST = 'Pacific/Kiritimati';
const LATEST = 'Pacific/Pago_Pago';

describeWithBacking('today', () => {
  const planning = onePlanning();

  const foundIn = async (timeZone: string | null) => {
    const document = samplePlan(4);
    const settings = { ...document.settings, timeZone };
    const projectId = await planning.probe.plan({ ...document, settings });
    const restriction = { family: 'Materiales', type: 1, detail: 'Acero', comments: '', responsible: 'r1' };
    await planning.probe.submit(projectId, 'NEW_RESTRICTION', {
      ...restriction,
      ...{ taskIds: ['t1'], commited: null, required: '2026-03-02' },
    });
    const { plan } = await planning.probe.rpc.call(getPlan, { projectId });
    const { entries } = await planning.probe.rpc.call(entriesSince, { projectId, seq: 0 });
    return { found: plan.restrictions[0]!.created, at: entries[0]!.at };
  };

  it('is the day where the plan is', async () => {
    const [early, late, nowhere] = await Promise.all([foundIn(EARLIEST), foundIn(LATEST), foundIn(null)]);
    expect(early.found).toBe(planDay(early.at, EARLIEST));
    expect(late.found).toBe(planDay(late.at, LATEST));
    expect(nowhere.found).toBe(planDay(nowhere.at));
    expect(early.found > late.found).toBe(true);
  });

  it('is told to others when the plan moves to another zone', async () => {
    const projectId = await planning.probe.plan();
    await planning.probe.submit(projectId, 'UPDATE_SETTINGS', { timeZone: EARLIEST });
    const told = await eventually(() =>
      planning.probe.heard.described.find((one) => one.projectId === projectId),
    );
    expect(told).toEqual({ projectId, seq: 1, timeZone: EARLIEST });
    const nowhere = planning.probe.submit(projectId, 'UPDATE_SETTINGS', { timeZone: 'Mars/Base' });
    await expect(nowhere).rejects.toMatchObject({ kind: 'invalid', code: 'TIME_ZONE_UNKNOWN' });
  });
});
