import { begin } from '@plomada/sync';
import { screen, within } from '@testing-library/react';
import { planEvents } from '../../plan/state/plan-actions';
import { ACTOR } from '../../testing/plan-page';
import { show } from '../../testing/show';
import { startTestTranslations } from '../../testing/translations';
import { WEEK_OF_WORK } from '../../testing/week-of-work';
import { MeetingWork } from './meeting-work';

const LATE = {
  ...WEEK_OF_WORK,
  tasks: WEEK_OF_WORK.tasks.with([{ ...WEEK_OF_WORK.tasks.get('late')!, responsibles: ['luis'] }]),
};

function shown(step: 'review' | 'promise', taskId: string) {
  const loaded = planEvents.loaded({
    projectId: 'p1',
    summary: { business: {} } as never,
    actor: ACTOR,
    sync: begin(LATE, 1),
  });
  const nothing = () => undefined;
  show(
    <MeetingWork
      plan={LATE}
      step={step}
      reviewed={1}
      at={{ who: 'luis', taskId }}
      onPlace={nothing}
      onStep={nothing}
      onLeave={nothing}
    />,
    { path: '/meeting?project=p1', actions: [loaded] },
  );
}
const row = (name: RegExp) => screen.getByRole('listitem', { name });

describe('the work of the meeting', () => {
  beforeAll(() => startTestTranslations());

  it.each(['review', 'promise'] as const)(
    'offers of late work only its new end, in the step of %s',
    (step) => {
      shown(step, 'late');
      const late = within(row(/Trazar/));
      expect(late.getByRole('button', { name: 'Reprogramar: Trazar' })).toBeVisible();
      expect(late.queryByRole('button', { name: /%/ })).toBeNull();
      expect(late.getByText(/está atrasada/i)).toBeVisible();
    },
  );

  it('takes a promise of work that can be done', () => {
    shown('promise', 'own');
    expect(within(row(/Excavar/)).getAllByRole('button', { name: /%/ })).toHaveLength(6);
  });
});
