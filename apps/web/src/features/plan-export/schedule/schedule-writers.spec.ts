import { createPlan, defaultSettings, newTask, type Plan, Table } from '@plomada/domain';
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

describe.each(SCHEDULE_TARGETS)('the file for %s', (target) => {
  it('is said to lack who is responsible for a task, by name', () => {
    const { warnings } = writeSchedule(target, planOf(['ana']), 'p1', now);
    expect(warnings).toContainEqual({ code: 'EXPORT_RESPONSIBLES', task: 'Ana Rojas' });
  });

  it('says nothing of people who are responsible for nothing', () => {
    const told = writeSchedule(target, planOf([]), 'p1', now).warnings.map(({ code }) => code);
    expect(told).not.toContain('EXPORT_RESPONSIBLES');
  });
});
