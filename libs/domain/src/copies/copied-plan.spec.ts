import { after, specResponsible, termPlan } from '../actions/testing/decide';
import { copiedPlan } from './copied-plan';

/** Mon–Fri, from Monday 2026-03-02. */
const source = termPlan({
  tasks: [
    { id: 'A', duration: 5 },
    { id: 'B', duration: 2, start: '2026-03-09', responsibles: ['luis'] },
  ],
  links: ['A>B'],
});
const own = {
  name: 'Torre 2',
  startDate: '2026-06-03',
  workingDays: '0111110',
  holidays: ['2026-06-08'],
  periodDays: 14,
  laPeriods: 6,
};

describe('a copied plan', () => {
  it('starts again on its own start, every task as many working days after it as before', () => {
    const copy = copiedPlan(source, own, [], 'term-1');
    expect(copy.settings).toMatchObject(own);
    expect(copy.terms.rows).toMatchObject([{ number: 1, startDate: '2026-06-03', periodDays: 14 }]);
    expect(copy.tasks.get('A')).toMatchObject({ start: '2026-06-03', end: '2026-06-11', duration: 5 });
    expect(copy.tasks.get('B')).toMatchObject({ start: '2026-06-11', end: '2026-06-13', duration: 2 });
    expect(copy.links.rows).toEqual(source.links.rows);
  });

  it('takes nothing over of what happened', () => {
    const worked = {
      ...source,
      tasks: source.tasks.with([
        { ...source.tasks.get('A')!, progress: 0.5, lastProgress: 0.25, commitment: 1, analysed: true },
      ]),
    };
    const [task] = copiedPlan(worked, own, [], 'term-1').tasks.rows;
    expect(task).toMatchObject({ progress: 0, lastProgress: 0, commitment: null, analysed: false });
  });

  it('schedules what had begun before its project, with what waits for it', () => {
    const begun = { ...source.tasks.get('A')!, start: '2026-02-23', end: '2026-02-28', progress: 1 };
    const next = { ...source.tasks.get('B')!, start: '2026-03-02', end: '2026-03-04' };
    const given = { ...source, tasks: source.tasks.with([begun, next]) };
    const copy = copiedPlan(given, own, [], 'term-1');
    expect(copy.tasks.get('A')).toMatchObject({ start: '2026-06-03', end: '2026-06-11' });
    expect(copy.tasks.get('B')).toMatchObject({ start: '2026-06-11', end: '2026-06-13' });
  });

  it('keeps the responsibles that the new project has, and no others', () => {
    const assigned = { ...source.tasks.get('B')!, responsibles: ['ana', 'luis'] };
    const given = { ...source, tasks: source.tasks.with([assigned]) };
    const copy = copiedPlan(given, own, [specResponsible('luis')], 'term-1');
    expect(copy.tasks.get('B')?.responsibles).toEqual(['luis']);
    expect(copy.responsibles.rows.map(({ id }) => id)).toEqual(['luis']);
  });

  it('leaves a milestone behind the work that it closes', () => {
    const milestone = { ...source.tasks.get('A')!, id: 'M', kind: 'milestone' as const, duration: 0 };
    const closing = { ...milestone, start: '2026-03-07', end: '2026-03-07' };
    const given = { ...source, tasks: source.tasks.with([closing]) };
    const monday = { ...own, startDate: '2026-06-01' };
    expect(copiedPlan(given, monday, [], 'term-1').tasks.get('M')).toMatchObject({
      start: '2026-06-06',
      end: '2026-06-06',
    });
  });

  it('weighs by itself while it has no baseline', () => {
    const based = after(source, 'SET_BASELINE', { name: 'Contrato' });
    const weighed = after(based, 'UPDATE_SETTINGS', { weighingOption: 'baselineDuration' });
    const copy = copiedPlan(weighed, own, [], 'term-1');
    expect(copy.settings.weighingOption).toBe('none');
    expect(copy.baselines.size).toBe(0);
  });
});
