import { Table } from '../plan/table';
import type { Task } from '../plan/plan';
import { treeOf } from './tree';

type Node = readonly [id: string, parent: string | null, index: number, kind?: 'milestone'];

function treeFrom(...nodes: Node[]): ReturnType<typeof treeOf> {
  const tasks = nodes.map(
    ([id, parent, index, kind]) => ({ id, parent, index, kind: kind ?? 'task' }) as Task,
  );
  return treeOf({ tasks: Table.of(tasks) });
}

describe('task tree', () => {
  const tree = treeFrom(
    ['roof', null, 2],
    ['base', null, 1],
    ['dig', 'base', 5],
    ['pour', 'base', 9],
    ['done', 'base', 9.5, 'milestone'],
    ['rebar', 'pour', 1],
  );

  it('orders depth-first by index', () => {
    expect(tree.roots).toEqual(['base', 'roof']);
    expect(tree.inOrder).toEqual(['base', 'dig', 'pour', 'rebar', 'done', 'roof']);
    expect(tree.leaves).toEqual(['dig', 'rebar', 'done', 'roof']);
    expect(tree.childrenOf('base')).toEqual(['dig', 'pour', 'done']);
  });

  it('reads a task with children as a summary whatever its kind', () => {
    expect(tree.kindOf('base')).toBe('summary');
    expect(tree.kindOf('dig')).toBe('task');
    expect(tree.kindOf('done')).toBe('milestone');
    expect(treeFrom(['m', null, 1, 'milestone'], ['c', 'm', 1]).kindOf('m')).toBe('summary');
  });

  it('numbers codes by place, six digits a level below the project', () => {
    expect(tree.codeOf('base')).toBe('000001.000001');
    expect(tree.codeOf('rebar')).toBe('000001.000001.000002.000001');
    expect(tree.shortCodeOf('rebar')).toBe('1.2.1');
    expect(tree.shortCodeOf('roof')).toBe('2');
    expect([...tree.inOrder].sort((a, b) => (tree.codeOf(a) < tree.codeOf(b) ? -1 : 1))).toEqual(
      tree.inOrder,
    );
  });

  it('goes up and down', () => {
    expect(tree.ancestorsOf('rebar')).toEqual(['pour', 'base']);
    expect(tree.descendantsOf('base')).toEqual(['dig', 'pour', 'rebar', 'done']);
    expect(tree.descendantsOf('dig')).toEqual([]);
    expect(tree.depthOf('rebar')).toBe(3);
    expect(tree.isBelow('rebar', 'base')).toBe(true);
    expect(tree.isBelow('base', 'base')).toBe(false);
    expect(tree.isBelow('roof', 'base')).toBe(false);
  });

  it('answers emptily for an unknown id', () => {
    expect(tree.codeOf('none')).toBe('');
    expect(tree.depthOf('none')).toBe(0);
    expect(tree.childrenOf('none')).toEqual([]);
    expect(tree.parentOf('none')).toBeNull();
  });

  it('takes rows with a dangling parent, and rows on a ring of parents, for roots', () => {
    const odd = treeFrom(
      ['a', 'b', 1],
      ['b', 'a', 2],
      ['self', 'self', 3],
      ['lost', 'gone', 4],
      ['under', 'a', 1],
    );
    expect(odd.roots).toEqual(['a', 'b', 'self', 'lost']);
    expect(odd.inOrder).toEqual(['a', 'under', 'b', 'self', 'lost']);
  });

  it('survives a chain of thousands of levels', () => {
    const chain = Array.from({ length: 3500 }, (_, n): Node => [`t${n}`, n === 0 ? null : `t${n - 1}`, 1]);
    expect(treeFrom(...chain).depthOf('t3499')).toBe(3500);
  });

  it('stays the same object when an edit leaves filiation and order alone', () => {
    const rows = [{ id: 'a', parent: null, index: 1, kind: 'task', text: 'x' } as Task];
    const tasks = Table.of(rows);
    const before = treeOf({ tasks });
    expect(treeOf({ tasks: tasks.with([{ ...rows[0]!, text: 'y' }]) })).toBe(before);
    expect(treeOf({ tasks: tasks.with([{ ...rows[0]!, kind: 'milestone' }]) })).not.toBe(before);
  });

  it('is made again when only the order of siblings changes', () => {
    const rows = ['a', 'b'].map((id, index) => ({ id, parent: null, index, kind: 'task' }) as Task);
    const tasks = Table.of(rows);
    expect(treeOf({ tasks }).roots).toEqual(['a', 'b']);
    expect(treeOf({ tasks: tasks.with([{ ...rows[0]!, index: 2 }]) }).roots).toEqual(['b', 'a']);
  });
});
