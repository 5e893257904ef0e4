import { formatFor } from '../base/format';
import { codeWidth } from '../features/gantt/grid/grid-shown';
import { TASK_COLUMNS } from './task-columns';

it.each(['es', 'en'] as const)('the whole weight of a task fits into its column, in %s', (language) => {
  const longest = formatFor(language).percent(99.99, 2);
  expect(longest).toMatch(/^99[.,]99/);
  expect(TASK_COLUMNS.weight.width).toBeGreaterThanOrEqual(codeWidth([{ code: longest }]));
});
