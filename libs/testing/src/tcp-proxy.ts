import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** Of the backing services, for URLs that name none. */
const PORTS: Readonly<Record<string, number>> = { 'amqp:': 5672, 'mongodb:': 27017, 'redis:': 6379 };

/** One end of a connection, and what is still on its way to it, the oldest first. */
interface End {
  readonly socket: Socket;
  readonly underWay: Buffer[];
}

interface Wire {
  readonly near: End;
  readonly far: End;
  /** Neither end hears the other any longer, and neither knows. */
  deaf: boolean;
}

/**
 * A TCP way to a backing service that a test can spoil: cut it, slow it down, or leave it open with nothing coming
 * through. Give its URL to the process under test in place of the service's own.
 */
export class TcpProxy {
  private readonly wires = new Set<Wire>();
  private readonly server: Server;
  private blocked = false;
  private delayMs = 0;
  private trap: { readonly bytes: Buffer; readonly caught: () => void } | null = null;

  private constructor(private readonly target: URL) {
    this.server = createServer((near) => this.wire(near));
  }

  /** Opens a way to the host and port of `url`. */
  static async to(url: string): Promise<TcpProxy> {
    const proxy = new TcpProxy(new URL(url));
    proxy.server.listen(0, '127.0.0.1');
    await once(proxy.server, 'listening');
    return proxy;
  }

  /** The URL that leads through this proxy: the target's, with another host and port. */
  get url(): string {
    const url = new URL(this.target);
    url.host = `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
    return url.toString();
  }

  /** Ends every connection, and refuses new ones until `mend`. */
  cut(): void {
    this.blocked = true;
    this.drop();
  }

  /** Ends every connection; new ones are let through. */
  drop(): void {
    for (const { near, far } of this.wires) {
      near.socket.destroy();
      far.socket.destroy();
    }
    this.wires.clear();
  }

  /** Leaves every connection open, and carries nothing more over it, in no direction. */
  deafen(): void {
    for (const wire of this.wires) wire.deaf = true;
  }

  /** Carries everything this many milliseconds later. */
  slow(ms: number): void {
    this.delayMs = ms;
  }

  /**
   * Goes deaf just before the process would send these bytes; resolves when it did. What was sent before has arrived,
   * these bytes never do: a moment between two writes at which a process can be killed.
   */
  deafenBefore(bytes: string): Promise<void> {
    return new Promise((caught) => {
      this.trap = { bytes: Buffer.from(bytes, 'latin1'), caught };
    });
  }

  /** Lets new connections through, without delay; deaf ones stay deaf. */
  mend(): void {
    this.blocked = false;
    this.delayMs = 0;
    this.trap = null;
  }

  close(): void {
    this.cut();
    this.server.close();
  }

  private wire(socket: Socket): void {
    if (this.blocked) {
      socket.destroy();
      return;
    }
    const onward = connect(
      Number(this.target.port) || (PORTS[this.target.protocol] ?? 0),
      this.target.hostname,
    );
    const near: End = { socket, underWay: [] };
    const far: End = { socket: onward, underWay: [] };
    const wire: Wire = { near, far, deaf: false };
    this.wires.add(wire);
    const end = (): void => {
      this.wires.delete(wire);
      socket.destroy();
      onward.destroy();
    };
    for (const one of [socket, onward]) one.setNoDelay(true).on('error', end).on('close', end);
    let tail: Buffer = Buffer.alloc(0);
    socket.on('data', (chunk) => {
      if (this.trap) tail = this.watch(wire, tail, chunk);
      if (!wire.deaf) this.carry(wire, chunk, far);
    });
    onward.on('data', (chunk) => {
      if (!wire.deaf) this.carry(wire, chunk, near);
    });
  }

  /** Sends on what comes before the awaited bytes, also when they begin in one chunk and end in the next. */
  private watch(wire: Wire, tail: Buffer, chunk: Buffer): Buffer {
    const { trap } = this;
    if (!trap || wire.deaf) return tail;
    const seen = Buffer.concat([tail, chunk]);
    if (!seen.includes(trap.bytes)) return seen.subarray(-(trap.bytes.length - 1));
    const before = seen.indexOf(trap.bytes) - tail.length;
    if (before > 0) wire.far.socket.write(chunk.subarray(0, before));
    this.trap = null;
    this.deafen();
    trap.caught();
    return Buffer.alloc(0);
  }

  /** In the order in which it came, also when the delay is over while something is under way: as TCP does. */
  private carry(wire: Wire, chunk: Buffer, { socket, underWay }: End): void {
    if (this.delayMs === 0 && underWay.length === 0) {
      socket.write(chunk);
      return;
    }
    underWay.push(chunk);
    setTimeout(() => {
      const oldest = underWay.shift()!;
      if (!wire.deaf && socket.writable) socket.write(oldest);
    }, this.delayMs);
  }
}
