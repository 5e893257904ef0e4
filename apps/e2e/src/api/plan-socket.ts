import type { DataForMe, DoActionAnswer, RelayedAction } from '@plomada/contracts';
import { randomUUID } from 'node:crypto';
import { io, type Socket } from 'socket.io-client';
import { URL_UNDER_TEST } from '../environment';

const ANSWER_MS = 10_000;

/** Any answer of the socket: what matters is its status, and the failure's code when it is one. */
export interface SocketAnswer {
  readonly status: 'OK' | 'ERROR' | 200;
  readonly seq?: number;
  readonly failure?: { readonly code: string; readonly kind: string };
}

/** A socket of the product's own protocol that says whatever a test wants it to say. */
export class PlanSocket {
  readonly messages: DataForMe[] = [];
  readonly relayed: RelayedAction[] = [];

  private constructor(readonly socket: Socket) {
    socket.on('dataForMe', (message: DataForMe) => this.messages.push(message));
    for (const event of ['doAction', 'doActionFromAdmin'])
      socket.on(event, (message: RelayedAction) => this.relayed.push(message));
  }

  static async connect(): Promise<PlanSocket> {
    const socket = io(URL_UNDER_TEST, { transports: ['websocket'], forceNew: true, reconnectionDelay: 200 });
    const own = new PlanSocket(socket);
    await new Promise<void>((connected, failed) => {
      socket.once('connect', connected);
      socket.io.once('error', failed);
    });
    return own;
  }

  /** Connected, known and in the project's room. */
  static async joined(token: string, projectId: string): Promise<PlanSocket> {
    const own = await PlanSocket.connect();
    const answer = await own.join(token, projectId);
    if (answer.status !== 'OK') throw new Error(`not joined: ${JSON.stringify(answer)}`);
    return own;
  }

  say(event: string, message: unknown): Promise<SocketAnswer> {
    return this.socket.timeout(ANSWER_MS).emitWithAck(event, message);
  }

  async join(token: string, id: string): Promise<SocketAnswer> {
    const known = await this.say('JoinIndependentUser', { token });
    return known.status === 'ERROR' ? known : this.say('joinProject', { token, id });
  }

  act(
    token: string,
    project: string,
    action: { type: string; payload: unknown },
    id: string = randomUUID(),
  ): Promise<DoActionAnswer> {
    const message = { id, when: new Date().toISOString(), project, action, baseSeq: 0, token };
    return this.say('doAction', message) as Promise<DoActionAnswer>;
  }

  close(): void {
    this.socket.disconnect();
  }
}
