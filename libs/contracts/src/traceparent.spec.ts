import { doAction } from './socket';

const ACTION = {
  id: 'action-1',
  when: '2026-03-02T10:00:00.000Z',
  project: 'project-1',
  action: { type: 'ADD_TASK', payload: {} },
  token: 'token',
};
const SOUND = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;

it('is taken as W3C writes it', () => {
  expect(doAction.parse({ ...ACTION, traceparent: SOUND }).traceparent).toBe(SOUND);
});

it.each([
  undefined,
  null,
  7,
  {},
  [SOUND],
  '',
  'anything',
  `${SOUND}-more`,
  SOUND.toUpperCase(),
  `01${SOUND.slice(2)}`,
])('is none where it is %p, and the action is taken all the same', (traceparent) => {
  const parsed = doAction.parse({ ...ACTION, traceparent });
  expect(parsed.traceparent).toBeUndefined();
  expect(parsed.id).toBe('action-1');
});
