import { once } from 'node:events';
import { connect, createServer } from 'node:net';

/**
 * The address that others know a process by while one replaces the other behind it, as a Service of Kubernetes: who comes is led to the
 * newest, who came earlier stays with whom they had until that one ends.
 */
export class TcpProxy {
  #target = null;
  #open = new Set();
  #server = createServer((near) => this.#lead(near));

  static async at(port) {
    const proxy = new TcpProxy();
    proxy.#server.listen(port, '127.0.0.1');
    await once(proxy.#server, 'listening');
    return proxy;
  }

  /** Whom those who come from now on are led to. */
  leadTo(port) {
    this.#target = port;
  }

  close() {
    this.#server.close();
    for (const socket of this.#open) socket.destroy();
  }

  #lead(near) {
    const far = this.#target === null ? null : connect(this.#target, '127.0.0.1');
    if (!far) return void near.destroy();
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ]) {
      this.#open.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        this.#open.delete(socket);
        other.destroySoon();
      });
    }
    near.pipe(far).pipe(near);
  }
}
