import type { PastAction } from '@plomada/contracts';
import { begin } from '@plomada/sync';
import { act, fireEvent, screen } from '@testing-library/react';
import { planEvents } from '../../plan/state/plan-actions';
import type { OpenProject } from '../../plan/state/plan-state';
import { business, project } from '../../testing/examples';
import { ACTOR, PLAN, SEQ } from '../../testing/plan-page';
import { serve } from '../../testing/server';
import { show } from '../../testing/show';
import { startTestTranslations } from '../../testing/translations';
import { lastVisitSaga } from './last-visit-saga';
import { SinceVisitLine } from './since-visit-line';

const SINCE = '2026-03-02T14:05:00.000Z';
const LAST_SESSION = `GET /api/user/${ACTOR.userId}/getLastSession/p1`;
const AFTER = 'GET /api/actions/p1/get_after/2026-03-02';
const SCENARIO = { number: 1 } as unknown as (OpenProject & { phase: 'ready' })['scenario'];

const line = (id: string, at: string): Pick<PastAction, 'User' | 'at'> => ({
  User: { id, firstName: id, lastName: 'Pizarro' },
  at,
});
const BEFORE = '2026-03-02T08:00:00.000Z';
const LATER = '2026-03-03T08:00:00.000Z';
const pastAction = (given: Pick<PastAction, 'User' | 'at'>, seq: number) => ({
  ...{ id: `a${seq}`, seq, hash: 'h', when: given.at, action: { type: 'UNDO' }, project_id: 'p1' },
  ...{ task: null, tasks: 0, ...given },
});

interface Given {
  readonly since?: string | null;
  readonly pages?: readonly (readonly Pick<PastAction, 'User' | 'at'>[])[];
  readonly isScenario?: boolean;
}

/** The Gantt's line as it is once the server has let the person in. */
async function opened({ since = SINCE, pages = [], isScenario = false }: Given) {
  const answers = pages.map((lines, page) => {
    const next = page + 1 < pages.length ? page + 1 : null;
    const body = { actions: lines.map((one, n) => pastAction(one, n + 1)), next };
    return [page === 0 ? AFTER : `${AFTER}?before=${page}`, () => ({ body })] as const;
  });
  const asked = serve({
    [LAST_SESSION]: () => ({ body: { lastSession: SINCE, previousVisitEnd: since } }),
    ...Object.fromEntries(answers),
  });
  const summary = { ...project(), business: business() };
  const scenario = isScenario ? { scenario: SCENARIO! } : {};
  const view = show(<SinceVisitLine />, {
    path: '/gantt?project=p1',
    saga: lastVisitSaga,
    actions: [
      planEvents.loaded({ projectId: 'p1', summary, actor: ACTOR, sync: begin(PLAN, SEQ), ...scenario }),
    ],
  });
  const join = () =>
    act(async () => {
      view.store.dispatch(planEvents.roomJoined({ rows: [] }));
      await jest.advanceTimersByTimeAsync(0);
    });
  await join();
  return { ...view, join, calls: asked.map(({ call }) => call) };
}

const TWO_PEOPLE = [
  line('Luis', LATER),
  line(ACTOR.userId, LATER),
  line('Eva', LATER),
  line('Luis', LATER),
  line('Luis', BEFORE),
];
const dismiss = () => screen.queryByRole('button', { name: 'Cerrar este aviso' });

beforeEach(async () => {
  jest.useFakeTimers();
  localStorage.clear();
  await startTestTranslations();
});
afterEach(() => jest.useRealTimers());

describe('what others changed since the last visit', () => {
  it('is told with how many they are, without what was done before and what one did oneself', async () => {
    await opened({ pages: [TWO_PEOPLE] });
    expect(screen.getByText('3 cambios de 2 personas desde tu última visita')).toBeVisible();
  });

  it('is told by name where it was one, in English too', async () => {
    await startTestTranslations('en');
    await opened({ pages: [[line('Luis', LATER)]] });
    expect(screen.getByText('1 change by Luis Pizarro since your last visit')).toBeVisible();
  });

  it('leads to the log from then on, described by what there is to see', async () => {
    const { router } = await opened({ pages: [TWO_PEOPLE] });
    const see = screen.getByRole('link', { name: 'Ver' });
    expect(see).toHaveAccessibleDescription('3 cambios de 2 personas desde tu última visita');
    await act(async () => void fireEvent.click(see));
    const { pathname, search } = router.state.location;
    expect([pathname, new URLSearchParams(search).get('since')]).toEqual(['/log_actions', SINCE]);
  });

  it('goes when it is dismissed, and stays away when the connection was lost within the visit', async () => {
    const { join } = await opened({ pages: [TWO_PEOPLE] });
    fireEvent.click(dismiss()!);
    expect(dismiss()).toBeNull();
    await join();
    expect(dismiss()).toBeNull();
  });

  it('stays when the connection was lost before it was read', async () => {
    const { join } = await opened({ pages: [TWO_PEOPLE] });
    await join();
    expect(dismiss()).toBeVisible();
  });

  it('is told once a visit: a reloaded page says nothing, the next visit does', async () => {
    (await opened({ pages: [TWO_PEOPLE] })).unmount();
    const { calls, unmount } = await opened({ pages: [TWO_PEOPLE] });
    expect([dismiss(), calls]).toEqual([null, [LAST_SESSION]]);
    unmount();
    await opened({ since: '2026-03-02T20:00:00.000Z', pages: [TWO_PEOPLE] });
    expect(dismiss()).toBeVisible();
  });

  it('is counted page after page, up to a limit', async () => {
    const page = Array.from({ length: 120 }, () => line('Luis', LATER));
    const { calls } = await opened({ pages: [page, page, page] });
    expect(screen.getByText('Más de 200 cambios desde tu última visita')).toBeVisible();
    expect(calls).toEqual([LAST_SESSION, AFTER, `${AFTER}?before=1`]);
  });

  it.each<readonly [string, Given]>([
    ['where nobody changed anything', { pages: [[line('Luis', BEFORE)]] }],
    ['where one did it oneself', { pages: [[line(ACTOR.userId, LATER)]] }],
    ['during the first visit', { since: null }],
    ['in a scenario', { isScenario: true, pages: [TWO_PEOPLE] }],
    ['where the server does not answer', {}],
  ])('is nothing %s', async (_, given) => {
    await opened(given);
    expect(dismiss()).toBeNull();
  });
});
