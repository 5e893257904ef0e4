import { delayedFirst } from './delayed-first';

const row = (id: string, state: 'delayed' | 'active' | null = null) => ({
  id,
  parent: id.includes('.') ? id.slice(0, id.lastIndexOf('.')) : null,
  state,
});
const ordered = (...rows: ReturnType<typeof row>[]) => delayedFirst(rows).map(({ id }) => id);

describe('delayed work', () => {
  it('stands first among what is beside it, and so does the branch that holds it', () => {
    const rows = [
      ...[row('1'), row('1.1', 'active')],
      ...[row('2'), row('2.1', 'active'), row('2.2', 'delayed'), row('2.3', 'delayed')],
      ...[row('3'), row('3.1'), row('3.1.1', 'delayed')],
    ];
    expect(ordered(...rows)).toEqual(['2', '2.2', '2.3', '2.1', '3', '3.1', '3.1.1', '1', '1.1']);
  });

  it('does so where its branch is not among the rows', () => {
    expect(ordered(row('1.1', 'active'), row('2.1', 'delayed'))).toEqual(['2.1', '1.1']);
  });

  it('leaves the very list alone where there is none', () => {
    const rows = [row('1'), row('1.1', 'active')];
    expect(delayedFirst(rows)).toBe(rows);
  });
});
