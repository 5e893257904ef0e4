import { PLAN, ACTOR, WHEN } from '../../testing/plan-page';
import { acceptedEdits } from './accepted-edits';

const rename = (id: string, text: string) => ({ type: 'UPDATE_TASK', payload: { id, text } }) as const;

describe('edits of several cells', () => {
  it('are taken but those that the plan refuses, each with its reason', () => {
    const edits = [rename('t1', 'Cavar'), rename('gone', 'Nada'), rename('t1', 'Zanja')];
    const { actions, refusals } = acceptedEdits(PLAN, edits, {
      actor: ACTOR,
      now: WHEN,
      today: '2026-03-02',
    });
    expect(actions).toEqual([edits[0], edits[2]]);
    expect(refusals.map((refusal) => refusal?.code ?? null)).toEqual([null, 'TASK_UNKNOWN', null]);
  });

  it('are not told of where they leave everything as it is', () => {
    const { text } = PLAN.tasks.get('t1')!;
    const { actions, refusals } = acceptedEdits(PLAN, [rename('t1', text)], {
      actor: ACTOR,
      now: WHEN,
      today: '2026-03-02',
    });
    expect([actions, refusals]).toEqual([[], [null]]);
  });
});
