import { Injectable } from '@nestjs/common';
import type { ActiveUser, ServerMessages } from '@plomada/contracts';
import type { DefaultEventsMap, Server, Socket } from 'socket.io';

/** What a socket is known by, here and to the other gateways. */
export interface SocketData {
  userId?: string;
  sessionId?: string;
  user?: ActiveUser;
}
export type PlanServer = Server<DefaultEventsMap, ServerMessages, DefaultEventsMap, SocketData>;
export type PlanSocket = Socket<DefaultEventsMap, ServerMessages, DefaultEventsMap, SocketData>;

export const projectRoom = (projectId: string): string => `project:${projectId}`;
export const sessionRoom = (sessionId: string): string => `session:${sessionId}`;
export const userRoom = (userId: string): string => `user:${userId}`;
/** The project of a room, or null when the room is another kind. */
export const projectOfRoom = (room: string): string | null =>
  room.startsWith('project:') ? room.slice('project:'.length) : null;

/** Ends a socket whose session is over, and says why: its browser need not try again. */
export function endSession(socket: PlanSocket): void {
  socket.emit('sessionEnded');
  socket.disconnect(true);
}

/** The socket server, for those who speak to sockets without having been spoken to. */
@Injectable()
export class SocketServer {
  private server: PlanServer | null = null;

  started(server: PlanServer): void {
    this.server = server;
  }

  /** Everybody in a room, over all gateways. */
  to(room: string) {
    return this.server?.to(room);
  }

  /** Tells all other gateways; answers when each has heard it. Rejects when one does not say so within two seconds. */
  async tellOthers(message: string, said: object): Promise<void> {
    await this.server?.serverSideEmitWithAck(message, said);
  }

  /** Hears what another gateway tells by `tellOthers`. */
  onMessageOfOthers<T>(message: string, hear: (said: T) => void): void {
    this.server?.on(
      message as 'connection',
      ((said: T, heard: () => void) => {
        hear(said);
        heard();
      }) as never,
    );
  }

  /** The sockets of a room that are connected to this gateway. */
  here(room: string): PlanSocket[] {
    const sockets = this.server?.sockets;
    const ids = sockets?.adapter.rooms.get(room) ?? new Set<string>();
    return [...ids].flatMap((id) => sockets?.sockets.get(id) ?? []);
  }

  /** One socket, when it is connected to this gateway. */
  find(socketId: string): PlanSocket | undefined {
    return this.server?.sockets.sockets.get(socketId);
  }

  /** Whether a socket is connected, to any gateway, by this user. */
  async belongsTo(socketId: string, userId: string): Promise<boolean> {
    const local = this.find(socketId);
    if (local) return local.data.userId === userId;
    const remote = (await this.server?.in(socketId).fetchSockets()) ?? [];
    return remote.some((socket) => socket.id === socketId && socket.data.userId === userId);
  }
}
