import { mongo } from 'mongoose';
import { createRequire } from 'node:module';
import type { Socket } from 'node:net';

/** The driver's own class for one socket, as far as it is mended here; the driver publishes neither it nor its type. */
interface DriverConnection {
  readonly id: number | '<monitor>';
  readonly socket: Socket;
  readonly error: Error | null;
  writeCommand(...command: unknown[]): Promise<void>;
  /** Closes the connection: what is under way on it fails with the error. */
  onError(error: Error): void;
  once(event: 'close', listener: () => void): void;
  removeListener(event: 'close', listener: () => void): void;
}

const { Connection } = createRequire(__filename)('mongodb/lib/cmap/connection') as {
  readonly Connection: { readonly prototype: DriverConnection };
};
const { writeCommand } = Connection.prototype;

/**
 * Mends the MongoDB driver (7.8 and 7.9): what it writes to a socket that is gone fails like everything else on a closed
 * connection.
 *
 * Left to itself it waits for such a socket to drain, which it never does, and no timeout of the driver's ends that wait. A
 * server that is killed takes all sockets in the same moment, and the first operation that fails has the monitor look at
 * the server at once, over its own socket, which is gone and not known to be: with the monitor, the driver waits for ever,
 * and every operation fails until the process ends. Operations that meet such a socket never end, and keep their place in
 * the pool.
 */
Connection.prototype.writeCommand = async function (...command) {
  if (this.socket.destroyed) this.onError(new mongo.MongoNetworkError(`connection ${this.id} is gone`));
  if (this.error) throw this.error;
  let lose = (): void => undefined;
  const lost = new Promise<never>((_, reject) => {
    this.once('close', (lose = () => reject(this.error)));
  });
  try {
    await Promise.race([writeCommand.apply(this, command), lost]);
  } finally {
    this.removeListener('close', lose);
  }
};
