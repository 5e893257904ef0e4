import { ACTIONS } from '@plomada/domain';
import type { Socket } from 'socket.io-client';
import { type Person, PROJECT } from './people';

/** An action that who may edit the plan may do. */
export const SMALLEST = [...ACTIONS.values()].find(({ permission }) => permission === 'editPlan')!;

/** A `doAction` message of a person, as a browser sends it. */
export const edit = ({ token }: Person, change: object = {}) => ({
  id: 'action-1',
  when: '2026-03-02T10:00:00.000Z',
  project: PROJECT,
  action: { type: SMALLEST.type, payload: { any: 'thing' } },
  baseSeq: 7,
  token,
  ...change,
});

/** The status and the code with which a message is answered. */
export const refused = (socket: Socket, message: string, body: unknown) =>
  socket.emitWithAck(message, body).then((answer) => [answer.status, answer.failure?.code]);
