import { createPlan, defaultSettings, newTask, type Plan, Table } from '@plomada/domain';
import { readSchedule } from '@plomada/interchange';
import { SCHEDULE_TARGETS } from '../export-target';
import { writeSchedule } from './schedule-writers';

const ana = {
  ...{ id: 'ana', userId: null, firstName: 'Ana', lastName: 'Rojas', email: '', company: '', function: '' },
  ...{ role: 'user' as const, isActive: true },
};
const task = newTask({ id: 't', text: 'Excavar', index: 0, start: '2026-03-02', end: '2026-03-05' });
const planOf = (responsibles: readonly string[]): Plan => ({
  ...createPlan(defaultSettings('Obra', '2026-03-02'), 'term-1'),
  responsibles: Table.of([ana]),
  tasks: Table.of([{ ...task, responsibles }]),
});
const now = { today: '2026-03-02', instant: '2026-03-02T12:00:00.000Z' };
const NAMES = { msproject: 'o.xml', primaveraP6: 'o.xml', xer: 'o.xer', json: 'o.json' };
const isTold = { code: 'EXPORT_RESPONSIBLES', task: 'Ana Rojas' };

describe.each(Object.entries(NAMES))('the file for %s', (target, name) => {
  it('has who is responsible for a task, who is no resource of it', () => {
    const { bytes, warnings } = writeSchedule(target as keyof typeof NAMES, planOf(['ana']), 'p1', now);
    const read = readSchedule(bytes, name);
    const schedule = read.ok ? read.schedule : undefined;
    const [person] = schedule?.responsibles ?? [];
    expect(person?.name).toBe('Ana Rojas');
    expect(schedule?.tasks.at(-1)?.responsibles).toEqual([person?.id]);
    expect(schedule?.resources).toEqual([]);
    expect(warnings).not.toContainEqual(isTold);
  });
});

describe.each(SCHEDULE_TARGETS.filter((target) => !(target in NAMES)))('the file for %s', (target) => {
  it('is said to lack who is responsible for a task, by name', () => {
    expect(writeSchedule(target, planOf(['ana']), 'p1', now).warnings).toContainEqual(isTold);
  });

  it('says nothing of people who are responsible for nothing', () => {
    const told = writeSchedule(target, planOf([]), 'p1', now).warnings.map(({ code }) => code);
    expect(told).not.toContain('EXPORT_RESPONSIBLES');
  });
});
