import { after, refusalOf, specContext, termPlan } from '../actions/testing/decide';
import { type PlanDocument, fromDocument, toDocument } from '../plan/document';
import { rhythm } from './rhythm';

const plan = termPlan({
  tasks: [
    { id: 't1', duration: 3, start: '2026-03-02' },
    { id: 't2', duration: 4, start: '2026-03-09' },
    { id: 't3', duration: 2, start: '2026-03-16' },
    { id: 'S' },
    { id: 'p1', parent: 'S', duration: 2, start: '2026-03-10' },
    { id: 'p2', parent: 'S', duration: 1, start: '2026-03-13' },
  ],
});
const UNITS = [
  { id: 'f1', name: 'Piso 1' },
  { id: 'f2', name: 'Piso 2' },
  { id: 'f3', name: 'Piso 3' },
];
const CATEGORIES = [
  { id: 'walls', name: 'Tabiques', workDays: 3 },
  { id: 'paint', name: 'Pintura', workDays: null },
];
const setUp = after(plan, 'SET_RHYTHM', { units: UNITS, categories: CATEGORIES });
const placed = [
  { taskIds: ['t2'], unit: 'f2', category: 'walls' },
  { taskIds: ['t1'], unit: 'f1', category: 'walls' },
  { taskIds: ['t3'], unit: 'f3', category: 'walls' },
  { taskIds: ['S'], unit: 'f1', category: 'paint' },
].reduce((before, payload) => after(before, 'ASSIGN_RHYTHM', payload), setUp);

describe('the line of balance', () => {
  it('follows each category through the units in their order', () => {
    const [walls] = rhythm(placed);
    expect(walls!.bars.map(({ unit, start, end, days }) => `${unit} ${start}..${end} ${days}`)).toEqual([
      'Piso 1 2026-03-02..2026-03-05 3',
      'Piso 2 2026-03-09..2026-03-13 4',
      'Piso 3 2026-03-16..2026-03-18 2',
    ]);
    expect(walls).toMatchObject({ workDays: 3, meanDays: 3, pace: 5 });
  });

  it('takes a branch as a whole, and has no pace in a single unit', () => {
    const paint = rhythm(placed)[1]!;
    expect(paint.bars).toMatchObject([{ unitId: 'f1', start: '2026-03-10', end: '2026-03-14', days: 4 }]);
    expect(paint).toMatchObject({ meanDays: 4, pace: null });
  });

  it('puts the tasks of one unit and category together', () => {
    const both = after(placed, 'ASSIGN_RHYTHM', { taskIds: ['t2'], unit: 'f1', category: 'walls' });
    expect(rhythm(both)[0]!.bars[0]).toMatchObject({ end: '2026-03-13', taskIds: ['t2', 't1'] });
  });

  it('is empty before anything is set up, and for plans that an older version wrote', () => {
    expect(rhythm(plan)).toEqual([]);
    const written = Object.entries(toDocument(plan)).filter(([name]) => !name.startsWith('rhythm'));
    expect(rhythm(fromDocument(Object.fromEntries(written) as unknown as PlanDocument))).toEqual([]);
  });
});

describe('setting up the rhythm', () => {
  it('renames, reorders and drops what no task is in', () => {
    const changed = after(placed, 'SET_RHYTHM', {
      units: [UNITS[2]!, { ...UNITS[1]!, name: 'Nivel 2' }, UNITS[0]!],
      categories: CATEGORIES,
    });
    expect(rhythm(changed)[0]!.bars.map((bar) => bar.unit)).toEqual(['Piso 3', 'Nivel 2', 'Piso 1']);
    expect(after(setUp, 'SET_RHYTHM', { units: [], categories: [] }).rhythmUnits.size).toBe(0);
  });

  it('takes tasks out again, and forgets those that are deleted', () => {
    const out = after(placed, 'ASSIGN_RHYTHM', { taskIds: ['t1', 't3'], unit: null, category: null });
    expect(rhythm(out)[0]!.bars.map((bar) => bar.unitId)).toEqual(['f2']);
    const deleted = after(placed, 'DELETE_TASKS', { ids: ['t1'] });
    expect(deleted.rhythmPlaces.has('t1')).toBe(false);
  });

  it.each([
    [
      'SET_RHYTHM',
      { units: [UNITS[0], { id: 'x', name: ' piso 1' }], categories: CATEGORIES },
      'RHYTHM_DUPLICATE',
    ],
    ['SET_RHYTHM', { units: [UNITS[0], UNITS[0]], categories: CATEGORIES }, 'RHYTHM_DUPLICATE'],
    ['SET_RHYTHM', { units: UNITS.slice(0, 2), categories: CATEGORIES }, 'RHYTHM_IN_USE'],
    ['SET_RHYTHM', { units: UNITS, categories: CATEGORIES.slice(0, 1) }, 'RHYTHM_IN_USE'],
    ['ASSIGN_RHYTHM', { taskIds: ['gone'], unit: 'f1', category: 'walls' }, 'TASK_UNKNOWN'],
    ['ASSIGN_RHYTHM', { taskIds: ['t1'], unit: 'f1', category: null }, 'RHYTHM_UNKNOWN'],
    ['ASSIGN_RHYTHM', { taskIds: ['t1'], unit: 'f1', category: 'gone' }, 'RHYTHM_UNKNOWN'],
  ])('refuses %s %j with %s', (type, payload, code) => {
    expect(refusalOf(placed, type, payload)?.code).toBe(code);
  });

  it('says which tasks stand in what would go', () => {
    const [, second] = UNITS;
    const rest = UNITS.filter((unit) => unit !== second);
    const inSecond = placed.rhythmPlaces.rows.filter(({ unit }) => unit === second!.id).map(({ id }) => id);
    expect(inSecond.length).toBeLessThan(placed.rhythmPlaces.size);
    expect(refusalOf(placed, 'SET_RHYTHM', { units: rest, categories: CATEGORIES })).toEqual({
      code: 'RHYTHM_IN_USE',
      params: { name: second!.name, tasks: inSecond.length },
      rows: inSecond,
    });
  });

  it('takes no task into a unit without a category, nor the other way round', () => {
    const half = [
      { unit: 'f1', category: null },
      { unit: null, category: 'walls' },
      { unit: 'gone', category: 'walls' },
      { unit: 'gone', category: 'gone' },
    ];
    for (const place of half) {
      expect(refusalOf(placed, 'ASSIGN_RHYTHM', { taskIds: ['t1'], ...place })?.code).toBe('RHYTHM_UNKNOWN');
    }
  });

  it('is for whoever manages the project', () => {
    const payload = { units: UNITS, categories: CATEGORIES };
    expect(refusalOf(plan, 'SET_RHYTHM', payload, specContext('facilitator'))?.code).toBe('ACTION_FORBIDDEN');
  });
});
