import { traceparent } from './traceparent';

const FORM = /^00-([0-9a-f]{32})-([0-9a-f]{16})-01$/;
const partsOf = (given: string): readonly string[] => FORM.exec(given)?.slice(1) ?? [];

it('calls the trace of an action as the action, whenever it is sent', () => {
  const id = '0199c9fe-8A1B-7c3d-9e4f-5a6b7c8d9e0f';
  const [[first, one], [again, other]] = [partsOf(traceparent(id)), partsOf(traceparent(id))];
  expect([first, again]).toEqual(Array(2).fill('0199c9fe8a1b7c3d9e4f5a6b7c8d9e0f'));
  expect(one).not.toBe(other);
});

it.each([undefined, 'action-1', '00000000-0000-0000-0000-000000000000'])(
  'gives what has no such id (%s) a name of its own',
  (id) => {
    const [[first], [second]] = [partsOf(traceparent(id)), partsOf(traceparent(id))];
    expect(first).toHaveLength(32);
    expect(first).not.toMatch(/^0+$/);
    expect(second).not.toBe(first);
  },
);
