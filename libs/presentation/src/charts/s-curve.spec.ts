import { RESULTS } from '../reports/testing/results';
import { tellingIn } from '../reports/testing/telling';
import { sCurveChart } from './s-curve';

const linesOf = async (curve: typeof RESULTS.SCurve) => {
  const { options, description } = sCurveChart(curve, await tellingIn('es'));
  return { names: options.series!.map(({ name }) => name), description };
};

it('names the curves that there are, and no baseline where the project has none', async () => {
  expect((await linesOf(RESULTS.SCurve)).names).toEqual(['Línea base', 'Plan maestro', 'Avance real']);
  const { names, description } = await linesOf({ ...RESULTS.SCurve, baseline: [] });
  expect(names).toEqual(['Plan maestro', 'Avance real']);
  expect(description).not.toMatch(/línea base/i);
});
