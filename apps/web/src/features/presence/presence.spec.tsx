import type { ActiveUser } from '@plomada/contracts';
import { act, screen } from '@testing-library/react';
import { ActiveUsers } from '../../app/shell/active-users';
import { Messages } from '../../base/messages/messages';
import { livePage, wait } from '../../testing/live-page';
import { show } from '../../testing/show';
import { ANA } from '../../testing/examples';
import { startTestTranslations } from '../../testing/translations';
import { socketActions } from '../../plan/socket/socket-slice';
import { planEvents } from '../../plan/state/plan-actions';
import { presenceActions, selectPeopleOnRows } from './presence-slice';
import { useSharedRowWarning } from './use-shared-row-warning';

const person = (
  id: string,
  firstName: string,
  lastName: string,
  more: Partial<ActiveUser> = {},
): ActiveUser => ({
  id,
  firstName,
  lastName,
  avatarURL: null,
  ...more,
});
const LUIS = person('luis', 'Luis', 'Pizarro');
const EVA = person('eva', 'Eva', 'Mena', { avatarURL: '/files/eva.png' });
const here = (...users: readonly ActiveUser[]) => socketActions.usersChanged(users);

beforeAll(() => startTestTranslations());

describe('the avatars of who is on the project', () => {
  it('are initials or a picture, and named for whoever cannot see them', () => {
    const { container } = show(<ActiveUsers />, { actions: [here(LUIS, EVA)] });
    expect(screen.getByRole('img', { name: 'En el proyecto ahora: Luis Pizarro, Eva Mena' })).toBeVisible();
    expect(screen.getByText('LP')).toBeVisible();
    expect(container.querySelector('img')).toHaveAttribute('src', '/files/eva.png');
  });

  it('come and go with the people, and with the connection', () => {
    const { store } = show(<ActiveUsers />, { actions: [socketActions.connected('s1'), here(LUIS)] });
    act(() => void store.dispatch(here(LUIS, person('ema', 'Ema', 'Soto'))));
    expect(screen.getByText('ES')).toBeVisible();
    act(() => void store.dispatch(here(person('ema', 'Ema', 'Soto'))));
    expect(screen.queryByText('LP')).toBeNull();
    act(() => void store.dispatch(socketActions.disconnected()));
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('are four at most, the last one a count that still names everybody', () => {
    const crowd = ['Ada', 'Bea', 'Cid', 'Dan', 'Eli', 'Fay'].map((name) => person(name, name, 'Zuñiga'));
    show(<ActiveUsers />, { actions: [here(...crowd)] });
    expect(screen.getByText('+3')).toBeVisible();
    expect(screen.queryByText('FZ')).toBeNull();
    expect(screen.getByRole('img', { name: /Fay Zuñiga$/ })).toBeVisible();
  });
});

describe('the rows on which others are', () => {
  const rowsIn = ({ getState }: ReturnType<typeof show>['store']) =>
    [...selectPeopleOnRows(getState())].map(([row, people]) => [row, people.map(({ id }) => id)]);

  it('are as they were told while the project was being joined, whatever the older answer says', () => {
    const { store } = show(<p />, { actions: [here(LUIS, EVA), planEvents.loading({ projectId: 'p1' })] });
    store.dispatch(presenceActions.moved({ userId: 'luis', row: 't2' }));
    const rows = [
      { userId: 'luis', row: 't1' },
      { userId: 'eva', row: 't3' },
    ];
    store.dispatch(planEvents.roomJoined({ rows }));
    expect(rowsIn(store)).toEqual([
      ['t3', ['eva']],
      ['t2', ['luis']],
    ]);
  });

  it('are forgotten when the project is left, or has to be joined again', () => {
    const { store } = show(<p />, { actions: [here(LUIS)] });
    const moved = presenceActions.moved({ userId: 'luis', row: 't1' });
    for (const end of [planEvents.joinedChanged(false), planEvents.closed()]) {
      store.dispatch(moved);
      expect(rowsIn(store)).toEqual([['t1', ['luis']]]);
      store.dispatch(end);
      store.dispatch(planEvents.roomJoined({ rows: [] }));
      expect(rowsIn(store)).toEqual([]);
    }
  });
});

describe('somebody else on the row that is edited', () => {
  function Editing({ row }: { readonly row: string | null }) {
    useSharedRowWarning(row, () => 'Excavar');
    return <Messages />;
  }
  const moved = (userId: string, row: string | null) => presenceActions.moved({ userId, row });
  const WARNING = 'Luis Pizarro también está en «Excavar». Lo que cambien los dos puede cruzarse.';

  it('is told once, when the other comes', () => {
    const { store } = show(<Editing row="t1" />, { actions: [here(LUIS)] });
    act(() => void store.dispatch(moved('luis', 't2')));
    expect(screen.queryByText(WARNING)).toBeNull();
    act(() => void store.dispatch(moved('luis', 't1')));
    expect(screen.getByText(WARNING)).toBeVisible();
    act(() => screen.getByRole('button', { name: 'Cerrar' }).click());
    act(() => {
      store.dispatch(moved('luis', null));
      store.dispatch(moved('luis', 't1'));
    });
    expect(screen.queryByText(WARNING)).toBeNull();
  });

  it('is nobody while nothing is edited, nor oneself in another tab', () => {
    show(<Editing row={null} />, { actions: [here(LUIS), moved('luis', 't1')] });
    expect(screen.queryByText(WARNING)).toBeNull();
    show(<Editing row="t1" />, { actions: [here(person(ANA.id, 'Ana', 'Rojas')), moved(ANA.id, 't1')] });
    expect(screen.queryByText(/también está/)).toBeNull();
  });
});

describe('the row that a person is on', () => {
  const live = livePage();
  beforeEach(() => {
    live.start();
  });
  const rows = () =>
    [...selectPeopleOnRows(live.page.store.getState() as never)].map(([row, [one]]) => [row, one?.id]);

  it('is told to the others, and told again after a cut', async () => {
    await live.page.joined();
    live.page.store.dispatch(presenceActions.wentTo('t1'));
    expect(live.socket.messages('presence')).toEqual([{ project: 'p1', row: 't1' }]);
    live.socket.cut('transport close');
    live.page.store.dispatch(presenceActions.wentTo('t2'));
    expect(live.socket.messages('presence')).toHaveLength(1);
    live.socket.opens();
    await wait(0);
    expect(live.socket.messages('presence').at(-1)).toEqual({ project: 'p1', row: 't2' });
  });

  it('is heard of others on the same project, until they go', async () => {
    live.socket.answers['joinProject'] = () => ({
      status: 'OK',
      activeUsers: [LUIS],
      seq: 4,
      rows: [{ userId: 'luis', row: 't1' }],
    });
    await live.page.joined();
    expect(rows()).toEqual([['t1', 'luis']]);
    live.socket.says('presence', { project: 'p1', user: LUIS, row: 't2' });
    live.socket.says('presence', { project: 'p2', user: LUIS, row: 't9' });
    expect(rows()).toEqual([['t2', 'luis']]);
    live.socket.says('userLeft', { project: 'p1', userId: 'luis' });
    expect(rows()).toEqual([]);
  });
});
