import { fireEvent, screen, waitFor } from '@testing-library/react';
import { projectsActions } from '../projects/projects-slice';
import { business, project } from '../../testing/examples';
import { serve } from '../../testing/server';
import { show } from '../../testing/show';
import { startTestTranslations } from '../../testing/translations';
import { RatingButton } from './rating-button';

const ASK = 'GET /api/rating/p1';
const GIVE = (stars: number) => `POST /api/rating/p1/${stars}`;
const refused = () => ({ status: 500, body: { kind: 'internal', code: 'INTERNAL' } });

function open(path = '/gantt?project=p1') {
  const view = show(<RatingButton />, {
    path,
    actions: [projectsActions.loaded({ b1: business({ projects: [project()] }) })],
  });
  const button = screen.queryByRole('button');
  if (button) fireEvent.click(button);
  return view;
}
const star = (count: number) => screen.findByRole('radio', { name: new RegExp(`^${count} `) });

describe('rating', () => {
  beforeAll(() => startTestTranslations());

  it('is asked in a project only', () => {
    open('/');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('shows what was answered before, and thanks for an answer', async () => {
    const asked = serve({
      [ASK]: () => ({ body: { rating: 2 } }),
      [GIVE(5)]: () => ({ body: { rating: 5 } }),
    });
    open();
    expect(await star(2)).toBeChecked();
    fireEvent.click(await star(5));
    await waitFor(() => expect(asked.some(({ call }) => call === GIVE(5))).toBe(true));
    await waitFor(() => expect(screen.getByRole('status')).not.toBeEmptyDOMElement());
    expect(await star(5)).toBeChecked();
  });

  it('says that an answer was not kept, and keeps the one before', async () => {
    serve({ [ASK]: () => ({ body: { rating: 4 } }), [GIVE(1)]: refused });
    open();
    fireEvent.click(await star(1));
    await waitFor(() => expect(screen.getByRole('status')).not.toBeEmptyDOMElement());
    expect(await star(4)).toBeChecked();
  });

  it('that cannot be loaded can be asked for again', async () => {
    let broken = true;
    serve({ [ASK]: () => (broken ? refused() : { body: { rating: null } }) });
    open();
    const again = await screen.findByRole('button', { name: 'Reintentar' });
    broken = false;
    fireEvent.click(again);
    expect(await star(3)).not.toBeChecked();
  });
});
