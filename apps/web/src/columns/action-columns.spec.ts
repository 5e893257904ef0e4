import type { PastAction } from '@plomada/contracts';
import { formatFor } from '../base/format';
import { shownTable } from '../base/grid/shown-table';
import { ACTION_COLUMNS, subjectOf } from './action-columns';
import { columnsOf } from './catalogue';

const words = { t: ((key: string) => key) as never, format: formatFor('es') };
const action = (given: Partial<PastAction>): PastAction =>
  ({
    id: 'a1',
    hash: '0123456789abcdef',
    action: { type: 'SET_PROGRESS', payload: {} },
    User: { id: 'u1', firstName: 'Ana', lastName: '' },
    at: new Date(2026, 2, 9, 8, 30).toISOString(),
    task: { id: 't1', code: '1.1', name: 'Muro' },
    tasks: 1,
    ...given,
  }) as PastAction;

describe('what an action was about', () => {
  it('is a restriction with the task that it holds back, or how many', () => {
    const restriction = { id: 'r1', name: 'Acero' };
    const of = (given: Partial<PastAction>) => subjectOf(action({ tasks: 0, ...given }), words);
    expect(of({ restrictions: 1, restriction })).toBe('Acero · Muro');
    expect(of({ restrictions: 1, restriction, task: null })).toBe('Acero');
    expect(of({ restrictions: 3, task: null })).toBe('log:restrictions');
  });

  it('is the term that was closed, whatever tasks it had', () => {
    const closed = { number: 3, met: 4, promised: 5 };
    expect(subjectOf(action({ task: null, tasks: 45, closed }), words)).toBe('log:closed');
  });
});

describe('the log of actions taken away', () => {
  const { columns, lines } = shownTable('log', columnsOf(ACTION_COLUMNS, words, { project: 'Torre' }), [
    action({}),
    action({ task: null, tasks: 45 }),
  ]);

  it('has the whole hash first, and what the action was about last', () => {
    expect(columns.map(({ head }) => head.split('.').at(-1))).toEqual([
      ...['hash', 'actionId', 'type', 'project', 'user', 'date', 'taskId', 'code', 'task'],
    ]);
    expect(lines).toEqual([
      [
        ...['0123456789abcdef', 'a1', 'log:type.SET_PROGRESS', 'Torre', 'Ana', '09/03/2026 08:30:00'],
        ...['t1', '1.1', 'Muro'],
      ],
      [...lines[0]!.slice(0, 6), null, null, 'log:tasks'],
    ]);
  });
});
