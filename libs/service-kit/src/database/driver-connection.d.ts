/** The driver's class for one socket, as far as it is mended here; the driver publishes no type of these members. */
declare module 'mongodb/lib/cmap/connection' {
  import type { Socket } from 'node:net';

  export class Connection {
    static readonly CLOSE: 'close';
    readonly id: number | '<monitor>';
    readonly address: string;
    readonly socket: Socket;
    readonly error: Error | null;
    writeCommand(command: unknown, options: unknown): Promise<void>;
    /** Closes the connection: what is under way on it fails with the error. */
    onError(error: Error): void;
    once(event: 'close', listener: () => void): this;
    removeListener(event: 'close', listener: () => void): this;
  }
}
