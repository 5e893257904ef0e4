import { randomUUID } from 'node:crypto';
import type { SignedIn } from './api/api';
import { PlanSocket } from './api/plan-socket';
import { eventually } from './eventually';

const PAUSE_MS = 5;
const AGAIN_MS = 250;
const PATIENCE_MS = 40_000;

/**
 * A client that sends one action after the other, and each again under the same id until it is answered, as the product's
 * own client does. Failures that may pass are no answer.
 */
export class SteadyStream {
  /** Ids answered OK, with the place in the log that the answer named. */
  readonly accepted = new Map<string, number>();
  /** Answers that no kill explains. */
  readonly refused: unknown[] = [];
  private running = true;
  private ended: Promise<void> = Promise.resolve();

  private constructor(
    private readonly author: SignedIn,
    private readonly projectId: string,
    private readonly socket: PlanSocket,
  ) {}

  static async start(author: SignedIn, projectId: string): Promise<SteadyStream> {
    const socket = await PlanSocket.joined(author.token, projectId);
    const stream = new SteadyStream(author, projectId, socket);
    stream.ended = stream.run();
    return stream;
  }

  /** Resolves when a few more were accepted from now on; throws when one was refused or none is. */
  async goesOn(): Promise<void> {
    const enough = this.accepted.size + 3;
    await eventually(() => this.accepted.size >= enough || this.refused.length > 0, PATIENCE_MS);
    if (this.refused.length > 0) throw new Error(`refused: ${JSON.stringify(this.refused)}`);
  }

  /** Ends after the action that is on its way was answered. */
  async stop(): Promise<void> {
    this.running = false;
    await this.ended;
    this.socket.close();
  }

  private async run(): Promise<void> {
    while (this.running) {
      await this.sendUntilAnswered(randomUUID());
      await pause(PAUSE_MS);
    }
  }

  private async sendUntilAnswered(id: string): Promise<void> {
    const action = {
      type: 'CREATE_TASK',
      payload: { id, text: `Tarea ${this.accepted.size + 1}`, parent: null },
    };
    const end = Date.now() + PATIENCE_MS;
    while (Date.now() < end) {
      const answer = await this.socket.act(this.author.token, this.projectId, action, id).catch(() => null);
      if (answer?.status === 'OK') {
        this.accepted.set(id, answer.seq);
        return;
      }
      if (answer && !['unavailable', 'tooMany', 'internal'].includes(answer.failure.kind)) {
        this.refused.push(answer.failure);
        this.running = false;
        return;
      }
      await pause(AGAIN_MS);
    }
    this.refused.push('no answer at all');
    this.running = false;
  }
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
