import { act, screen, waitFor } from '@testing-library/react';
import { PersonAvatar } from '../../base/layout/person-avatar';
import { userChanged } from '../../base/session/session-slice';
import { ANA } from '../../testing/examples';
import { type Answers, serve } from '../../testing/server';
import { show } from '../../testing/show';
import { avatarsSaga } from './avatars-saga';
import { useAvatars } from './use-avatars';

const AVATARS = (projectId: string) => `GET /api/responsible/${projectId}/getAvatars`;
const LUIS = { id: 'u-luis', firstName: 'Luis', lastName: 'Pizarro' };
const EVA = { id: 'constructor', firstName: 'Eva', lastName: 'Mena' };
const answer = (avatarURL: string | null) => () => ({
  body: { avatars: [{ userId: LUIS.id, avatarURL }] },
});

function People() {
  const avatarOf = useAvatars();
  return [LUIS, EVA, ANA].map((one) => (
    <PersonAvatar key={one.id} person={{ ...one, avatarURL: avatarOf(one.id) }} />
  ));
}
function shown(answers: Answers, path = '/gantt?project=p1') {
  const asked = serve(answers);
  const page = show(
    <>
      <People />
      <People />
    </>,
    { path, saga: avatarsSaga },
  );
  const pictures = () => [...page.container.querySelectorAll('img')].map((one) => one.getAttribute('src'));
  return { ...page, asked, pictures };
}

describe('the pictures of the people of a project', () => {
  it('come by one call, however many show them; who has none keeps the initials', async () => {
    const { asked, pictures } = shown({ [AVATARS('p1')]: answer('/files/luis.webp') });
    expect(screen.getAllByText('LP')).toHaveLength(2);
    await waitFor(() => expect(pictures()).toEqual(['/files/luis.webp', '/files/luis.webp']));
    expect(screen.getAllByText('EM')).toHaveLength(2);
    expect(asked.map(({ call }) => call)).toEqual([AVATARS('p1')]);
  });

  it('are those of the project where a scenario is open, and of the next project once that is', async () => {
    const { asked, pictures, router } = shown(
      { [AVATARS('p1')]: answer('/files/luis.webp'), [AVATARS('p2')]: answer('/files/other.webp') },
      '/gantt?project=p1~s1',
    );
    await waitFor(() => expect(pictures()).toHaveLength(2));
    await act(() => router.navigate('/gantt?project=p2'));
    await waitFor(() => expect(pictures()).toEqual(['/files/other.webp', '/files/other.webp']));
    expect(asked.map(({ call }) => call)).toEqual([AVATARS('p1'), AVATARS('p2')]);
  });

  it('leave the initials, in silence, where they are not answered', async () => {
    const { asked, pictures } = shown({});
    await waitFor(() => expect(asked).toHaveLength(1));
    await act(async () => undefined);
    expect(pictures()).toEqual([]);
    expect(screen.getAllByText('LP')).toHaveLength(2);
  });

  it('show one’s own as soon as one has changed it', async () => {
    const { pictures, store } = shown({});
    await act(async () => undefined);
    act(() => void store.dispatch(userChanged({ ...ANA, avatarURL: '/files/ana.webp' })));
    expect(pictures()).toEqual(['/files/ana.webp', '/files/ana.webp']);
  });
});
