import { createPlan, defaultSettings, newTask, type Plan, type PlanRow, Table } from '@plomada/domain';
import { barsLegend, type LegendOptions } from './bars-legend';

const people = Array.from({ length: 10 }, (_, n) => ({
  id: `r${n}`,
  firstName: `Persona ${n}`,
  lastName: '',
  email: null,
  userId: null,
}));
const task = (id: string, change: object = {}) => ({
  ...newTask({ id, text: id, parent: null, index: 0, start: '2026-03-02', end: '2026-03-07', duration: 5 }),
  ...change,
});
const plan = {
  ...createPlan(defaultSettings('Obra', '2026-03-02'), 'term-1'),
  tasks: Table.of([
    task('bounded', { constraintType: 'fnlt', constraintDate: '2026-03-05' }),
    task('free'),
    task('other'),
  ]),
  responsibles: Table.of(people),
} as unknown as Plan;
const row = (id: string, change: Partial<PlanRow>) =>
  ({
    id,
    kind: 'task',
    start: '2026-03-02',
    end: '2026-03-07',
    progress: 0,
    conflict: null,
    responsibles: [],
    ...change,
  }) as PlanRow;
const ROWS = [
  row('sum', { kind: 'summary', state: null }),
  row('bounded', { state: 'delayed', critical: true, responsibles: ['r0'] }),
  row('free', { state: 'endRestricted', critical: false, responsibles: ['r8'] }),
  row('other', { state: 'startRestricted', critical: false }),
];
const PLAIN = { colour: 'state', baseline: false, showCritical: false } as const;
const legend = (options: Partial<LegendOptions> = {}) =>
  barsLegend(ROWS, plan, { ...PLAIN, ...options }, ((key: string) => key) as never);
const texts = (options: Partial<LegendOptions> = {}) => legend(options).map(({ text }) => text);

describe('the legend of the bars', () => {
  it('names the states that are shown, those of one look together, and the marks', () => {
    expect(texts()).toEqual([
      'gantt:state.startRestricted, gantt:state.endRestricted',
      'gantt:state.delayed',
      'gantt:legend.limit.until',
    ]);
    expect(legend()).toMatchObject([{ isLate: false }, { hue: 'delayed', isLate: true }, { holds: 'until' }]);
  });

  it('names the mark of tasks that cannot keep their date where there is one', () => {
    const conflict = [...ROWS, row('other', { state: 'startRestricted', conflict: 'links' as never })];
    const signs = (rows: readonly PlanRow[], marksConflicts: boolean) =>
      barsLegend(rows, plan, { ...PLAIN, marksConflicts }, ((key: string) => key) as never).map(
        ({ sign }) => sign,
      );
    expect(signs(conflict, true)).toContain('conflict');
    expect(signs(conflict, false)).not.toContain('conflict');
    expect(signs(ROWS, true)).not.toContain('conflict');
  });

  it('names the people, and tells those of a second round of colours from the first', () => {
    expect(texts({ colour: 'responsible' })).toEqual([
      'Persona 0',
      'Persona 8',
      'gantt:legend.nobody',
      'gantt:legend.overdue',
      'gantt:legend.limit.until',
    ]);
    expect(legend({ colour: 'responsible' })).toMatchObject([
      { hue: 'a', isBanded: false },
      { hue: 'a', isBanded: true },
      { hue: 'notAnalysed' },
      { isLate: true },
      {},
    ]);
  });

  it('says what is critical, by colour or by its lines, and what the baseline is', () => {
    expect(texts({ colour: 'critical' }).slice(0, 2)).toEqual([
      'gantt:criticalPath',
      'gantt:legend.notCritical',
    ]);
    expect(texts({ showCritical: true, baseline: true })).toEqual(
      expect.arrayContaining(['gantt:criticalPath', 'gantt:level.baseline']),
    );
  });
});
