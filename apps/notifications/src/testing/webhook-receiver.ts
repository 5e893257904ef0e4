import { freePort } from '@plomada/testing';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { once } from 'node:events';

export interface Told {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

type Answer = (response: ServerResponse) => void;

/** A program that is told by webhooks, and answers as well or badly as a test has it answer. */
export class WebhookReceiver {
  readonly told: Told[] = [];
  /** How it answers the next ones, by the path; it takes them when nothing is said. */
  readonly answers = new Map<string, Answer>();

  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async start(): Promise<WebhookReceiver> {
    const port = await freePort();
    const server = createServer((request, response) => void receiver.hear(request, response));
    const receiver = new WebhookReceiver(server, `http://127.0.0.1:${port}`);
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return receiver;
  }

  of(path: string): Told[] {
    return this.told.filter((one) => one.path === path);
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  private async hear(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = '';
    for await (const part of request) body += String(part);
    const path = request.url ?? '';
    this.told.push({ path, headers: request.headers as Record<string, string>, body });
    const answer = this.answers.get(path) ?? ((one: ServerResponse) => one.end('ok'));
    answer(response);
  }
}
