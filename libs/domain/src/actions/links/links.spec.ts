import type { Link } from '../../plan/plan';
import { Table } from '../../plan/table';
import { after, refusalOf, termPlan } from '../testing/decide';
import { specLink } from '../../schedule/testing/plan';
import { typesTaken } from './link-checks';

const plan = termPlan({
  tasks: [
    { id: 'A', duration: 5, start: '2026-03-02' },
    { id: 'B', duration: 3, start: '2026-03-04' },
    { id: 'C', duration: 1, start: '2026-03-16' },
    { id: 'S' },
    { id: 's', parent: 'S', duration: 1, start: '2026-03-18' },
  ],
  links: ['A>C'],
});
const add = (link: string): object => ({ ...specLink(link), id: link.replace(/\W+/g, '.') });

describe('drawing a link', () => {
  it('moves the successor', () => {
    const changed = after(plan, 'ADD_LINK', { id: 'l', source: 'A', target: 'B', type: '0' });
    expect(changed.links.get('l')).toEqual({ id: 'l', source: 'A', target: 'B', type: '0', lag: 0 });
    expect(changed.tasks.get('B')).toMatchObject({ start: '2026-03-09', end: '2026-03-12' });
  });

  it.each([
    ['0', -3],
    ['1', 2],
    ['2', 0],
    ['3', 5],
  ])('of type %s takes the present gap of %i as its lag where the project wants it so', (type, lag) => {
    const offset = { ...plan, settings: { ...plan.settings, scheduleOffsetLink: true } };
    const changed = after(offset, 'ADD_LINK', { id: 'l', source: 'A', target: 'B', type });
    expect(changed.links.get('l')!.lag).toBe(lag);
    expect(changed.tasks).toBe(plan.tasks);
  });

  it.each([
    ['A>A', 'LINK_SELF'],
    ['A>C FS+2', 'LINK_DUPLICATE'],
    ['A>gone', 'TASK_UNKNOWN'],
    ['S>s', 'LINK_TO_OWN_BRANCH'],
    ['s>S', 'LINK_TO_OWN_BRANCH'],
    ['A>B FS+1000', 'ACTION_INVALID'],
  ])('%s is refused with %s', (link, code) => {
    expect(refusalOf(plan, 'ADD_LINK', add(link))?.code).toBe(code);
  });

  it('that closes a loop is refused, naming the loop', () => {
    const longer = after(after(plan, 'ADD_LINK', add('C>S')), 'ADD_LINK', add('s>B'));
    expect(refusalOf(longer, 'ADD_LINK', add('B>A'))).toEqual({
      code: 'LINK_CIRCULAR',
      params: { loop: 'B → A → C → S → s' },
      rows: ['B', 'A', 'C', 'S', 's'],
    });
    expect(refusalOf(plan, 'ADD_LINK', add('C>A'))).toMatchObject({
      code: 'LINK_CIRCULAR',
      rows: ['C', 'A'],
    });
  });

  it('in a plan that is full of them is refused', () => {
    const ends = Array.from({ length: 200 }, (_, n) => [{ id: `x${n}` }, { id: `y${n}` }]).flat();
    const links = Array.from({ length: 20_000 }, (_, n) => ({
      id: `l${n}`,
      source: `x${n % 200}`,
      target: `y${Math.floor(n / 200)}`,
      type: '1' as const,
      lag: 0,
    }));
    const full = termPlan({ tasks: ends, links });
    const link = { id: 'one-more', source: 'x0', target: 'x1', type: '1' };
    expect(refusalOf(full, 'ADD_LINK', link)).toEqual({ code: 'PLAN_FULL', params: { max: 20_000 } });
    const less = { ...full, links: full.links.with([], new Set(['l0'])) };
    expect(refusalOf(less, 'ADD_LINK', link)).toBeUndefined();
  });

  it('again with the same id is refused', () => {
    const drawn = after(plan, 'ADD_LINK', { ...add('A>B'), id: 'l' });
    expect(refusalOf(drawn, 'ADD_LINK', { ...add('B>C'), id: 'l' })?.code).toBe('LINK_EXISTS');
  });
});

describe('a ladder: links of several types between the same two tasks', () => {
  const ladder = termPlan({
    tasks: [
      { id: 'A', duration: 5 },
      { id: 'B', duration: 8 },
    ],
    links: ['A>B SS+2', 'A>B FF+1'],
  });

  it('has one of each type, and each of them holds the successor', () => {
    const whole = ['A>B SS+2', 'A>B FF+1', 'A>B FS-4', 'A>B SF+9'].reduce(
      (plan, link) => after(plan, 'ADD_LINK', add(link)),
      { ...ladder, links: Table.of<Link>([]) },
    );
    expect(whole.links.size).toBe(4);
    expect(whole.tasks.get('B')!.start).toBe('2026-03-04');
    const longer = after(whole, 'MOVE_TASK', { id: 'A', duration: 12 });
    expect(longer.tasks.get('B')!.start).toBe('2026-03-12');
  });

  it('has none of a type twice, whichever way the second would come', () => {
    expect(refusalOf(ladder, 'ADD_LINK', add('A>B FF+3'))).toEqual({
      code: 'LINK_DUPLICATE',
      rows: ['A>B FF+1'],
    });
    expect(refusalOf(ladder, 'UPDATE_LINK', { id: 'A>B SS+2', type: '2' })).toEqual({
      code: 'LINK_DUPLICATE',
      rows: ['A>B FF+1'],
    });
    expect([...typesTaken(ladder, ladder.links.get('A>B SS+2')!)]).toEqual(['2']);
    expect(after(ladder, 'UPDATE_LINK', { id: 'A>B SS+2', type: '1', lag: 3 }).links.size).toBe(2);
    expect(after(ladder, 'UPDATE_LINK', { id: 'A>B SS+2', type: '3' }).links.get('A>B SS+2')!.type).toBe('3');
    expect(refusalOf(ladder, 'ADD_LINK', add('B>A'))?.code).toBe('LINK_CIRCULAR');
  });

  it('loses one of them, and the others hold on', () => {
    const strict = { ...ladder, settings: { ...ladder.settings, autoSchedulingStrict: true } };
    const moved = after(strict, 'MOVE_TASK', { id: 'A', duration: 12 });
    expect(moved.tasks.get('B')!.start).toBe('2026-03-09');
    expect(after(moved, 'DELETE_LINK', { id: 'A>B FF+1' }).tasks.get('B')!.start).toBe('2026-03-04');
    expect(after(moved, 'DELETE_LINK', { id: 'A>B SS+2' }).tasks.get('B')!.start).toBe('2026-03-09');
  });

  it('draws each of its links on the gap that its own ends have', () => {
    const offset = { ...plan, settings: { ...plan.settings, scheduleOffsetLink: true } };
    const drawn = ['1', '2'].reduce(
      (before, type) => after(before, 'ADD_LINK', { id: `l${type}`, source: 'A', target: 'B', type }),
      offset,
    );
    expect(drawn.links.rows.map(({ type, lag }) => [type, lag])).toEqual([
      ['0', 0],
      ['1', 2],
      ['2', 0],
    ]);
    expect(drawn.tasks).toBe(plan.tasks);
  });
});

describe('changing a link', () => {
  it('moves the successor', () => {
    const changed = after(plan, 'UPDATE_LINK', { id: 'A>C', lag: 10 });
    expect(changed.tasks.get('C')!.start).toBe('2026-03-23');
    expect(after(plan, 'UPDATE_LINK', { id: 'A>C', lag: 0, type: undefined })).toBe(plan);
  });

  it('that is not there is refused', () => {
    expect(refusalOf(plan, 'UPDATE_LINK', { id: 'gone', lag: 1 })?.code).toBe('LINK_UNKNOWN');
  });
});

describe('removing a link', () => {
  it('leaves the successor, unless tasks move back too', () => {
    const changed = after(plan, 'DELETE_LINK', { id: 'A>C' });
    expect(changed.links.size).toBe(0);
    expect(changed.tasks.get('C')!.start).toBe('2026-03-16');
  });

  it('works on those that were set aside because they form a loop', () => {
    const aside = { ...plan, circularLinks: Table.of([{ ...specLink('B>A'), group: 1 }]) };
    expect(after(aside, 'DELETE_LINK', { id: 'B>A' }).circularLinks.size).toBe(0);
    expect(refusalOf(plan, 'DELETE_LINK', { id: 'B>A' })?.code).toBe('LINK_UNKNOWN');
  });
});
