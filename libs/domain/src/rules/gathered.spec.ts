import { about } from './about';
import { aboutAll, gathered } from './gathered';

const task = (id: string) => ({ id, text: `Task ${id}` });

describe('the refusal of many rows at once', () => {
  it('names the first three, counts all, and holds the rows of all', () => {
    expect(aboutAll(['a', 'b', 'c', 'd'].map(task), 'TASK_FINISHED')).toEqual({
      code: 'TASK_FINISHED',
      params: { task: 'Task a', task2: 'Task b', task3: 'Task c', count: 4 },
      rows: ['a', 'b', 'c', 'd'],
    });
  });

  it('names one where there is one', () => {
    expect(aboutAll([task('a')], 'TASK_FINISHED')).toEqual({
      code: 'TASK_FINISHED',
      params: { task: 'Task a', count: 1 },
      rows: ['a'],
    });
  });

  it('is about those that are refused for the reason of the first', () => {
    const refusals = [
      null,
      about(task('a'), 'TASK_COMPLETED'),
      about(task('b'), 'TASK_NOT_ANALYSED', { last: 20 }),
      about(task('c'), 'TASK_COMPLETED'),
    ];
    expect(gathered(refusals)).toEqual({
      code: 'TASK_COMPLETED',
      params: { task: 'Task a', task2: 'Task c', count: 2 },
      rows: ['a', 'c'],
    });
  });

  it('is none where nothing is refused', () => {
    expect(gathered([null, null])).toBeNull();
    expect(aboutAll([], 'TASK_FINISHED')).toBeNull();
  });
});
