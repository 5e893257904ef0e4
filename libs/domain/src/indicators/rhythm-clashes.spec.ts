import { after, termPlan } from '../actions/testing/decide';
import type { Plan } from '../plan/plan';
import { rhythmClashes } from './rhythm-clashes';

const UNITS = ['1', '2'].map((n) => ({ id: `f${n}`, name: `Piso ${n}` }));
const CATEGORIES = [
  { id: 'walls', name: 'Tabiques', workDays: null },
  { id: 'paint', name: 'Pintura', workDays: null },
  { id: 'floor', name: 'Pavimento', workDays: null },
];

/** Days from Monday the 2nd of March of 2026, Monday to Friday. */
function plan(
  ...work: readonly (readonly [unit: string, category: string, start: string, duration: number])[]
): Plan {
  const tasks = work.map(([, , start, duration], index) => ({
    id: `t${index}`,
    start: `2026-03-${start}`,
    duration,
  }));
  const setUp = after(termPlan({ tasks }), 'SET_RHYTHM', { units: UNITS, categories: CATEGORIES });
  return work.reduce(
    (before, [unit, category], index) =>
      after(before, 'ASSIGN_RHYTHM', { taskIds: [`t${index}`], unit, category }),
    setUp,
  );
}
const clashes = (of: Plan) =>
  rhythmClashes(of).map(
    ({ unit, first, second, start, end, days }) =>
      `${unit}: ${first.name}, ${second.name} ${start}..${end} ${days}`,
  );

describe('clashes of the line of balance', () => {
  it('are none where each kind of work leaves a unit before the next comes', () => {
    const inTurn = plan(['f1', 'walls', '02', 3], ['f1', 'paint', '05', 2], ['f2', 'walls', '05', 3]);
    expect(clashes(inTurn)).toEqual([]);
  });

  it('are the working days that two kinds of work share in one unit', () => {
    const crossed = plan(['f1', 'walls', '05', 4], ['f1', 'paint', '06', 5], ['f2', 'paint', '02', 9]);
    expect(clashes(crossed)).toEqual(['Piso 1: Tabiques, Pintura 2026-03-06..2026-03-11 3']);
  });

  it('name whoever begins first first, also against the order of the categories', () => {
    const overtaken = plan(['f2', 'walls', '04', 5], ['f2', 'paint', '03', 2]);
    expect(clashes(overtaken)).toEqual(['Piso 2: Pintura, Tabiques 2026-03-04..2026-03-05 1']);
  });

  it('are told of every pair', () => {
    const three = plan(['f1', 'walls', '02', 5], ['f1', 'paint', '03', 1], ['f1', 'floor', '03', 3]);
    expect(clashes(three)).toEqual([
      'Piso 1: Tabiques, Pintura 2026-03-03..2026-03-04 1',
      'Piso 1: Tabiques, Pavimento 2026-03-03..2026-03-06 3',
      'Piso 1: Pintura, Pavimento 2026-03-03..2026-03-04 1',
    ]);
  });
});
