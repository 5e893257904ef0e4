import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A plain TCP proxy before several servers: each connection goes to the next of them that takes it, whoever it comes from. */
export class BalancingProxy {
  /** How many connections each server was given. */
  readonly given = new Map<string, number>();
  private readonly open = new Set<Socket>();
  private turn = 0;

  private constructor(
    private targets: readonly string[],
    private readonly server: Server,
  ) {
    server.on('connection', (near: Socket) => this.connectOn(near, this.targets.length));
  }

  /** Opens a way to servers by their URLs. */
  static async to(targets: readonly string[]): Promise<BalancingProxy> {
    const server = createServer();
    const proxy = new BalancingProxy(targets, server);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return proxy;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Other servers, for connections from now on: those that are open stay where they are. */
  leadTo(targets: readonly string[]): void {
    this.targets = targets;
  }

  close(): void {
    this.server.close();
    for (const socket of this.open) socket.destroy();
  }

  private connectOn(near: Socket, tries: number): void {
    const target = this.targets[this.turn++ % this.targets.length]!;
    const { hostname, port } = new URL(target);
    const far = connect(Number(port), hostname);
    let isConnected = false;
    far.once('connect', () => {
      isConnected = true;
      this.given.set(target, (this.given.get(target) ?? 0) + 1);
      near.pipe(far).pipe(near);
    });
    far.on('error', () => {
      if (!isConnected && tries > 1) this.connectOn(near, tries - 1);
      else near.destroy();
    });
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.open.add(one);
      one.setNoDelay(true).once('close', () => {
        this.open.delete(one);
        if (isConnected) other.destroy();
      });
    }
    near.on('error', () => far.destroy());
  }
}
