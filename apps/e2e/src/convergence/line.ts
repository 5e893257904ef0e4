import type { DoAction, DoActionAnswer, RelayedAction } from '@plomada/contracts';
import { TcpProxy } from '@plomada/testing';
import { io, type Socket } from 'socket.io-client';
import { URL_UNDER_TEST } from '../environment';
import { eventually } from '../eventually';
import { pause } from '../pause';

const ANSWER_MS = 3_000;
const AGAIN_MS = 200;
const PATIENCE_MS = 60_000;

/** A socket in a project's room, over a way that can be spoilt; it comes back by itself, as a browser's does. */
export class Line {
  joined = false;
  private readonly socket: Socket;
  private closed = false;

  private constructor(
    readonly proxy: TcpProxy,
    private readonly token: string,
    private readonly projectId: string,
    heard: (message: RelayedAction) => void,
  ) {
    this.socket = io(proxy.url, {
      transports: ['websocket'],
      forceNew: true,
      reconnectionDelay: AGAIN_MS,
      reconnectionDelayMax: AGAIN_MS,
      timeout: ANSWER_MS,
    });
    this.socket.on('doAction', heard).on('doActionFromAdmin', heard);
    this.socket.on('connect', () => void this.join());
    this.socket.on('disconnect', (reason) => {
      this.joined = false;
      if (reason === 'io server disconnect') setTimeout(() => this.closed || this.socket.connect(), AGAIN_MS);
    });
  }

  static async open(
    token: string,
    projectId: string,
    heard: (message: RelayedAction) => void = () => undefined,
    url = URL_UNDER_TEST,
  ): Promise<Line> {
    const line = new Line(await TcpProxy.to(url), token, projectId, heard);
    await line.untilJoined();
    return line;
  }

  async untilJoined(): Promise<void> {
    await eventually(() => this.joined, PATIENCE_MS);
  }

  /** Null when no answer came. */
  submit(action: Omit<DoAction, 'project' | 'token'>): Promise<DoActionAnswer | null> {
    const message: DoAction = { ...action, project: this.projectId, token: this.token };
    return this.socket
      .timeout(ANSWER_MS)
      .emitWithAck('doAction', message)
      .catch(() => null);
  }

  close(): void {
    this.closed = true;
    this.socket.disconnect();
    this.proxy.close();
  }

  private async join(): Promise<void> {
    const { id } = this.socket;
    while (this.socket.connected && this.socket.id === id && !this.joined) {
      const asked = { token: this.token, id: this.projectId };
      const answer = await this.socket
        .timeout(ANSWER_MS)
        .emitWithAck('joinProject', asked)
        .catch(() => null);
      this.joined = answer?.status === 'OK' && this.socket.id === id;
      if (!this.joined) await pause(AGAIN_MS);
    }
  }
}
