import { createPlan, defaultSettings, newTask, Table } from '@plomada/domain';
import { waitFor } from '@testing-library/react';
import { selectNewestMessage } from '../../base/messages/messages-slice';
import { show } from '../../testing/show';
import { useTaskInAddress } from './use-task-in-address';

const dates = { start: '2026-03-02', end: '2026-03-05' };
const plan = {
  ...createPlan(defaultSettings('Obra', '2026-03-02'), 'term-1'),
  tasks: Table.of([
    newTask({ id: 's1', text: 'Obra', index: 0, ...dates }),
    newTask({ id: 't1', text: 'Excavar', parent: 's1', index: 0, ...dates }),
  ]),
};

function Page() {
  useTaskInAddress(plan);
  return null;
}

describe('a link to a task', () => {
  it('selects it, opens the branches above and leaves the address', async () => {
    const { store, router } = show(<Page />, { path: '/gantt?project=p1&task=t1' });
    await waitFor(() => expect(router.state.location.search).toBe('?project=p1'));
    expect(store.getState().planFilter).toMatchObject({
      selection: ['t1'],
      sought: { id: 't1', above: ['s1'] },
    });
  });

  it('says so where the plan has no such task', async () => {
    const { store, router } = show(<Page />, { path: '/gantt?project=p1&task=gone' });
    await waitFor(() => expect(router.state.location.search).toBe('?project=p1'));
    expect(selectNewestMessage(store.getState())).toMatchObject({ key: 'gantt:taskGone' });
    expect(store.getState().planFilter.selection).toEqual([]);
  });
});
