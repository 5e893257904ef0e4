import { changesFirm, type ObservedProject } from './pace';

const project = (tasks: number, ratio = 1.2): ObservedProject =>
  Array.from({ length: tasks }, () => ({ planned: 5, ratio }));

describe('what the other projects of a firm read of a project', () => {
  it.each([
    ['changes when it comes to count', project(9), project(10), true],
    ['changes when it counts no more', project(10), project(9), true],
    ['changes when another task is done', project(12), project(13), true],
    ['changes when a task went otherwise', project(12), [...project(11), { planned: 5, ratio: 2 }], true],
    [
      'changes when a task was planned otherwise',
      project(12),
      [...project(11), { planned: 4, ratio: 1.2 }],
      true,
    ],
    ['is the same while nothing is', project(12), project(12), false],
    ['is nothing while its record is too small', project(8), project(9, 2), false],
  ])('%s', (_, before, after, changes) => {
    expect(changesFirm(before, after)).toBe(changes);
  });
});
