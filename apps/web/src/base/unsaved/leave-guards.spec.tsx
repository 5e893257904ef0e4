import { fireEvent, screen } from '@testing-library/react';
import { Link } from 'react-router';
import { show } from '../../testing/show';
import { startTestTranslations } from '../../testing/translations';
import { LeaveGuard } from './leave-guard';

beforeAll(startTestTranslations);

const WORDS = { detail: 'It is lost.', leave: 'Leave', stay: 'Stay' };

function shown(unsaved: { first: boolean; second: boolean }, left: string[]) {
  return show(
    <>
      <Link to="/away">Away</Link>
      <Link to="/?section=other">Other section</Link>
      <LeaveGuard title="First?" asks={() => unsaved.first} onLeave={() => left.push('first')} {...WORDS} />
      <LeaveGuard
        title="Second?"
        asks={() => unsaved.second}
        params={['section']}
        onLeave={() => left.push('second')}
        {...WORDS}
      />
    </>,
  );
}
const goes = (name: string) => fireEvent.click(screen.getByText(name));
const answers = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

describe('two forms on one page', () => {
  it.each([
    [{ first: true, second: false }, 'First?', ['first']],
    [{ first: false, second: true }, 'Second?', ['second']],
    [{ first: true, second: true }, 'First?', ['first', 'second']],
  ])('of which %j hold something are left after one question', async (unsaved, title, both) => {
    const left: string[] = [];
    shown(unsaved, left);
    goes('Away');
    expect(await screen.findByRole('dialog', { name: title })).toBeVisible();
    await answers('Stay');
    expect(left).toEqual([]);
    expect(screen.queryByText('elsewhere')).toBeNull();
    goes('Away');
    await answers('Leave');
    expect(await screen.findByText('elsewhere')).toBeVisible();
    expect(left).toEqual(both);
  });

  it('are asked about a section only where it is theirs', () => {
    const unsaved = { first: true, second: false };
    const { router } = shown(unsaved, []);
    goes('Other section');
    expect(router.state.location.search).toBe('?section=other');
  });
});
