import { act, screen } from '@testing-library/react';
import type { MeetingMinutes, MinutesAnswer } from '@plomada/contracts';
import type { MinutesContent, SaidLine } from '@plomada/domain';
import { begin } from '@plomada/sync';
import { business, project } from '../../testing/examples';
import { ACTOR, PLAN, SEQ } from '../../testing/plan-page';
import { type Answers, serve } from '../../testing/server';
import { show } from '../../testing/show';
import { startTestTranslations } from '../../testing/translations';
import { planEvents } from '../../plan/state/plan-actions';
import { projectsActions } from '../projects/projects-slice';
import { MinutesPage } from './minutes-page';
import { minutesSaga } from './minutes-saga';
import { keyOf, minutesActions } from './minutes-slice';
import { storedUnsent } from './unsent-minutes';

const OF = { number: 1, date: '2026-03-06' };
const READ = 'GET /api/project/p1/minutes/1?date=2026-03-06';
const SAVE = 'POST /api/project/p1/minutes/1';
const line = (id: string): SaidLine => ({ id, kind: 'note', about: null, text: `Línea ${id}`, until: null });
const content = (...ids: readonly string[]): MinutesContent => ({
  ...{ startedAt: '2026-03-06T15:00:00.000Z', endedAt: null },
  ...{ attendance: [], said: ids.map(line), outcomes: [] },
});
const kept = (version: number, name: string, ...ids: readonly string[]): MeetingMinutes => ({
  ...{
    ...OF,
    version,
    startedAt: '2026-03-06T15:00:00.000Z',
    endedAt: null,
    attendance: [],
    outcomes: [],
  },
  said: ids.map((id) => ({ ...line(id), aboutName: '' })),
  savedAt: '2026-03-06T15:10:00.000Z',
  savedBy: { userId: name, name },
});
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** A server that keeps minutes as the real one does, and the page that reads them. */
async function page({
  joined = true,
  minutes = null as MeetingMinutes | null,
  answers = {} as Answers,
  path = '/minutes?project=p1&term=1&date=2026-03-06',
} = {}) {
  const server = { minutes };
  const answer = (): { body: MinutesAnswer } => ({ body: { minutes: server.minutes, open: [] } });
  const asked = serve({
    [READ]: answer,
    [SAVE]: (body) => {
      const { version, said } = body as { version: number; said: SaidLine[] };
      if (version !== (server.minutes?.version ?? 0))
        return { status: 409, body: { kind: 'conflict', code: 'MINUTES_STALE', params: { name: 'luis' } } };
      server.minutes = kept(version + 1, ACTOR.userId, ...said.map(({ id }) => id));
      return answer();
    },
    ...answers,
  });
  const summary = { ...project(), business: business() };
  const view = show(<MinutesPage />, {
    path,
    saga: minutesSaga,
    actions: [
      projectsActions.loaded({ b1: business() }),
      planEvents.loaded({ projectId: 'p1', summary, actor: ACTOR, sync: begin(PLAN, SEQ) }),
      planEvents.joinedChanged(joined),
    ],
  });
  await wait(0);
  const write = (...ids: readonly string[]) =>
    act(async () => {
      view.store.dispatch(minutesActions.changed({ projectId: 'p1', ...OF, content: content(...ids) }));
    });
  const join = () => act(async () => void view.store.dispatch(planEvents.joinedChanged(true)));
  const saves = () => asked.filter(({ call }) => call === SAVE).length;
  const state = () =>
    (
      view.store.getState() as never as {
        minutes: { meetings: Record<string, { joinedWith: string | null; refused: unknown }> };
      }
    ).minutes.meetings[keyOf(OF)]!;
  return { server, write, join, saves, state };
}

const linesShown = () => screen.getAllByText(/^Línea/).map(({ textContent }) => textContent);
const unsent = () => storedUnsent(ACTOR.userId, 'p1')[0];

describe('the minutes of a meeting', () => {
  beforeAll(startTestTranslations);
  beforeEach(() => {
    localStorage.clear();
    jest.useFakeTimers();
  });
  afterEach(() => jest.useRealTimers());

  it('are saved once whoever writes pauses, and let go of in the browser', async () => {
    const { server, write, saves } = await page();
    await write('a');
    await write('a', 'b');
    expect(unsent()?.own.said.map(({ id }) => id)).toEqual(['a', 'b']);
    await wait(700);
    expect(server.minutes).toMatchObject({ version: 1, said: [{ id: 'a' }, { id: 'b' }] });
    expect([saves(), unsent()]).toEqual([1, undefined]);
  });

  it('are joined with what somebody saved meanwhile, and say so', async () => {
    const { server, write, state } = await page({ minutes: kept(1, 'luis', 'a') });
    expect(linesShown()).toEqual(['Línea a']);
    server.minutes = kept(2, 'luis', 'a', 'theirs');
    await write('a', 'own');
    await wait(2_000);
    expect(server.minutes).toMatchObject({ version: 3 });
    expect(linesShown()).toEqual(['Línea a', 'Línea theirs', 'Línea own']);
    expect(state().joinedWith).toBe('luis');
  });

  it('wait in the browser without a network, over a reload too, and go when it is back', async () => {
    const away = await page({ joined: false });
    await away.write('a');
    await wait(5_000);
    expect(away.saves()).toBe(0);
    document.body.innerHTML = '';
    const back = await page({ joined: false, minutes: kept(1, 'luis', 'theirs') });
    expect(linesShown()).toContain('Línea a');
    await back.join();
    await wait(2_000);
    expect(back.server.minutes!.said.map(({ id }) => id)).toEqual(['theirs', 'a']);
    expect(unsent()).toBeUndefined();
  });

  it('are asked for again where the server could not be reached for a moment', async () => {
    let isDown = true;
    const down = { status: 503, body: { kind: 'unavailable', code: 'SERVICE_UNAVAILABLE' } };
    const { write, saves } = await page({
      answers: { [READ]: () => (isDown ? down : { body: { minutes: null, open: [] } }) },
    });
    await write('a');
    await wait(3_000);
    expect(saves()).toBe(0);
    isDown = false;
    await wait(10_000);
    expect([saves(), unsent()]).toEqual([1, undefined]);
  });

  it('keep what was typed where the server does not take it, and try again with the next change', async () => {
    let refuses = true;
    const refused = { status: 400, body: { kind: 'invalid', code: 'REQUEST_INVALID' } };
    const { write, state, saves } = await page({
      answers: {
        [SAVE]: () => (refuses ? refused : { body: { minutes: kept(1, 'ana', 'a', 'b'), open: [] } }),
      },
    });
    await write('a');
    await wait(20_000);
    expect([saves(), state().refused]).toEqual([1, expect.objectContaining({ code: 'REQUEST_INVALID' })]);
    expect(linesShown()).toEqual(['Línea a']);
    refuses = false;
    await write('a', 'b');
    await wait(2_000);
    expect([saves(), state().refused, unsent()]).toEqual([2, null, undefined]);
  });

  it('that were kept by their term alone are those of the day on which the meeting began', async () => {
    const base = { ...kept(1, 'luis', 'a'), date: undefined };
    const key = `plomada.minutes.p1.${ACTOR.userId}.1`;
    localStorage.setItem(key, JSON.stringify({ base, own: content('a', 'own') }));
    const { server } = await page({ minutes: kept(1, 'luis', 'a') });
    await wait(2_000);
    expect(server.minutes).toMatchObject({ version: 2, said: [{ id: 'a' }, { id: 'own' }] });
    expect(localStorage.getItem(key)).toBeNull();
  });

  it('that are not written yet lead to the meeting that can still write them', async () => {
    jest.setSystemTime(new Date('2026-03-06T15:00:00.000Z'));
    await page({
      path: '/minutes?project=p1&term=1',
      answers: {
        'GET /api/project/p1/minutes': () => ({ body: { minutes: [] } }),
      },
    });
    await wait(0);
    expect(screen.getByText('Este corto plazo no tiene acta')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Abrir la reunión' })).toHaveAttribute(
      'href',
      '/progressManager?project=p1&meeting=1',
    );
  });

  it('are of the newest meeting about the term where no day is named', async () => {
    const short = { ...OF, startedAt: '2026-03-06T15:00:00.000Z', present: 0, decisions: 0 };
    const all = () => ({ body: { minutes: [short, { ...short, date: '2026-03-02' }] } });
    await page({
      path: '/minutes?project=p1&term=1',
      minutes: kept(1, 'luis', 'a'),
      answers: { 'GET /api/project/p1/minutes': all },
    });
    await wait(0);
    expect(linesShown()).toEqual(['Línea a']);
    expect(screen.getByText(/06\/03\/2026/)).toBeVisible();
  });
});
