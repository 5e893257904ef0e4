import { Injectable } from '@nestjs/common';
import type { PlanServer, PlanSocket } from './socket-server';

type Connection = PlanSocket['conn'];

/** What a connection may send before it is known whose it is, in bytes: a token with what says that there is one. */
const MAX_UNIDENTIFIED = 64 * 1024;

/** Cuts connections off that send much before they say whose they are: nothing of it is kept, and none of it parsed. */
@Injectable()
export class UnidentifiedConnections {
  private readonly bounded = new WeakMap<Connection, () => void>();

  /** Bounds every connection to come until it is `named`. */
  watch(server: PlanServer): void {
    server.engine.on('connection', (connection: Connection) => this.bound(connection));
  }

  named({ conn }: PlanSocket): void {
    this.bounded.get(conn)?.();
    this.bounded.delete(conn);
  }

  private bound(connection: Connection): void {
    const { socket } = connection.request;
    const most = socket.bytesRead + MAX_UNIDENTIFIED;
    const count = () => {
      if (socket.bytesRead > most) socket.destroy();
    };
    socket.prependListener('data', count);
    this.bounded.set(connection, () => socket.removeListener('data', count));
  }
}
