import { projectStatus } from './project-status';

describe('against the baseline', () => {
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
    expect(projectStatus({ realProgress, bl, planned: null })).toBe(status);
  });
});

describe('without a baseline', () => {
  it.each([
    [0, 100, 'behind'],
    [null, 60, 'behind'],
    [0, 0, 'notStarted'],
    [30, 60, 'behind'],
    [60, 60, 'onPlan'],
  ])('a project at %p %% whose plan has %p %% due by today is %s', (realProgress, planned, status) => {
    expect(projectStatus({ realProgress, bl: null, planned })).toBe(status);
  });
});

it('is measured by the baseline where both are known, whatever became of the plan since', () => {
  expect(projectStatus({ realProgress: 40, bl: 50, planned: 10 })).toBe('behind');
  expect(projectStatus({ realProgress: 40, bl: 30, planned: 90 })).toBe('onPlan');
});
