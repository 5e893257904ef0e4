import type { XAxisOptions } from 'highcharts';
import { withSparseLabels } from './sparse-labels';

const weeks = Array.from({ length: 35 }, (_, at) => `${10 + (at % 20)}/11/2026`);
const labelsOf = (width: number, options: object) =>
  (withSparseLabels(options, width).xAxis as XAxisOptions).labels;

it('leaves out as many labels as stand in each other, by how they read', () => {
  const short = { labels: { formatter: ({ value }: { value: unknown }) => String(value).slice(0, 5) } };
  expect(labelsOf(423, { xAxis: { categories: weeks, ...short } })).toMatchObject({ step: 5, rotation: 0 });
  expect(labelsOf(423, { xAxis: { categories: weeks } })).toMatchObject({ step: 9 });
});

it('leaves those alone that have room, and those of lying bars', () => {
  const terms = { xAxis: { categories: ['CP 1', 'CP 2', 'CP 3'] } };
  expect(withSparseLabels(terms, 423)).toBe(terms);
  const lying = { chart: { type: 'bar' }, xAxis: { categories: weeks } };
  expect(withSparseLabels(lying, 423)).toBe(lying);
});
