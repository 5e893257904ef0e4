import {
  type Actor,
  createPlan,
  decide,
  defaultSettings,
  evolve,
  type Plan,
  type PlanAction,
  sameValue,
  toDocument,
} from '@plomada/domain';
import fc from 'fast-check';
import {
  answered,
  begin,
  forgetSetback,
  isBehind,
  markSent,
  markUnanswered,
  nextToSend,
  receive,
  rejected,
  reload,
  submit,
} from './sync';
import type { Author, RelayedEntry, SyncState } from './sync-state';

const NOW = '2026-03-02T12:00:00.000Z';
const ACTOR: Actor = { userId: 'u', name: 'U', roles: ['projectAdmin'] };
const AUTHOR: Author = { actor: ACTOR, today: '2026-03-02' };
const start: Plan = createPlan(
  { ...defaultSettings('Prueba', '2026-03-02'), workingDays: '0111110' },
  'term-1',
);

/** The one writer: decides upon its own plan, keeps the log, answers the same id twice the same way. */
class Server {
  plan = start;
  readonly log: RelayedEntry[] = [];

  submit(id: string, action: PlanAction): { seq: number } | { code: string } {
    const known = this.log.find((entry) => entry.actionId === id);
    if (known) return { seq: known.seq };
    const context = { actor: ACTOR, now: NOW, today: '2026-03-02', newId: (n: number) => `${id}-${n}` };
    const decision = decide(this.plan, action, context);
    if (!decision.ok) return { code: decision.refusal.code };
    this.plan = evolve(this.plan, decision.changes);
    this.log.push({ seq: this.log.length + 1, actionId: id, changes: decision.changes });
    return { seq: this.log.length };
  }
}

/** A browser on a bad network: what it sends and what it is told may come late, twice, or not at all. */
class Client {
  state: SyncState = begin(start, 0);
  readonly lost: string[] = [];
  constructor(readonly server: Server) {}

  edit(id: string, action: PlanAction): void {
    const result = submit(this.state, { id, action, when: NOW }, AUTHOR);
    if (result.ok) this.state = result.state;
  }

  /** One turn of sending. `fate` says what the network does. */
  send(fate: 'arrives' | 'answerLost' | 'lost'): void {
    const next = nextToSend(this.state);
    if (!next) return;
    this.state = markSent(this.state, next.id);
    const answer = fate === 'lost' ? null : this.server.submit(next.id, next.action);
    if (!answer || fate === 'answerLost') this.state = markUnanswered(this.state);
    else if ('seq' in answer) this.state = answered(this.state, next.id, answer.seq);
    else {
      this.lost.push(next.id);
      this.state = rejected(this.state, next.id, { kind: 'invalid', code: answer.code }, AUTHOR);
    }
  }

  hear(entries: readonly RelayedEntry[]): void {
    this.state = receive(this.state, entries, AUTHOR);
  }
}

type Turn = { client: number; what: 'edit' | 'send' | 'hear' | 'reload'; pick: number; fate: number };
const turn: fc.Arbitrary<Turn> = fc.record({
  client: fc.nat(2),
  what: fc.constantFrom('edit', 'edit', 'send', 'send', 'hear', 'reload'),
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
    case 2:
      return {
        type: 'ADD_LINK',
        payload: { id: `l-${id}`, source: task.id, target: other!.id, type: '0', lag: (pick % 4) - 1 },
      };
    case 3:
      return { type: 'UPDATE_TASK', payload: { id: task.id, text: `Otra ${id}` } };
    default:
      return { type: 'DELETE_TASKS', payload: { ids: [task.id] } };
  }
}

const FATES = ['arrives', 'arrives', 'arrives', 'arrives', 'answerLost', 'lost'] as const;

function play(server: Server, clients: readonly Client[], turns: readonly Turn[]): void {
  turns.forEach(({ client: number, what, pick, fate }, n) => {
    const client = clients[number]!;
    if (what === 'edit') client.edit(`a${n}`, someAction(client.state.visible, String(n), pick));
    else if (what === 'send') client.send(FATES[fate]!);
    else if (what === 'reload') client.state = reload(client.state, server.plan, server.log.length, AUTHOR);
    else {
      // Some entries of the log, in any order, some of them again.
      const from = pick % (server.log.length + 1);
      const heard = server.log.slice(from, from + 1 + fate);
      client.hear(fate % 2 === 0 ? heard : [...heard].reverse());
    }
  });
}

/** The network is good again: everybody sends what waits and hears everything. */
function settle(server: Server, clients: readonly Client[]): void {
  for (const client of clients) {
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
        const clients = [new Client(server), new Client(server), new Client(server)];
        play(server, clients, turns);
        settle(server, clients);
        const ids = server.log.map(({ actionId }) => actionId);
        expect(new Set(ids).size).toBe(ids.length);
        for (const { state, lost } of clients) {
          expect(state.pending).toEqual([]);
          expect(isBehind(state)).toBe(false);
          expect(state.seq).toBe(server.log.length);
          expect(state.visible).toBe(state.confirmed);
          expect(sameValue(sorted(state.confirmed), sorted(server.plan))).toBe(true);
          expect(state.setbacks.map(({ pending }) => pending.id)).toEqual(lost);
        }
      }),
      { numRuns: 150 },
    );
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
      AUTHOR,
    );
    expect(result).toMatchObject({ ok: false, refusal: { code: 'TASK_UNKNOWN' } });
  });

  it('that the server refuses disappears and is kept as a setback until it was read', () => {
    const server = new Server();
    const [ana, luis] = [new Client(server), new Client(server)];
    ana.edit('a1', create);
    ana.send('arrives');
    luis.hear(server.log);
    luis.edit('b1', { type: 'UPDATE_TASK', payload: { id: 't1', text: 'Excavar a mano' } });
    ana.hear(server.log);
    ana.edit('a2', { type: 'DELETE_TASKS', payload: { ids: ['t1'] } });
    ana.send('arrives');
    luis.send('arrives');
    expect(luis.state.setbacks).toMatchObject([{ pending: { id: 'b1' }, failure: { code: 'TASK_UNKNOWN' } }]);
    expect(forgetSetback(luis.state, 'b1').setbacks).toEqual([]);
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
