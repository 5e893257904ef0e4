import type { LogEntry, RelayedAction } from '@plomada/contracts';
import { fromDocument, type PlanAction } from '@plomada/domain';
import {
  answered,
  type Author,
  begin,
  forgetRejected,
  isBehind,
  markSent,
  markUnanswered,
  nextToSend,
  type PendingAction,
  receive,
  rejected,
  reload,
  submit,
  type SyncState,
  tryAgain,
  undoSteps,
} from '@plomada/sync';
import type { Random } from '@plomada/testing';
import type { SignedIn } from '../api/api';
import { planOf } from '../api/plan-log';
import { Line } from './line';
import { pause } from '../pause';
import { someEdit } from './random-edits';
import type { Answers } from './answers';

const AGAIN_MS = 100;
/** Whoever has this much unsent waits: each change of another's has all of it decided again, by every worker of this one process. */
const MOST_UNSENT = Number(process.env['PLOMADA_UNSENT'] ?? 60);
/** How long a gap among the entries may last before the log is asked. */
const GAP_MS = 400;

/** Somebody with the product's own client (libs/sync) who edits, undoes, and takes up again what was refused. */
export class Worker {
  state: SyncState;
  /** How often the plan held here was not the one that the log's hash tells: never, if all is well. */
  drifts = 0;
  working = true;
  private line!: Line;
  private running = true;
  private made = 0;
  private readonly heard: LogEntry[] = [];
  private readonly own = new Set<string>();
  private readonly author: Author;
  private loops: Promise<unknown> = Promise.resolve();

  private constructor(
    private readonly name: string,
    private readonly person: SignedIn,
    private readonly projectId: string,
    loaded: Awaited<ReturnType<typeof planOf>>,
    private readonly told: Answers,
    private readonly random: Random,
  ) {
    const { id: userId, firstName, lastName } = person.user;
    const actor = { userId, name: `${firstName} ${lastName}`, roles: ['projectAdmin'] as const };
    this.author = { actor, today: new Date().toISOString().slice(0, 10) };
    this.state = begin(fromDocument(loaded.plan), loaded.seq, loaded.updatedAt);
  }

  static async start(
    name: string,
    person: SignedIn,
    projectId: string,
    { told, random, url }: { told: Answers; random: Random; url?: string | undefined },
  ): Promise<Worker> {
    const worker = new Worker(name, person, projectId, await planOf(person, projectId), told, random);
    worker.line = await Line.open(person.token, projectId, (message) => worker.hear(message), url);
    worker.loops = Promise.all([worker.work(), worker.send(), worker.listen()]);
    return worker;
  }

  get proxy() {
    return this.line.proxy;
  }

  async stop(): Promise<void> {
    this.working = this.running = false;
    this.line.close();
    await this.loops;
  }

  private async work(): Promise<void> {
    while (this.working) {
      if (this.state.pending.length < MOST_UNSENT) this.doSomething();
      await pause(this.random.integer(20, 200));
    }
  }

  private doSomething(): void {
    const id = `${this.name}-${(this.made += 1)}`;
    const when = new Date().toISOString();
    const [rejected] = this.state.rejectedActions;
    if (rejected) {
      const made = { id, when };
      if (this.random.chance(0.5)) {
        this.own.add(id);
        this.state = tryAgain(this.state, rejected.pending.id, made, this.author);
      }
      this.state = forgetRejected(this.state, rejected.pending.id);
      return;
    }
    const steps = undoSteps(this.state);
    const step = this.random.chance(0.25) && this.random.pick([steps.undo, steps.redo]).at(-1);
    const action = step
      ? { type: 'UNDO', payload: { actionId: step.actionId } }
      : someEdit(this.state.visible, id, this.random);
    const result = submit(this.state, { id, when, action: action as PlanAction }, this.author);
    if (!result.ok) return;
    this.own.add(id);
    this.state = result.state;
  }

  private async send(): Promise<void> {
    while (this.running) {
      const next = this.line.joined ? nextToSend(this.state) : null;
      if (next) await this.sendOne(next);
      else await pause(10);
    }
  }

  /** Now and then twice at once, as a network does that is slow to acknowledge. */
  private async sendOne({ id, when, action, baseSeq }: PendingAction): Promise<void> {
    this.state = markSent(this.state, id);
    const message = { id, when, baseSeq, action: action as { type: string; payload: unknown } };
    const copies = Array.from({ length: this.random.chance(0.2) ? 2 : 1 }, () => this.line.submit(message));
    const answers = await Promise.all(copies);
    if (!this.told.settle(id, answers)) {
      this.state = markUnanswered(this.state);
      await pause(AGAIN_MS);
      return;
    }
    const ok = answers.find((answer) => answer?.status === 'OK');
    const refusal = answers.find((answer) => answer?.status === 'ERROR');
    // An OK that changed nothing has no entry in the log, and yet settles the action.
    const seq = this.told.accepted.get(id) ?? (ok?.status === 'OK' ? ok.seq : undefined);
    if (seq !== undefined) this.state = answered(this.state, id, seq);
    else if (refusal?.status === 'ERROR') this.state = rejected(this.state, id, refusal.failure);
  }

  private hear(message: RelayedAction): void {
    if ('entry' in message) this.heard.push(message.entry);
  }

  /** What came is taken up late and in any order; a gap that stays is filled from the log. */
  private async listen(): Promise<void> {
    let behindSince = Date.now();
    while (this.running) {
      await pause(this.random.integer(5, 60));
      const some = this.heard.splice(0, this.random.integer(0, this.heard.length));
      this.take(some.sort(() => this.random.next() - 0.5));
      if (!isBehind(this.state) && this.working) behindSince = Date.now();
      if (Date.now() - behindSince < GAP_MS) continue;
      await this.catchUp();
      behindSince = Date.now();
    }
  }

  private take(entries: readonly LogEntry[]): void {
    for (const { actionId, seq } of entries) if (this.own.has(actionId)) this.told.accept(actionId, seq);
    this.state = receive(this.state, entries, this.author);
    if (this.state.drifted) this.drifts += 1;
  }

  private async catchUp(): Promise<void> {
    try {
      if (this.random.chance(0.2)) {
        const { plan, seq, updatedAt: at } = await planOf(this.person, this.projectId);
        this.state = reload(this.state, { plan: fromDocument(plan), seq, at });
        this.take([]);
        return;
      }
      const { body } = await this.person.api.get(`/actions/${this.projectId}/since/${this.state.seq}`);
      this.take((body as { entries?: LogEntry[] }).entries ?? []);
    } catch {
      await pause(AGAIN_MS);
    }
  }
}
