import type { ShownRestriction } from '@plomada/domain';
import { inCardOrder } from './card-order';

it('leaves what is open as it stands, and puts the newest release first', () => {
  const rows = [
    { id: 'a', released: '2026-03-02' },
    { id: 'b', released: null },
    { id: 'c', released: '2026-03-04' },
    { id: 'd', released: null },
  ] as unknown as readonly ShownRestriction[];
  expect(inCardOrder(rows).map(({ id }) => id)).toEqual(['b', 'd', 'c', 'a']);
});
