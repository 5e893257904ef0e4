import { evolve, invert } from '../../plan/change';
import { toDocument } from '../../plan/document';
import type { Plan } from '../../plan/plan';
import { after, refusalOf, specContext, termPlan } from '../testing/decide';
import { decide } from '../registry';

const plan = termPlan({
  tasks: [
    ...['A', 'B', 'C', 'D'].map((id, n) => ({ id, duration: 5, start: `2026-03-0${2 + n}` })),
    { id: 'S' },
    { id: 's', parent: 'S', duration: 1, start: '2026-03-18' },
  ],
  links: ['A>C', 'B>C SS+1', 'C>D'],
});
const link = (source: string, type = '0', lag = 0) => ({ source, type, lag });
const out = (target: string, type = '0', lag = 0) => ({ target, type, lag });
const into = (changed: Plan, id: string) =>
  changed.links.rows
    .filter(({ target }) => target === id)
    .map(({ id, source, type, lag }) => `${id} ${source} ${type} ${lag}`);

describe('the predecessors of a task', () => {
  it('become those that are said, and what stays the same stays the same link', () => {
    const [first, second] = plan.links.rows.map(({ id }) => id);
    const changed = after(plan, 'SET_PREDECESSORS', { id: 'C', links: [link('A', '0', 2), link('s', '2')] });
    expect(into(changed, 'C')).toEqual([`${first} A 0 2`, 'new-1 s 2 0']);
    const retyped = after(plan, 'SET_PREDECESSORS', { id: 'C', links: [link('B', '2'), link('A')] });
    expect(into(retyped, 'C')).toEqual([`${first} A 0 0`, `${second} B 2 0`]);
  });

  it('move it, and are undone in one step', () => {
    const action = { type: 'SET_PREDECESSORS', payload: { id: 'D', links: [] } };
    const decision = decide(plan, action, specContext());
    if (!decision.ok) throw new Error(decision.refusal.code);
    const changed = evolve(plan, decision.changes);
    expect(into(changed, 'D')).toEqual([]);
    expect(toDocument(evolve(changed, invert(decision.changes)))).toEqual(toDocument(plan));
    const bound = after(plan, 'SET_PREDECESSORS', { id: 'B', links: [link('A')] });
    expect(bound.tasks.get('B')!.start).toBe('2026-03-09');
  });

  it('that are so already change nothing', () => {
    const same = { id: 'C', links: [link('B', '1', 1), link('A')] };
    expect(after(plan, 'SET_PREDECESSORS', same)).toBe(plan);
  });

  it.each([
    [{ id: 'gone', links: [] }, 'TASK_UNKNOWN'],
    [{ id: 'C', links: [link('gone')] }, 'TASK_UNKNOWN'],
    [{ id: 'C', links: [link('C')] }, 'LINK_SELF'],
    [{ id: 'C', links: [link('A'), link('A')] }, 'LINK_DUPLICATE'],
    [{ id: 'A', links: [link('D')] }, 'LINK_CIRCULAR'],
    [{ id: 's', links: [link('S')] }, 'LINK_TO_OWN_BRANCH'],
    [{ id: 'C', links: [link('A', '0', 1000)] }, 'ACTION_INVALID'],
  ])('are refused %j with %s', (payload, code) => {
    expect(refusalOf(plan, 'SET_PREDECESSORS', payload)?.code).toBe(code);
  });
});

describe('the successors of a task', () => {
  const outOf = (changed: Plan, id: string) =>
    changed.links.rows
      .filter(({ source }) => source === id)
      .map(({ id: link, target, type, lag }) => `${link} ${target} ${type} ${lag}`);

  it('become those that are said, and what stays the same stays the same link', () => {
    const [first] = plan.links.rows.map(({ id }) => id);
    const changed = after(plan, 'SET_SUCCESSORS', { id: 'A', links: [out('D', '1', 2), out('C', '0', 1)] });
    expect(outOf(changed, 'A')).toEqual([`${first} C 0 1`, 'new-0 D 1 2']);
    expect(into(changed, 'C')).toHaveLength(2);
  });

  it('move with it, and are undone in one step', () => {
    const decision = decide(
      plan,
      { type: 'SET_SUCCESSORS', payload: { id: 'A', links: [out('B')] } },
      specContext(),
    );
    if (!decision.ok) throw new Error(decision.refusal.code);
    const changed = evolve(plan, decision.changes);
    expect(outOf(changed, 'A')).toEqual(['new-0 B 0 0']);
    expect(changed.tasks.get('B')!.start).toBe('2026-03-09');
    expect(toDocument(evolve(changed, invert(decision.changes)))).toEqual(toDocument(plan));
  });

  it.each([
    [{ id: 'gone', links: [] }, 'TASK_UNKNOWN'],
    [{ id: 'C', links: [out('gone')] }, 'TASK_UNKNOWN'],
    [{ id: 'C', links: [out('C')] }, 'LINK_SELF'],
    [{ id: 'A', links: [out('C'), out('C')] }, 'LINK_DUPLICATE'],
    [{ id: 'D', links: [out('A')] }, 'LINK_CIRCULAR'],
    [{ id: 'S', links: [out('s')] }, 'LINK_TO_OWN_BRANCH'],
  ])('are refused %j with %s', (payload, code) => {
    expect(refusalOf(plan, 'SET_SUCCESSORS', payload)?.code).toBe(code);
  });
});
