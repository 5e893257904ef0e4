import { Table } from '@plomada/domain';
import { fireEvent, screen } from '@testing-library/react';
import { PLAN } from '../../testing/plan-page';
import { show } from '../../testing/show';
import { useOpenRestrictionsOf } from './use-open-restriction';
import { selectRestrictionInDialog } from './restriction-dialog-slice';

const restriction = (id: string, released: string | null = null) => ({
  id,
  taskIds: ['t1'],
  family: 'Permisos',
  type: 1 as const,
  detail: id,
  comments: '',
  responsible: null,
  created: '2026-03-02',
  commited: null,
  required: '2026-03-04',
  released,
  releasedTerm: released && 'term-1',
  inProcess: false,
});

function open(...restrictions: readonly ReturnType<typeof restriction>[]) {
  const plan = { ...PLAN, restrictions: Table.of(restrictions) };
  const Badge = () => {
    const openOf = useOpenRestrictionsOf();
    return <button onClick={() => openOf(plan, 't1')}>badge</button>;
  };
  const { store, router } = show(<Badge />, { path: '/gantt?project=p1' });
  fireEvent.click(screen.getByRole('button', { name: 'badge' }));
  return { shown: selectRestrictionInDialog(store.getState() as never), at: router.state.location };
}

it('opens the only restriction that still binds a task', () => {
  const { shown, at } = open(restriction('r1'), restriction('r2', '2026-03-03'));
  expect([shown, at.pathname]).toEqual([{ kind: 'present', id: 'r1' }, '/gantt']);
});

it('opens the panel of the task at all of them where there are several, and leaves the page where it is', () => {
  const { shown, at } = open(restriction('r1'), restriction('r2'));
  expect([shown, `${at.pathname}${at.search}`]).toEqual([null, '/gantt?project=p1&task=t1']);
  expect(at.state).toMatchObject({ part: 'restrictions' });
});
