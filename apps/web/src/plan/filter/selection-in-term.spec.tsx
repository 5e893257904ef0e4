import { newTask, openTerm, type Plan, Table } from '@plomada/domain';
import { begin } from '@plomada/sync';
import { act } from '@testing-library/react';
import { ACTOR, PLAN } from '../../testing/plan-page';
import { show } from '../../testing/show';
import { planEvents } from '../state/plan-actions';
import { planFilterActions, selectPlanFilter } from './plan-filter-slice';
import { SelectionInTerm } from './selection-in-term';

/** One task is done within the first week, one goes on into the second, one begins long after. */
const FIRST: Plan = {
  ...PLAN,
  tasks: Table.of([
    newTask({ id: 'done', text: 'Trazar', index: 0, start: '2026-03-02', end: '2026-03-05', duration: 3 }),
    newTask({ id: 'on', text: 'Excavar', index: 1, start: '2026-03-02', end: '2026-03-12', duration: 10 }),
    newTask({ id: 'far', text: 'Pintar', index: 2, start: '2026-05-04', end: '2026-05-06', duration: 2 }),
  ]),
};

function secondOf(plan: Plan): Plan {
  const first = { ...openTerm(plan), realClosingTime: '2026-03-09T12:00:00.000Z' };
  const second = { ...openTerm(plan), id: 'term-2', number: 2, startDate: '2026-03-09' };
  const done = { ...plan.tasks.get('done')!, progress: 1, lastProgress: 1 };
  return { ...plan, tasks: plan.tasks.with([done]), terms: Table.of([first, second]) };
}

const loaded = (plan: Plan) =>
  planEvents.loaded({ projectId: 'p1', summary: {} as never, actor: ACTOR, sync: begin(plan, 1) });

it('a close takes out of the selection what left the term, and nothing else', () => {
  const { store } = show(<SelectionInTerm />, {
    actions: [loaded(FIRST), planFilterActions.selected({ ids: ['done', 'on', 'far'], anchor: 'done' })],
  });
  const selected = () => selectPlanFilter(store.getState());
  expect(selected().selection).toEqual(['done', 'on', 'far']);
  act(() => void store.dispatch(loaded(secondOf(FIRST))));
  expect(selected()).toMatchObject({ selection: ['on', 'far'], anchor: null });
});
