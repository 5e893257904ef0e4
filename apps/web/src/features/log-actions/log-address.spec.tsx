import { act, screen } from '@testing-library/react';
import { show } from '../../testing/show';
import { useLogAddress } from './use-log-address';

function Example() {
  const { entry, open, close } = useLogAddress();
  return (
    <>
      <output>{entry ?? 'none'}</output>
      <button onClick={() => open('a1')}>open</button>
      <button onClick={close}>close</button>
    </>
  );
}
const press = (name: string) => act(() => screen.getByRole('button', { name }).click());
const shown = () => screen.getByRole('status').textContent;

describe('the details of an action that the address names', () => {
  it('are closed for good: going back leads to the page before them', async () => {
    const { router } = show(<Example />, { path: '/log_actions?project=p1' });
    await act(() => router.navigate('/log_actions?project=p1&user=u1'));
    press('open');
    expect(shown()).toBe('a1');
    press('close');
    press('close');
    expect(router.state.location.search).toBe('?project=p1&user=u1');
    await act(() => router.navigate(-1));
    expect([shown(), router.state.location.search]).toEqual(['none', '?project=p1']);
  });

  it('leave the page that a link named them on', async () => {
    const { router } = show(<Example />, { path: '/log_actions?project=p1' });
    await act(() => router.navigate('/log_actions?project=p1&entry=a1'));
    press('close');
    expect([shown(), router.state.location.search]).toEqual(['none', '?project=p1']);
    await act(() => router.navigate(-1));
    expect(shown()).toBe('none');
  });
});
