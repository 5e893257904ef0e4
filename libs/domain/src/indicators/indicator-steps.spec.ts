import { indicatorsOf, indicatorSteps } from './indicators';
import { sCurve } from './s-curve';
import { specPlan } from '../schedule/testing/plan';

const TODAY = '2026-03-11';

describe('indicators piece by piece', () => {
  it('say after each piece of the S-curve what share of them is done, and come to the same as in one go', () => {
    const far = specPlan({
      tasks: [
        { id: 'A', duration: 5 },
        { id: 'B', duration: 5, start: '2036-03-03' },
      ],
    });
    for (const [one, shares] of [
      [far, [0.25, 0.5, 0.75]],
      [specPlan({ tasks: [{ id: 'A', duration: 5 }] }), [0.5]],
      [specPlan({ tasks: [] }), [0.5]],
    ] as const) {
      const steps = indicatorSteps(one, TODAY);
      const said: number[] = [];
      let step = steps.next();
      for (; !step.done; step = steps.next()) said.push(step.value);
      expect(said).toEqual(shares);
      expect(step.value.SCurve).toEqual(sCurve(one, TODAY));
      expect(step.value).toEqual(indicatorsOf(one, TODAY));
    }
  });
});
