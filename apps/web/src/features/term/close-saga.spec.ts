import type { Failure, ValidationAnswer } from '@plomada/contracts';
import {
  type Actor,
  createPlan,
  defaultSettings,
  newTask,
  openTerm,
  type Plan,
  Table,
  type Task,
} from '@plomada/domain';
import { begin } from '@plomada/sync';
import { combineReducers, configureStore, type UnknownAction } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { put, takeEvery } from 'redux-saga/effects';
import { planActions, planEvents } from '../../plan/state/plan-actions';
import { planReducer } from '../../plan/state/plan-reducer';
import { submitAction } from '../../plan/sending/submit-action';
import { closeSaga } from './close-saga';
import { closeActions, closeReducer } from './close-slice';

const ACTOR: Actor = { userId: 'ana', name: 'Ana', roles: ['projectAdmin'] };

function planWith(more: Partial<Task>): Plan {
  const plan = createPlan({ ...defaultSettings('Obra', '2026-03-02'), workingDays: '0111110' }, 'term-1');
  const task = newTask({ id: 't1', text: 'Excavar', index: 0, start: '2026-03-02', end: '2026-03-05' });
  const person = {
    id: 'r1',
    userId: null,
    firstName: 'Luis',
    lastName: 'Soto',
    email: 'luis@obra.cl',
    company: '',
    function: '',
    role: 'user',
    isActive: true,
  } as const;
  return {
    ...plan,
    responsibles: Table.of([person]),
    tasks: Table.of([{ ...task, analysed: true, responsibles: ['r1'], ...more }]),
  };
}
const ready = planWith({ commitment: 0.5, progress: 0.5 });
const VALID: ValidationAnswer = {
  status: true,
  valid: true,
  seq: 7,
  data: { differing: [], missingResponsible: [], missingCauses: [] },
};

const RUNNING: Failure = { kind: 'conflict', code: 'CLOSE_RUNNING', params: { name: 'Luis' } };

const CUT: Failure = { kind: 'unavailable', code: 'NETWORK_DOWN' };

/** The browser's half of a close, with the real reducers; the server answers as told. */
interface Server {
  readonly validation?: ValidationAnswer;
  readonly submit?: 'accepts' | 'refuses' | 'is silent';
  /** The announcement that does not go through. */
  readonly deafTo?: string;
  readonly because?: Failure;
  readonly roles?: Actor['roles'];
}

function browser(plan: Plan, server: Server = {}) {
  const { validation = VALID, submit = 'accepts', deafTo, because = RUNNING, roles = ACTOR.roles } = server;
  const submitted: unknown[] = [];
  const announced: string[] = [];
  const heard: string[] = [];
  const calls: string[] = [];
  globalThis.fetch = (async (url: string) => {
    calls.push(url);
    return new Response(JSON.stringify(validation), { status: 200 });
  }) as typeof fetch;
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: combineReducers({ plan: planReducer, closeTerm: closeReducer }),
    middleware: (defaults) =>
      defaults({ thunk: false, serializableCheck: false, immutableCheck: false }).concat(sagas),
  });
  const loaded = { projectId: 'p1', summary: {} as never, actor: { ...ACTOR, roles }, sync: begin(plan, 7) };
  store.dispatch(planEvents.loaded(loaded));
  sagas.run(closeSaga);
  sagas.run(function* serverSide() {
    yield takeEvery(planActions.announce, function* ({ payload }) {
      heard.push(payload.announcement);
      // Starting again is a sign of life and tells nothing new.
      if (announced.at(-1) !== payload.announcement) announced.push(payload.announcement);
      const failure = payload.announcement === deafTo ? because : null;
      yield put(planEvents.announced({ id: payload.id, failure }));
    });
    yield takeEvery(planActions.submit, function* (action: ReturnType<typeof planActions.submit>) {
      submitted.push(action.payload);
      if (submit === 'accepts') yield* submitAction(action) as Generator<never>;
      if (submit === 'is silent') return;
      const id = action.meta.id!;
      yield put(
        (submit === 'accepts'
          ? planEvents.accepted({ id })
          : planEvents.refused({ id, failure: { kind: 'conflict', code: 'CLOSE_STALE' } })) as UnknownAction,
      );
    });
  });
  const close = () => store.getState().closeTerm;
  const confirm = async () => {
    store.dispatch(closeActions.requested());
    store.dispatch(closeActions.confirmed());
    await jest.advanceTimersByTimeAsync(4_000);
  };
  return { store, close, confirm, announced, heard, calls, submitted };
}

describe('closing a short term', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is refused here while a responsible or a cause is missing', () => {
    const nobody = browser(planWith({ responsibles: [] }));
    nobody.store.dispatch(closeActions.requested());
    expect(nobody.close().phase).toBe('checking');
    const short = browser(planWith({ commitment: 0.8, progress: 0.5 }));
    short.store.dispatch(closeActions.requested());
    expect(short.close().phase).toBe('checking');
  });

  it('holds the others up from the check on, and lets them go when it is called off', async () => {
    const { store, announced } = browser(planWith({ responsibles: [] }));
    store.dispatch(closeActions.requested());
    expect(announced).toEqual(['CLOSE_TERM_START']);
    store.dispatch(closeActions.dismissed());
    expect(announced).toEqual(['CLOSE_TERM_START', 'CLOSE_TERM_CANCELED']);
    store.dispatch(closeActions.requested());
    expect(announced.at(-1)).toBe('CLOSE_TERM_START');
  });

  it.each(['checking', 'confirming', 'running'])(
    'tells the others again when back from a cut while %s',
    async (phase) => {
      const { store, close, heard } = browser(phase === 'checking' ? planWith({ responsibles: [] }) : ready);
      store.dispatch(closeActions.requested());
      if (phase === 'running') store.dispatch(closeActions.confirmed());
      expect(close().phase).toBe(phase);
      const before = heard.length;
      store.dispatch(planEvents.joinedChanged(false));
      expect(heard).toHaveLength(before);
      store.dispatch(planEvents.joinedChanged(true));
      expect(heard.slice(before)).toEqual(['CLOSE_TERM_START']);
      store.dispatch(closeActions.dismissed());
      expect(heard.slice(before + 1)).toEqual(['CLOSE_TERM_CANCELED']);
      store.dispatch(planEvents.joinedChanged(true));
      expect(heard).toHaveLength(before + 2);
    },
  );

  it('tells the others that it is on, and that it is off, once there is a network', () => {
    const { store, close, heard } = browser(ready, { deafTo: 'CLOSE_TERM_START', because: CUT });
    store.dispatch(closeActions.requested());
    expect(close().phase).toBe('confirming');
    store.dispatch(planEvents.joinedChanged(true));
    store.dispatch(closeActions.dismissed());
    expect(heard).toEqual(['CLOSE_TERM_START', 'CLOSE_TERM_START', 'CLOSE_TERM_CANCELED']);
  });

  it('makes way at the check when somebody else closes', () => {
    const { store, close } = browser(ready, { deafTo: 'CLOSE_TERM_START' });
    store.dispatch(closeActions.requested());
    expect(close()).toMatchObject({
      phase: 'stopped',
      stage: 'local',
      why: { failure: { code: 'CLOSE_RUNNING' } },
    });
  });

  it('asks again when another term is open than the one that was to be closed', async () => {
    const { store, close, announced } = browser(ready);
    store.dispatch(closeActions.ready({ number: 2 }));
    store.dispatch(closeActions.confirmed());
    await jest.advanceTimersByTimeAsync(4_000);
    expect([close(), announced]).toEqual([{ phase: 'confirming', number: 1 }, ['CLOSE_TERM_START']]);
  });

  it.each(['confirming', 'checking'])('lets go while %s when its term is closed in another page', (phase) => {
    const plan = phase === 'checking' ? planWith({ responsibles: [] }) : ready;
    const { store, close } = browser(plan);
    store.dispatch(closeActions.requested());
    const { open } = store.getState().plan;
    if (open.phase !== 'ready') throw new Error('not open');
    store.dispatch(planEvents.synced(open.sync));
    expect(close()).toEqual({ phase, number: 1 });
    const [term] = plan.terms.rows;
    const terms = Table.of([
      { ...term!, realClosingTime: '2026-03-08T20:00:00.000Z' },
      { ...term!, id: 'term-2', number: 2, startDate: '2026-03-09' },
    ]);
    store.dispatch(planEvents.synced(begin({ ...plan, terms }, 8)));
    expect(close()).toEqual({ phase: 'idle' });
  });

  it('waits a second before each of the three stages ahead of the close, then shows what it brought', async () => {
    const { store, close, announced, calls } = browser(ready);
    store.dispatch(closeActions.requested());
    expect(close()).toEqual({ phase: 'confirming', number: 1 });
    store.dispatch(closeActions.confirmed());
    expect(close()).toMatchObject({ stage: 'prepare' });
    await jest.advanceTimersByTimeAsync(999);
    expect(close()).toMatchObject({ stage: 'prepare' });
    await jest.advanceTimersByTimeAsync(1);
    expect(close()).toMatchObject({ stage: 'validateTerm' });
    expect(calls).toEqual([]);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(calls).toEqual(['/api/terms/validation_term_tasks']);
    expect(close()).toMatchObject({ stage: 'validateAll' });
    await jest.advanceTimersByTimeAsync(1_000);
    expect(close()).toEqual({
      phase: 'done',
      number: 1,
      commitmentLevel: { level: { value: 100, numerator: 1, denominator: 1 }, beyond: 0 },
      met: 1,
      promised: 1,
      ppc: 100,
      carriedOver: 1,
      leftBehind: [],
      secondClose: null,
      nextNumber: 2,
      nextStart: '2026-03-09',
      nextLastDay: '2026-03-15',
    });
    expect(announced).toEqual(['CLOSE_TERM_START', 'CLOSE_TERM_END']);
    const { open } = store.getState().plan;
    expect(open.phase === 'ready' && openTerm(open.sync.visible).number).toBe(2);
  });

  it('names the term that is closed from the first stage to the result, whatever term the plan has open', async () => {
    const { store, close } = browser(ready);
    const numbers = new Set<unknown>();
    const openNumbers = new Set<number>();
    store.subscribe(() => {
      const { closeTerm, plan } = store.getState();
      if (closeTerm.phase !== 'idle') numbers.add(closeTerm.number);
      if (plan.open.phase === 'ready') openNumbers.add(openTerm(plan.open.sync.visible).number);
    });
    store.dispatch(closeActions.requested());
    store.dispatch(closeActions.confirmed());
    await jest.advanceTimersByTimeAsync(4_000);
    expect(close().phase).toBe('done');
    expect([...openNumbers]).toEqual([1, 2]);
    expect([...numbers]).toEqual([1]);
  });

  it('validates all of a plan with summaries, to the last percent', async () => {
    const branch = (root: string, index: number) => {
      const dates = { start: '2026-03-02', end: '2026-03-05' };
      const leaf = { ...newTask({ id: `${root}1`, text: 'Excavar', index: 1, ...dates }), parent: root };
      return [newTask({ id: root, text: 'Etapa', index, ...dates }), { ...leaf, responsibles: ['r1'] }];
    };
    const tasks = Table.of([...branch('a', 0), ...branch('b', 1)]);
    const { store, confirm } = browser({ ...ready, tasks });
    const percents: number[] = [];
    store.subscribe(() => {
      const { closeTerm } = store.getState();
      if (closeTerm.phase === 'running' && closeTerm.stage === 'validateAll')
        percents.push(closeTerm.percent);
    });
    await confirm();
    expect(percents.at(-1)).toBe(100);
  });

  it('stops where the server’s record differs, and calls the close off', async () => {
    const differs = { ...VALID, valid: false, data: { ...VALID.data, differing: ['t1'] } };
    const { close, confirm, announced } = browser(ready, { validation: differs });
    await confirm();
    expect(close()).toEqual({
      phase: 'stopped',
      number: 1,
      stage: 'validateTerm',
      why: { name: 'differs', data: differs.data, seq: 7 },
    });
    expect(announced).toEqual(['CLOSE_TERM_START', 'CLOSE_TERM_CANCELED']);
  });

  it('stops when the close itself is refused, and calls the close off', async () => {
    const { close, confirm, announced } = browser(ready, { submit: 'refuses' });
    await confirm();
    expect(close()).toMatchObject({
      phase: 'stopped',
      stage: 'close',
      why: { name: 'failure', failure: { code: 'CLOSE_STALE' } },
    });
    expect(announced).toEqual(['CLOSE_TERM_START', 'CLOSE_TERM_CANCELED']);
  });

  it('stops when own changes cannot be sent for half a minute', async () => {
    const { store, close, confirm } = browser(ready);
    const { open } = store.getState().plan;
    if (open.phase !== 'ready') throw new Error('not open');
    const unsent = {
      id: 'a1',
      action: { type: 'SET_PROGRESS', payload: { taskId: 't1', progress: 0.6 } },
      when: '2026-03-03T12:00:00.000Z',
      baseSeq: 7,
      stage: { name: 'sent' },
    } as const;
    store.dispatch(planEvents.synced({ ...open.sync, pending: [unsent] }));
    await confirm();
    await jest.advanceTimersByTimeAsync(30_000);
    expect(close()).toMatchObject({ phase: 'stopped', stage: 'prepare', why: { name: 'unsent' } });
  });

  it('stops before anything when somebody else closes, and calls nothing off', async () => {
    const { close, confirm, announced, calls } = browser(ready, { deafTo: 'CLOSE_TERM_START' });
    await confirm();
    expect(close()).toMatchObject({
      phase: 'stopped',
      stage: 'prepare',
      why: { name: 'failure', failure: { code: 'CLOSE_RUNNING' } },
    });
    expect(announced).toEqual(['CLOSE_TERM_START']);
    expect(calls).toEqual([]);
  });

  it('that was stopped by somebody else’s is over with that one: what was meant is closed', async () => {
    const { store, close, confirm } = browser(ready, { deafTo: 'CLOSE_TERM_START' });
    await confirm();
    store.dispatch(planEvents.closingChanged(null));
    expect(close().phase).toBe('idle');
  });

  it('stops when the server cannot compare, and can be started again', async () => {
    const { store, close, confirm, announced } = browser(ready);
    const answers = globalThis.fetch;
    globalThis.fetch = () => Promise.reject(new TypeError('offline'));
    await confirm();
    expect(close()).toMatchObject({ phase: 'stopped', stage: 'validateTerm', why: { name: 'failure' } });
    globalThis.fetch = answers;
    store.dispatch(closeActions.requested());
    expect(close()).toEqual({ phase: 'confirming', number: 1 });
    await confirm();
    expect(close()).toMatchObject({ phase: 'done' });
    expect(announced).toEqual([
      'CLOSE_TERM_START',
      'CLOSE_TERM_CANCELED',
      'CLOSE_TERM_START',
      'CLOSE_TERM_END',
    ]);
  });

  it('is done once the server has it, whether the others hear of its end or not', async () => {
    const told = jest.spyOn(console, 'warn').mockImplementation();
    const { close, confirm } = browser(ready, { deafTo: 'CLOSE_TERM_END' });
    await confirm();
    expect(close()).toMatchObject({ phase: 'done', number: 1 });
    told.mockRestore();
  });

  it('is forced by a facilitator upon what the server compared', async () => {
    const validation = { ...VALID, valid: false, data: { ...VALID.data, differing: ['t1'] } };
    const { store, close, confirm, calls, submitted } = browser(ready, {
      validation,
      roles: ['projectAdmin', 'facilitator'],
    });
    await confirm();
    store.dispatch(closeActions.forced({ seq: 7 }));
    await jest.advanceTimersByTimeAsync(1_000);
    expect(close()).toMatchObject({ phase: 'done' });
    expect(calls).toHaveLength(1);
    const payload = { termId: 'term-1', validatedSeq: 7, forced: true };
    expect(submitted).toEqual([{ type: 'CLOSE_TERM_V2', payload }]);
  });

  it.each(['confirming', 'checking'])('makes room for somebody else’s while it is %s', (phase) => {
    const { store, close } = browser(phase === 'checking' ? planWith({ responsibles: [] }) : ready);
    store.dispatch(closeActions.requested());
    expect(close().phase).toBe(phase);
    const luis = { userId: 'luis', name: 'Luis', since: '2026-03-09T12:00:00.000Z' };
    store.dispatch(planEvents.closingChanged({ ...luis, state: 'running' }));
    expect(close()).toEqual({ phase: 'idle' });
  });

  it('is called off when the person leaves before the close', async () => {
    const { store, close, announced } = browser(ready);
    store.dispatch(closeActions.requested());
    store.dispatch(closeActions.confirmed());
    await jest.advanceTimersByTimeAsync(1_500);
    store.dispatch(closeActions.dismissed());
    await jest.advanceTimersByTimeAsync(3_000);
    expect(close()).toEqual({ phase: 'idle' });
    expect(announced).toEqual(['CLOSE_TERM_START', 'CLOSE_TERM_CANCELED']);
  });

  it.each([
    ['left', planEvents.closed()],
    ['exchanged for another', planEvents.loading({ projectId: 'p2' })],
  ])('ends here when its project is %s, and says nothing to another one', async (_, event) => {
    const { store, close, confirm, announced } = browser(ready, { submit: 'is silent' });
    await confirm();
    expect(close()).toMatchObject({ phase: 'running', stage: 'close' });
    store.dispatch(event);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(close()).toEqual({ phase: 'idle' });
    expect(announced).toEqual(['CLOSE_TERM_START']);
  });
});
