type Listener = (...args: unknown[]) => void;
type Respond = (message: never) => unknown;

/** The server's end of a socket: the edge of the network. What has no answer is never answered, until its time is up. */
export class ServerSocket {
  connected = false;
  readonly id = 's1';
  /** How often the page asked for a connection. */
  connects = 0;
  readonly sent: (readonly [event: string, message: unknown])[] = [];
  answers: Record<string, Respond> = {};
  private readonly listeners = new Map<string, Listener>();

  // What socket.io's client offers to the page.
  on(event: string, listener: Listener): this {
    this.listeners.set(event, listener);
    return this;
  }
  emit(event: string, message: unknown): void {
    this.sent.push([event, message]);
  }
  timeout(ms: number) {
    return {
      emitWithAck: (event: string, message: never): Promise<unknown> => {
        this.sent.push([event, message]);
        const respond = this.answers[event];
        if (respond) return Promise.resolve().then(() => respond(message));
        return new Promise((_, reject) => setTimeout(() => reject(new Error('no answer')), ms));
      },
    };
  }
  connect(): this {
    this.connects += 1;
    return this;
  }
  disconnect(): this {
    if (this.connected) this.cut('io client disconnect');
    return this;
  }

  // What the test does.
  /** Says something to the page. */
  says(event: string, ...args: unknown[]): void {
    this.listeners.get(event)?.(...args);
  }
  opens(): void {
    this.connected = true;
    this.says('connect');
  }
  cut(reason: string): void {
    this.connected = false;
    this.says('disconnect', reason);
  }
  messages(event: string): unknown[] {
    return this.sent.filter(([name]) => name === event).map(([, message]) => message);
  }
}
