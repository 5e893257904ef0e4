import { randomUUID } from 'node:crypto';
import { io } from 'socket.io-client';
import { Refused } from './api.mjs';

const ANSWER_MS = 30_000;
const PATIENCE = 90_000;
const AGAIN_MS = 500;
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Somebody's socket, joined to a project. */
export class ProjectSocket {
  static async open(api, projectId) {
    const socket = io(api.url, { transports: ['websocket'], reconnectionDelay: 500 });
    const joined = new ProjectSocket(socket, api, projectId);
    await joined.connected();
    return joined;
  }

  constructor(socket, api, projectId) {
    this.socket = socket;
    this.api = api;
    this.projectId = projectId;
    this.seq = 0;
    this.closed = false;
    // A socket that came back has to say again who it is.
    socket.on('connect', () => {
      this.joining = this.#joinWhenPossible();
      // Told to whoever waits for it.
      this.joining.catch(() => undefined);
    });
    for (const event of ['doAction', 'doActionFromAdmin'])
      socket.on(event, ({ entry }) => entry && (this.seq = Math.max(this.seq, entry.seq)));
  }

  async connected() {
    const end = Date.now() + ANSWER_MS;
    while (!this.joining) {
      if (Date.now() > end) throw new Error(`The socket of ${this.api.url} does not answer`);
      await sleep(20);
    }
    await this.joining;
  }

  /** Tries again while nobody can join, as in maintenance; on a socket that has gone the next one does. */
  async #joinWhenPossible() {
    for (;;) {
      try {
        return await this.#join();
      } catch (error) {
        const isAway = !(error instanceof Refused) || error.kind === 'unavailable';
        if (!isAway || !this.socket.connected) throw error;
        await sleep(AGAIN_MS);
      }
    }
  }

  async #join() {
    const { token } = this.api.session;
    const user = await this.ask('JoinIndependentUser', { token });
    if (user.status !== 200) throw new Refused('JoinIndependentUser', user.status, user.failure ?? {});
    const project = await this.ask('joinProject', { token, id: this.projectId });
    if (project.status !== 'OK') throw new Refused('joinProject', project.status, project.failure ?? {});
    this.seq = Math.max(this.seq, project.seq);
  }

  ask(event, message) {
    return this.socket.timeout(ANSWER_MS).emitWithAck(event, message);
  }

  /** Has an action done and answers when it is in the log. Sent again under the same id while nobody answers. */
  async act(type, payload, { id = randomUUID(), when = new Date().toISOString(), baseSeq = this.seq } = {}) {
    const { token } = this.api.session;
    const message = {
      id,
      when,
      project: this.projectId,
      action: { type, payload },
      baseSeq,
      token,
    };
    const end = Date.now() + PATIENCE;
    for (;;) {
      const answer = await this.ask('doAction', message).catch((error) => ({ lost: error }));
      if (answer.status === 'OK') {
        this.seq = Math.max(this.seq, answer.seq);
        return answer;
      }
      const failure = answer.failure ?? { kind: 'unavailable', code: String(answer.lost?.message) };
      const again = ['unavailable', 'tooMany'].includes(failure.kind);
      if (!again || this.closed || Date.now() > end) throw new Refused(type, answer.status, failure);
      await sleep(AGAIN_MS);
    }
  }

  /** Whoever waits for an answer is told that none comes. */
  close() {
    this.closed = true;
    this.socket.disconnect();
  }
}
