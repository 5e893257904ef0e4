import { createPlan, defaultSettings, newTask, Table } from '@plomada/domain';
import { act, waitFor } from '@testing-library/react';
import { planFilterActions } from '../../plan/filter/plan-filter-slice';
import { show } from '../../testing/show';
import { useTaskInPanel } from './use-task-in-panel';

const dates = { start: '2026-03-02', end: '2026-03-05' };
const plan = {
  ...createPlan(defaultSettings('Obra', '2026-03-02'), 'term-1'),
  tasks: Table.of([
    newTask({ id: 's1', text: 'Obra', index: 0, ...dates }),
    newTask({ id: 't1', text: 'Excavar', parent: 's1', index: 0, ...dates }),
    newTask({ id: 't2', text: 'Hormigonar', parent: 's1', index: 1, ...dates }),
  ]),
};

function Page() {
  useTaskInPanel(plan, null);
  return null;
}

const select = (id: string) => planFilterActions.selected({ ids: [id], anchor: id });

describe('the chart and the panel beside it', () => {
  it('are at the task of the address, its branches open', async () => {
    const { store } = show(<Page />, { path: '/gantt?project=p1&task=t1' });
    await waitFor(() =>
      expect(store.getState().planFilter).toMatchObject({
        selection: ['t1'],
        sought: { id: 't1', above: ['s1'] },
      }),
    );
  });

  it('go to the row that is selected next, without a step to go back to', async () => {
    const { store, router } = show(<Page />, { path: '/gantt?project=p1&task=t1' });
    await waitFor(() => expect(store.getState().planFilter.selection).toEqual(['t1']));
    act(() => void store.dispatch(select('t2')));
    await waitFor(() => expect(router.state.location.search).toBe('?project=p1&task=t2'));
    expect(router.state.historyAction).toBe('REPLACE');
    expect(store.getState().planFilter.sought).toBeNull();
  });

  it('go together when somebody goes back', async () => {
    const { store, router } = show(<Page />, { path: '/gantt?project=p1&task=t1' });
    const isAt = (id: string) => waitFor(() => expect(store.getState().planFilter.selection).toEqual([id]));
    await isAt('t1');
    act(() => void store.dispatch(select('t2')));
    await waitFor(() => expect(router.state.location.search).toBe('?project=p1&task=t2'));
    await act(() => router.navigate('/gantt?project=p1&task=s1'));
    await isAt('s1');
    await act(() => router.navigate(-1));
    await isAt('t2');
  });

  it('keep all of several rows selected when the panel opens at one of them, and let them go for another', async () => {
    const { store, router } = show(<Page />, { path: '/gantt?project=p1' });
    act(() => void store.dispatch(planFilterActions.selected({ ids: ['t1', 't2'], anchor: 't1' })));
    await act(() => router.navigate('/gantt?project=p1&task=t2'));
    expect(store.getState().planFilter.selection).toEqual(['t1', 't2']);
    expect(router.state.location.search).toBe('?project=p1&task=t2');
    await act(() => router.navigate('/gantt?project=p1&task=s1'));
    await waitFor(() => expect(store.getState().planFilter.selection).toEqual(['s1']));
  });

  it('stay apart while no panel is open', async () => {
    const { store, router } = show(<Page />, { path: '/gantt?project=p1' });
    act(() => void store.dispatch(select('t2')));
    await act(async () => undefined);
    expect(router.state.location.search).toBe('?project=p1');
  });
});
