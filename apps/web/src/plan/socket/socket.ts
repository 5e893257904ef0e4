import type {
  ActiveUser,
  DataForMe,
  DoAction,
  DoActionAnswer,
  Failure,
  JoinIndependentUserAnswer,
  JoinProjectAnswer,
  CloseAnnouncement,
  RelayedAction,
} from '@plomada/contracts';
import { eventChannel, type EventChannel } from 'redux-saga';
import { io, type Socket } from 'socket.io-client';
import { noteRefusal, tellSessionEnded } from '../../base/api/api-config';
import { traceparent } from '../../base/api/traceparent';

/** How long an answer may take before the message is sent again under the same id. */
const ANSWER_MS = 25_000;
/** A lost connection is tried again every two seconds (platform spec, section 4). */
export const RETRY_MS = 2_000;

export type SocketMessage =
  | { readonly type: 'connected'; readonly socketId: string }
  /** `reached` is false when there is no network, or when trying again did not reach the server. */
  | { readonly type: 'disconnected'; readonly reached: boolean }
  | { readonly type: 'relayed'; readonly message: RelayedAction }
  | { readonly type: 'userJoin'; readonly project: string; readonly user: ActiveUser }
  | { readonly type: 'userLeft'; readonly project: string; readonly userId: string }
  | { readonly type: 'dataForMe'; readonly message: DataForMe }
  | { readonly type: 'sessionEnded' };

export function openSocket(): Socket {
  return io({
    transports: ['websocket'],
    reconnectionDelay: RETRY_MS,
    reconnectionDelayMax: RETRY_MS,
    randomizationFactor: 0.2,
  });
}

/** Everything that the socket says, as one stream of messages. Closing the channel closes the socket. */
export function socketChannel(socket: Socket): EventChannel<SocketMessage> {
  return eventChannel((emit) => {
    let again: ReturnType<typeof setTimeout> | undefined;
    socket.on('connect', () => emit({ type: 'connected', socketId: socket.id ?? '' }));
    socket.on('disconnect', (reason) => {
      emit({ type: 'disconnected', reached: navigator.onLine });
      // The library tries again by itself unless the server hung up.
      if (reason === 'io server disconnect') again = setTimeout(() => socket.connect(), RETRY_MS);
    });
    // Each try is the check whether the product can be reached, every two seconds (platform spec, section 4).
    socket.on('connect_error', () => emit({ type: 'disconnected', reached: false }));
    for (const event of ['doAction', 'doActionFromAdmin'])
      socket.on(event, (message: RelayedAction) => emit({ type: 'relayed', message }));
    socket.on('userJoin', (message: { project: string; user: ActiveUser }) =>
      emit({ type: 'userJoin', ...message }),
    );
    socket.on('userLeft', (message: { project: string; userId: string }) =>
      emit({ type: 'userLeft', ...message }),
    );
    socket.on('dataForMe', (message: DataForMe) => emit({ type: 'dataForMe', message }));
    socket.on('sessionEnded', () => emit({ type: 'sessionEnded' }));
    return () => {
      clearTimeout(again);
      socket.disconnect();
    };
  });
}

/**
 * Says something and waits for the answer; rejects when none came in time or the connection went. A session that the server
 * does not know any more ends with it, as a 401 ends it: what is unsent stays in the browser for the next one.
 */
async function ask<A>(socket: Socket, event: string, message: object): Promise<A> {
  const answer: unknown = await socket.timeout(ANSWER_MS).emitWithAck(event, message);
  const { failure } = Object(answer) as { failure?: Failure };
  if (failure?.kind === 'unauthenticated') tellSessionEnded();
  if (failure) noteRefusal(failure);
  return answer as A;
}

export const emitJoinUser = (socket: Socket, token: string): Promise<JoinIndependentUserAnswer> =>
  ask(socket, 'JoinIndependentUser', { token });

export const emitJoinProject = (socket: Socket, token: string, id: string): Promise<JoinProjectAnswer> =>
  ask(socket, 'joinProject', { token, id });

export const emitLeftProject = (socket: Socket, id: string): void => {
  socket.emit('leftProject', { id });
};

/** Without an answer the action may be sent again: its id makes that harmless. */
export const emitAction = (socket: Socket, message: DoAction): Promise<DoActionAnswer> =>
  ask(socket, 'doAction', { ...message, traceparent: traceparent(message.id) });

/** Tells the others about a close; not part of the log. */
export const emitAnnouncement = (
  socket: Socket,
  token: string,
  project: string,
  id: string,
  type: CloseAnnouncement,
): Promise<DoActionAnswer> =>
  emitAction(socket, {
    id,
    project,
    token,
    when: new Date().toISOString(),
    baseSeq: 0,
    action: { type, payload: {} },
  });
