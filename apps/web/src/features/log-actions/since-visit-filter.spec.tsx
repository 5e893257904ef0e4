import { begin } from '@plomada/sync';
import { act, screen } from '@testing-library/react';
import { planEvents } from '../../plan/state/plan-actions';
import { business, project } from '../../testing/examples';
import { ACTOR, PLAN, SEQ } from '../../testing/plan-page';
import { show } from '../../testing/show';
import { startTestTranslations } from '../../testing/translations';
import { lastVisitActions } from '../last-visit/last-visit-slice';
import { SinceVisitFilter } from './since-visit-filter';

const year = new Date().getFullYear();
const SINCE = new Date(year, 0, 2, 14, 5, 9).toISOString();

beforeEach(() => startTestTranslations());

function filter(since: string | null, address = '') {
  const summary = { ...project(), business: business() };
  const actions = [
    planEvents.loaded({ projectId: 'p1', summary, actor: ACTOR, sync: begin(PLAN, SEQ) }),
    lastVisitActions.found({ projectId: 'p1', since, changes: null }),
  ];
  const view = show(<SinceVisitFilter />, { path: `/log_actions?project=p1${address}`, actions });
  return () => new URLSearchParams(view.router.state.location.search).get('since');
}

describe('the filter of the log by the last visit', () => {
  it('is chosen and given up, and kept in the address', () => {
    const since = filter(SINCE);
    const chip = () => screen.getByRole('button', { name: 'Desde tu última visita (02/01 14:05)' });
    expect(chip()).toHaveAttribute('aria-pressed', 'false');
    act(() => chip().click());
    expect([since(), chip().getAttribute('aria-pressed')]).toEqual([SINCE, 'true']);
    act(() => chip().click());
    expect(since()).toBeNull();
  });

  it('says what it does where the link is somebody else’s', () => {
    const other = new Date(year - 1, 10, 23, 14, 5).toISOString();
    filter(SINCE, `&since=${other}`);
    expect(
      screen.getByRole('button', { name: `De otras personas desde 23/11/${year - 1} 14:05` }),
    ).toHaveAttribute('aria-pressed', 'true');
  });

  it('is not there during the first visit, nor for what is no instant', () => {
    filter(null, '&since=ayer');
    expect(screen.queryByRole('button')).toBeNull();
  });
});
