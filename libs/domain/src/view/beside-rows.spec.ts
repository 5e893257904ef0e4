import { after, specContext, termPlan } from '../actions/testing/decide';
import { endVariance } from './end-variance';
import { viewOf } from './plan-view';
import { predecessorsOf } from './linked-rows';

const TODAY = '2026-03-04';
const tasks = [
  { id: 'S' },
  { id: 'A', parent: 'S', duration: 5 },
  { id: 'B', parent: 'S', duration: 3 },
  { id: 'C', duration: 2 },
];
const start = termPlan({ tasks });
const linked = termPlan({ tasks, links: ['A>B SS+2', 'S>C FS-1', 'A>C FF'] });

describe('what a row waits for', () => {
  it('is told by short codes, kinds and lags, of summaries too', () => {
    expect(predecessorsOf(linked, 'B')).toEqual([{ code: '1.1', type: '1', lag: 2 }]);
    expect(predecessorsOf(linked, 'C')).toEqual([
      { code: '1', type: '0', lag: -1 },
      { code: '1.1', type: '2', lag: 0 },
    ]);
    expect(predecessorsOf(linked, 'A')).toEqual([]);
    expect(predecessorsOf(linked, 'none')).toEqual([]);
  });

  it('follows the codes when the tree changes', () => {
    const moved = after(linked, 'MOVE_BRANCH', { id: 'C', parent: null, index: 0 });
    expect(predecessorsOf(moved, 'B').map(({ code }) => code)).toEqual(['2.1']);
  });
});

describe('how far a row ends from the baseline', () => {
  const baselined = after(start, 'SET_BASELINE', { name: 'Contract' }, specContext());
  const endsOff = (id: string, payload: object) => {
    const plan = after(baselined, 'MOVE_TASK', { id, ...payload });
    return endVariance(plan, viewOf(plan, TODAY).of(id)!);
  };

  it('is counted in working days, later ones positive', () => {
    expect(endsOff('A', { start: '2026-03-09' })).toBe(5);
    expect(endsOff('A', { duration: 2 })).toBe(-3);
    expect(endVariance(baselined, viewOf(baselined, TODAY).of('C')!)).toBe(0);
  });

  it('is nothing for what the baseline does not know', () => {
    expect(endVariance(start, viewOf(start, TODAY).of('C')!)).toBeNull();
  });
});
