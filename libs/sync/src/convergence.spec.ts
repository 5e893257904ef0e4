import {
  type Actor,
  closedTerms,
  closeProblems,
  createPlan,
  decide,
  type DecisionContext,
  defaultSettings,
  evolve,
  hashOf,
  openTerm,
  type Plan,
  type PlanAction,
  sameValue,
  Table,
  toDocument,
  rowIdOf,
} from '@plomada/domain';
import fc from 'fast-check';
import {
  answered,
  begin,
  bufferEntries,
  isBehind,
  type Loaded,
  markSent,
  markUnanswered,
  nextToSend,
  receive,
  reload,
  resume,
  submit,
} from './sync';
import { forgetRejected, recallRejected, rejected } from './rejected-actions';
import { IncrementalRebase } from './incremental-rebase';
import { undoSteps } from './undo';
import type { Author, RelayedEntry, SyncState } from './sync-state';

const NOW = '2026-03-02T12:00:00.000Z';
const author = (userId: string): Author => ({
  actor: { userId, name: userId, roles: ['projectAdmin'] },
  today: '2026-03-02',
});
const FOREMAN = { id: 'ana', userId: null, firstName: 'Ana', lastName: 'Pérez', email: '', company: '' };
const empty = createPlan({ ...defaultSettings('Prueba', '2026-03-02'), workingDays: '0111110' }, 'term-1');
const start: Plan = {
  ...empty,
  responsibles: Table.of([{ ...FOREMAN, function: '', role: 'user', isActive: true }]),
};

/** The one writer: decides upon its own plan, keeps the log, answers the same id twice the same way. */
class Server {
  plan = start;
  readonly log: RelayedEntry[] = [];

  submit(id: string, action: PlanAction, { actor }: Author): { seq: number } | { code: string } {
    const known = this.log.find((entry) => entry.actionId === id);
    if (known) return { seq: known.seq };
    const decision = decide(this.plan, action, this.contextOf(id, actor));
    if (!decision.ok) return { code: decision.refusal.code };
    this.plan = evolve(this.plan, decision.changes);
    const { type } = action;
    const by = { userId: actor.userId, name: actor.name };
    const seq = this.log.length + 1;
    const hash = seq % 3 === 0 ? hashOf(this.plan) : undefined;
    this.log.push({ seq, actionId: id, type, actor: by, at: NOW, changes: decision.changes, hash });
    return { seq };
  }

  /** What a client that starts again gets. */
  get loaded(): Loaded {
    return { plan: this.plan, seq: this.log.length, at: this.log.at(-1)?.at ?? null };
  }

  private contextOf(id: string, actor: Actor): DecisionContext {
    return {
      actor,
      now: NOW,
      today: '2026-03-02',
      newId: (n) => rowIdOf(id, n),
      entry: (actionId) => {
        const entry = this.log.find((one) => one.actionId === actionId);
        if (!entry) return null;
        const { type, seq, changes, actor } = entry;
        return { type, seq, changes, userId: actor.userId, behindUndoBarrier: false };
      },
    };
  }
}

/** A browser on a bad network: what it sends and what it is told may come late, twice, or not at all. */
class Client {
  state: SyncState = begin(start, 0);
  readonly lost: string[] = [];
  private readonly rebase = new IncrementalRebase();
  /** Without a network nothing is sent and nothing heard; the work goes on. */
  offline = false;
  readonly author: Author;
  constructor(
    readonly server: Server,
    userId = 'ana',
  ) {
    this.author = author(userId);
  }

  edit(id: string, action: PlanAction): void {
    const result = submit(this.state, { id, action, when: NOW }, this.author);
    if (result.ok) this.state = result.state;
  }

  /** One turn of sending. `fate` says what the network does. */
  send(fate: 'arrives' | 'answerLost' | 'lost'): void {
    const next = nextToSend(this.state);
    if (!next || this.offline) return;
    this.state = markSent(this.state, next.id);
    const answer = fate === 'lost' ? null : this.server.submit(next.id, next.action, this.author);
    if (!answer || fate === 'answerLost') this.state = markUnanswered(this.state);
    else if ('seq' in answer) this.state = answered(this.state, next.id, answer.seq);
    else {
      this.lost.push(next.id);
      this.state = rejected(this.state, next.id, { kind: 'invalid', code: answer.code });
    }
  }

  hear(entries: readonly RelayedEntry[]): void {
    if (!this.offline) this.state = receive(this.state, entries, this.author);
  }

  layAside(entries: readonly RelayedEntry[]): void {
    if (!this.offline) this.state = bufferEntries(this.state, entries);
  }

  /** The page is opened again: what was unsent and unread is in the browser's database. */
  reopen(): void {
    const { plan, seq, at } = this.server.loaded;
    const opened = recallRejected(begin(plan, seq, at), this.state.rejectedActions);
    this.state = resume(opened, this.state.pending);
  }

  /**
   * One action more is decided upon what was laid aside, rejected, reloaded or left by an earlier page; the last one gives what
   * would have come of deciding all at once.
   */
  rebaseOneMore(): void {
    const { state, author } = this;
    const rebased = this.rebase.advance(state, author, () => false);
    if (!rebased) return;
    const upTo = new Map([...state.buffer].filter(([seq]) => seq <= rebased.seq));
    const atOnce = receive({ ...state, buffer: upTo }, [], author);
    for (const shown of ['visible', 'confirmed'] as const) {
      expect(sameValue(sorted(rebased[shown]), sorted(atOnce[shown]))).toBe(true);
    }
    expect([...rebased.decided]).toEqual([...atOnce.decided]);
    expect(rebased.pending).toEqual(atOnce.pending);
    expect([rebased.seq, rebased.own, rebased.drifted]).toEqual([atOnce.seq, atOnce.own, atOnce.drifted]);
    this.state = rebased;
  }
}

/** At once, or laid aside and taken in slice by slice. */
const HEARD = ['hear', 'layAside', 'rebaseOneMore', 'rebaseOneMore'] as const;
const TURNS = [
  'edit',
  'edit',
  'workOnTerm',
  'workOnTerm',
  'workOnTerm',
  'undo',
  'redo',
  'send',
  'send',
  ...HEARD,
  'reload',
  'reopen',
  'network',
] as const;
type Turn = { client: number; what: (typeof TURNS)[number]; pick: number; fate: number };
const turn: fc.Arbitrary<Turn> = fc.record({
  client: fc.nat(2),
  what: fc.constantFrom(...TURNS),
  pick: fc.nat(1000),
  fate: fc.nat(5),
});

/** Any edit that makes sense for the plan that the client sees, and some that do not. */
function someAction(plan: Plan, id: string, pick: number): PlanAction {
  const tasks = plan.tasks.rows;
  const task = tasks[pick % Math.max(1, tasks.length)];
  const other = tasks[(pick * 7 + 1) % Math.max(1, tasks.length)];
  if (!task || pick % 5 === 0) {
    return { type: 'CREATE_TASK', payload: { id: `t-${id}`, text: `Tarea ${id}`, duration: 1 + (pick % 9) } };
  }
  switch (pick % 5) {
    case 1:
      return { type: 'MOVE_TASK', payload: { id: task.id, duration: 1 + (pick % 30) } };
    case 2: {
      // Beside a present one as often as not.
      const links = plan.links.rows;
      const { source, target } = (pick % 2 && links[pick % links.length]) || {
        source: task.id,
        target: other!.id,
      };
      const type = (['0', '1', '2'] as const)[pick % 3]!;
      return { type: 'ADD_LINK', payload: { id: `l-${id}`, source, target, type, lag: (pick % 4) - 1 } };
    }
    case 3:
      return { type: 'UPDATE_TASK', payload: { id: task.id, text: `Otra ${id}` } };
    default:
      return { type: 'DELETE_TASKS', payload: { ids: [task.id] } };
  }
}

/** Work on the open term: a promise or progress, what its close lacks, the close; or the term before it is opened again. */
function termAction(plan: Plan, pick: number): PlanAction | null {
  const taskId = plan.tasks.rows[pick % Math.max(1, plan.tasks.size)]?.id;
  if (!taskId) return null;
  const { missingResponsible, missingCauses } = closeProblems(plan);
  if (missingResponsible.length > 0) {
    const taskIds = missingResponsible;
    return {
      type: 'BATCH_UPDATE',
      payload: {
        actions: [
          { type: 'ASSIGN_RESPONSIBLES', payload: { taskIds, responsibles: [FOREMAN.id], mode: 'add' } },
          { type: 'ANALYSE_TASKS', payload: { taskIds, analysed: true } },
        ],
      },
    };
  }
  if (pick % 3 === 1) return { type: 'SET_COMMITMENT', payload: { taskId, commitment: 0.8 } };
  if (pick % 3 === 2) return { type: 'SET_PROGRESS', payload: { taskId, progress: 0.6 } };
  const [broken] = missingCauses;
  if (broken) {
    const cause = { cncType: 'Clima', cncOrigin: 'Obra', detail: 'Lluvia' };
    return { type: 'ADD_CAUSE', payload: { taskId: broken, ...cause } };
  }
  const last = closedTerms(plan).at(-1);
  return last && pick % 2 === 0
    ? { type: 'REOPEN_TERM', payload: { termId: last.id, reason: 'El avance se leyó en otro eje' } }
    : { type: 'CLOSE_TERM_V2', payload: { termId: openTerm(plan).id } };
}

const FATES = ['arrives', 'arrives', 'arrives', 'arrives', 'answerLost', 'lost'] as const;

function play(server: Server, clients: readonly Client[], turns: readonly Turn[]): void {
  turns.forEach(({ client: number, what, pick, fate }, n) => {
    const client = clients[number]!;
    if (what === 'edit') client.edit(`a${n}`, someAction(client.state.visible, String(n), pick));
    else if (what === 'workOnTerm') {
      const action = termAction(client.state.visible, pick);
      if (action) client.edit(`a${n}`, action);
    } else if (what === 'send') client.send(FATES[fate]!);
    else if (what === 'undo' || what === 'redo') {
      const step = undoSteps(client.state)[what].at(-1);
      if (step) client.edit(`a${n}`, { type: 'UNDO', payload: { actionId: step.actionId } });
    } else if (what === 'network') client.offline = !client.offline;
    else if (what === 'reload' || what === 'reopen') {
      if (client.offline) return;
      if (what === 'reopen') client.reopen();
      else client.state = reload(client.state, server.loaded);
    } else if (what === 'rebaseOneMore') client.rebaseOneMore();
    else {
      // Some entries of the log, in any order, some of them again.
      const from = pick % (server.log.length + 1);
      const heard = server.log.slice(from, from + 1 + fate);
      const told = fate % 2 === 0 ? heard : [...heard].reverse();
      if (what === 'layAside') client.layAside(told);
      else client.hear(told);
    }
  });
}

/** The network is good again: everybody sends what waits and hears everything. */
function settle(server: Server, clients: readonly Client[]): void {
  for (const client of clients) {
    client.offline = false;
    while (nextToSend(client.state)) {
      client.send('arrives');
      client.hear(server.log);
    }
  }
  for (const client of clients) client.hear(server.log);
}

const sorted = (plan: Plan) => {
  const { settings, ...tables } = toDocument(plan);
  return [
    settings,
    (Object.values(tables) as (readonly { id: string }[])[]).map((rows) =>
      [...rows].sort((a, b) => (a.id < b.id ? -1 : 1)),
    ),
  ];
};

describe('several people on one plan and a bad network', () => {
  it('ends with the same plan for everybody, and with every accepted edit in the log once', () => {
    fc.assert(
      fc.property(fc.array(turn, { minLength: 30, maxLength: 120, size: 'max' }), (turns) => {
        const server = new Server();
        const clients = ['ana', 'luis', 'eva'].map((name) => new Client(server, name));
        play(server, clients, turns);
        settle(server, clients);
        const ids = server.log.map(({ actionId }) => actionId);
        expect(new Set(ids).size).toBe(ids.length);
        for (const { state, lost } of clients) {
          expect(state.pending).toEqual([]);
          expect(isBehind(state)).toBe(false);
          expect(state.drifted).toBe(false);
          expect(state.seq).toBe(server.log.length);
          expect(state.visible).toBe(state.confirmed);
          expect(sameValue(sorted(state.confirmed), sorted(server.plan))).toBe(true);
          expect(state.rejectedActions.map(({ pending }) => pending.id)).toEqual(lost);
        }
      }),
      { numRuns: 150 },
    );
  });
});

describe('a plan that is not the server’s', () => {
  const create = (id: string): PlanAction => ({ type: 'CREATE_TASK', payload: { id, text: id } });

  it('is found out by the hash, and reloading it keeps the unsent work', () => {
    const server = new Server();
    const client = new Client(server);
    for (const id of ['t1', 't2', 't3']) server.submit(`b${id}`, create(id), author('luis'));
    client.edit('a1', create('t4'));
    const [first, second, third] = server.log as [RelayedEntry, RelayedEntry, RelayedEntry];
    client.hear([first, { ...second, changes: [] }]);
    expect(client.state.drifted).toBe(false);
    client.hear([third]);
    expect(client.state.drifted).toBe(true);
    const loaded = receive(reload(client.state, server.loaded), [], client.author);
    expect(loaded.drifted).toBe(false);
    expect(loaded.visible.tasks.rows.map(({ id }) => id)).toEqual(['t1', 't2', 't3', 't4']);
  });
});

describe('an own edit', () => {
  const create: PlanAction = { type: 'CREATE_TASK', payload: { id: 't1', text: 'Excavar' } };

  it('is visible at once and stays when the server confirms it', () => {
    const server = new Server();
    const client = new Client(server);
    client.edit('a1', create);
    expect(client.state.visible.tasks.has('t1')).toBe(true);
    expect(client.state.confirmed.tasks.has('t1')).toBe(false);
    client.send('arrives');
    client.hear(server.log);
    expect(client.state.confirmed.tasks.has('t1')).toBe(true);
    expect(client.state.pending).toEqual([]);
  });

  it('that the rules forbid here changes nothing and says why', () => {
    const state = begin(start, 0);
    const result = submit(
      state,
      { id: 'a1', action: { type: 'DELETE_TASKS', payload: { ids: ['x'] } }, when: NOW },
      author('ana'),
    );
    expect(result).toMatchObject({ ok: false, refusal: { code: 'TASK_UNKNOWN' } });
  });

  it('that the server refuses disappears and is kept as rejected until it was read', () => {
    const server = new Server();
    const [ana, luis] = [new Client(server), new Client(server, 'luis')];
    ana.edit('a1', create);
    ana.send('arrives');
    luis.hear(server.log);
    luis.edit('b1', { type: 'UPDATE_TASK', payload: { id: 't1', text: 'Excavar a mano' } });
    ana.hear(server.log);
    ana.edit('a2', { type: 'DELETE_TASKS', payload: { ids: ['t1'] } });
    ana.send('arrives');
    luis.send('arrives');
    expect(luis.state.rejectedActions).toMatchObject([
      { pending: { id: 'b1' }, failure: { code: 'TASK_UNKNOWN' } },
    ]);
    expect(forgetRejected(luis.state, 'b1').rejectedActions).toEqual([]);
  });

  it('whose answer was lost is sent again and stands in the log once', () => {
    const server = new Server();
    const client = new Client(server);
    client.edit('a1', create);
    client.send('answerLost');
    client.send('arrives');
    client.hear(server.log);
    expect(server.log).toHaveLength(1);
    expect(client.state.pending).toEqual([]);
  });
});
