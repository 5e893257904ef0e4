import { PLAN as EVERY_DAY } from '../../../testing/plan-page';
import { barMove } from './bar-moves';

const PLAN = { ...EVERY_DAY, settings: { ...EVERY_DAY.settings, workingDays: '0111110' } };
const MOVE = { id: 'a', from: '2026-03-06', start: '2026-03-11', end: '2026-03-13', resized: false };

describe('a bar that is dragged', () => {
  it('is moved alone while it is not one of several that are selected', () => {
    const alone = { type: 'MOVE_TASK', payload: { id: 'a', start: '2026-03-11' } };
    expect(barMove(PLAN, new Set(), MOVE)).toEqual(alone);
    expect(barMove(PLAN, new Set(['a']), MOVE)).toEqual(alone);
    expect(barMove(PLAN, new Set(['b', 'c']), MOVE)).toEqual(alone);
  });

  it('takes the others that are selected along, by working days', () => {
    expect(barMove(PLAN, new Set(['b', 'a']), MOVE)).toEqual({
      type: 'MOVE_TASKS',
      payload: { ids: ['b', 'a'], days: 3 },
    });
    const back = { ...MOVE, from: '2026-03-11', start: '2026-03-06' };
    expect(barMove(PLAN, new Set(['b', 'a']), back)?.payload).toMatchObject({ days: -3 });
    expect(
      barMove(PLAN, new Set(['b', 'a']), { ...MOVE, from: '2026-03-07', start: '2026-03-08' }),
    ).toBeNull();
  });

  it('is stretched alone, whatever is selected', () => {
    expect(barMove(PLAN, new Set(['b', 'a']), { ...MOVE, resized: true })).toEqual({
      type: 'MOVE_TASK',
      payload: { id: 'a', start: '2026-03-11', end: '2026-03-13' },
    });
  });
});
