import { projectStatus } from './project-status';

it.each([
  [null, null, 'notStarted'],
  [0, null, 'notStarted'],
  [0, 0, 'notStarted'],
  [0, 5, 'behind'],
  [null, 5, 'behind'],
  [40, null, 'onPlan'],
  [40, 40, 'onPlan'],
  [40, 40.01, 'behind'],
  [99.99, 100, 'behind'],
  [100, 100, 'completed'],
  [100, null, 'completed'],
])('a project at %p %% of which %p %% were planned is %s', (realProgress, bl, status) => {
  expect(projectStatus({ realProgress, bl })).toBe(status);
});
