import { eventually } from '../eventually';
import { ProcessBeside } from '../process-beside';

/** A database that dies while it starts may end it: it is started again, as by any supervisor. */
const BACK_MS = 90_000;

/** A planning process beside the one of the product under test, which shares the work and dies as that one does. */
export class SecondPlanning {
  private constructor(private process: ProcessBeside) {}

  static async start(): Promise<SecondPlanning> {
    return new SecondPlanning(await ProcessBeside.start('planning'));
  }

  /** With -9; resolves when another has taken its place. Throws where it was gone already: whatever else dies, it has to bear it. */
  async killHard(): Promise<void> {
    if (this.process.isGone) throw new Error('the second planning process had ended by itself');
    await this.process.stop('SIGKILL');
    this.process = await eventually(() => ProcessBeside.start('planning').catch(() => null), BACK_MS);
  }

  stop(): Promise<void> {
    return this.process.stop();
  }
}
